import type { ReactNode } from 'react';
import styles from './component-catalogue.module.css';

type StateProps = {
  /** The props of this state as source text; empty for the default state. */
  readonly of?: string;
  readonly children: ReactNode;
};

/** A component in one of its states. */
export function State({ of, children }: StateProps) {
  return (
    <div className={styles.state}>
      {of && <code className={styles.props}>{of}</code>}
      {children}
    </div>
  );
}
