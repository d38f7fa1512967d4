import type { ReactNode } from 'react';
import styles from './facts.module.css';

type FactsProps = { readonly facts: readonly (readonly [name: string, value: ReactNode])[] };

/** Names and values, one pair in a line. */
export function Facts({ facts }: FactsProps) {
  return (
    <dl className={styles.facts}>
      {facts.map(([name, value]) => (
        <div key={name} className={styles.fact}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
