import type { ReactNode } from 'react';
import styles from './notice.module.css';

type EmptyStateProps = {
  /** The missing content. */
  readonly title: string;
  /** The first step. */
  readonly children: ReactNode;
  readonly actions?: ReactNode;
  /** An `Engraving` above it, where the state is most of the page. */
  readonly drawing?: ReactNode;
};

/** Replaces content that does not exist yet, and explains the first step. */
export function EmptyState({ title, children, actions, drawing }: EmptyStateProps) {
  return (
    <div className={styles.notice}>
      {drawing}
      <h2 className={styles.title}>{title}</h2>
      <div className={styles.body}>{children}</div>
      {actions && <div className={styles.actions}>{actions}</div>}
    </div>
  );
}
