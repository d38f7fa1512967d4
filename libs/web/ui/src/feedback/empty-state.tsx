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
  /** The level of its heading; 1 where it replaces the whole page. */
  readonly level?: 1 | 2;
};

/** Replaces content that does not exist yet, and explains the first step. */
export function EmptyState({ title, children, actions, drawing, level = 2 }: EmptyStateProps) {
  const Heading = `h${level}` as const;
  return (
    <div className={styles.notice}>
      {drawing}
      <Heading className={styles.title}>{title}</Heading>
      <div className={styles.body}>{children}</div>
      {actions && <div className={styles.actions}>{actions}</div>}
    </div>
  );
}
