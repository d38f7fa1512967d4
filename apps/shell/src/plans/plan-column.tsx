import { Icon } from '@word-unfolded/ui';
import { useId, type ReactNode } from 'react';
import styles from './plan-column.module.css';

/** Plans side by side; on a phone one below the other. */
export function PlanColumns({ children }: { readonly children: ReactNode }) {
  return <div className={styles.columns}>{children}</div>;
}

type PlanColumnProps = {
  /** Level of the plan's heading on its page. */
  readonly level: 2 | 3;
  readonly name: string;
  readonly price: string;
  /** The billing period of the price. */
  readonly per?: string | undefined;
  readonly aside: string;
  readonly gives: readonly string[];
  /** The link to the plan. */
  readonly act: ReactNode;
};

/** One plan: its price, its features, and its link. */
export function PlanColumn({ level, name, price, per, aside, gives, act }: PlanColumnProps) {
  const id = useId();
  const Heading = `h${level}` as const;
  return (
    <section className={styles.plan} aria-labelledby={id}>
      <Heading className={styles.name} id={id}>
        {name}
      </Heading>
      <p className={styles.price}>
        {price} {per && <span>{per}</span>}
      </p>
      <p className={styles.aside}>{aside}</p>
      <ul className={styles.gives}>
        {gives.map((each) => (
          <li key={each}>
            <Icon name="tick" small />
            <span>{each}</span>
          </li>
        ))}
      </ul>
      <div className={styles.act}>{act}</div>
    </section>
  );
}
