import { PAGES } from '@word-unfolded/domain';
import { ButtonLink, Delayed, EmptyState, Engraving, TextSkeleton } from '@word-unfolded/ui';
import type { ReactNode } from 'react';
import { useTexts } from '../../locales/texts.js';
import styles from './no-entry.module.css';
import type { OwnJournal } from '../use-own-journal.js';

/**
 * The journal below plus (decisions, "Journal below plus"): it is open to readers with entries; readers without entries
 * see what it is, and the way to the plans. Whether a reader has entries is known once this device has fetched all data
 * of the server.
 */
export function JournalPlanOnly({
  journal,
  children,
}: {
  readonly journal: OwnJournal;
  readonly children: ReactNode;
}) {
  const t = useTexts();
  const { mayWrite, entries, isWhole, problem, isUnreadable } = journal;
  const isEmpty = !mayWrite && !isUnreadable && (entries?.size ?? 0) === 0;
  const isKnown = entries !== undefined && isWhole;
  if (!isEmpty || (!isKnown && (problem !== undefined || !navigator.onLine))) return children;
  return (
    <div className={styles.page}>
      {isKnown ? (
        <EmptyState
          level={1}
          title={t('planOnly.title')}
          drawing={<Engraving name="lamp" />}
          actions={
            <>
              <ButtonLink to={PAGES.subscription} state={{ requiredTier: 'plus' }} variant="main">
                {t('planOnly.plans')}
              </ButtonLink>
              <ButtonLink to={PAGES.study}>{t('planOnly.study')}</ButtonLink>
            </>
          }
        >
          <p>{t('planOnly.body')}</p>
          <p>{t('planOnly.notes')}</p>
        </EmptyState>
      ) : (
        <Delayed>
          <TextSkeleton lines={6} label={t('loading')} />
        </Delayed>
      )}
    </div>
  );
}
