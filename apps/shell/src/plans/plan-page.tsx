import { useReplacesFirstPage } from '@word-unfolded/ui';
import type { ReactNode } from 'react';
import styles from './plan-page.module.css';

type PlanPageProps = {
  readonly title: string;
  /** What stands below the title, before the parts of the page. */
  readonly head: ReactNode;
  readonly children: ReactNode;
};

/** A page about the reader's plan: a title above parts that use the whole width. */
export function PlanPage({ title, head, children }: PlanPageProps) {
  useReplacesFirstPage();
  return (
    <div className={styles.page}>
      <header className={styles.head}>
        <h1 className={styles.title}>{title}</h1>
        {head}
      </header>
      {children}
    </div>
  );
}
