import { Delayed, TextSkeleton, useReplacesFirstPage } from '@word-unfolded/ui';
import type { ReactNode } from 'react';
import { useTexts } from '../locales/texts.js';
import styles from './plan-page.module.css';

type PlanPageProps = {
  readonly title: string;
  /** What stands below the title, before the parts of the page. */
  readonly head: ReactNode;
  readonly children: ReactNode;
  /** What decides the height of the parts is not known yet: the page shows its title only. */
  readonly isAwaited?: boolean;
};

/** A page about the reader's plan: a title above parts that use the whole width. */
export function PlanPage({ title, head, children, isAwaited = false }: PlanPageProps) {
  const t = useTexts();
  useReplacesFirstPage(!isAwaited);
  return (
    <div className={styles.page}>
      <header className={styles.head}>
        <h1 className={styles.title}>{title}</h1>
        {!isAwaited && head}
      </header>
      {isAwaited ? (
        <Delayed>
          <TextSkeleton lines={8} label={t('loading')} />
        </Delayed>
      ) : (
        children
      )}
    </div>
  );
}
