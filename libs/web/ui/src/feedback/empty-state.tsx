import type { ReactNode } from 'react';
import styles from './notice.module.css';

type EmptyStateProps = {
  /** What is not there yet. */
  readonly title: string;
  /** The first step. */
  readonly children: ReactNode;
  readonly acts?: ReactNode;
};

/** What stands where nothing is yet: it teaches the first step. */
export function EmptyState({ title, children, acts }: EmptyStateProps) {
  return (
    <div className={styles.notice}>
      <h2 className={styles.title}>{title}</h2>
      <div className={styles.body}>{children}</div>
      {acts && <div className={styles.acts}>{acts}</div>}
    </div>
  );
}
