import { PAGES } from '@word-unfolded/domain';
import { Delayed, TextSkeleton, useNavigate } from '@word-unfolded/ui';
import { useEffect, type ReactNode } from 'react';
import { useTexts } from '../../locales/texts.js';
import styles from './no-entry.module.css';
import type { OwnJournal } from '../use-own-journal.js';

/**
 * The journal below plus (decisions, "Journal below plus"): it is open to readers with entries; readers without entries
 * are redirected to the plans. Whether a reader has entries is known once this device has fetched all data of the
 * server.
 */
export function JournalPlanOnly({
  journal,
  children,
}: {
  readonly journal: OwnJournal;
  readonly children: ReactNode;
}) {
  const t = useTexts();
  const navigate = useNavigate();
  const { mayWrite, entries, isWhole, problem, isUnreadable } = journal;
  const isEmpty = !mayWrite && !isUnreadable && (entries?.size ?? 0) === 0;
  const isKnown = entries !== undefined && isWhole;
  useEffect(() => {
    if (isEmpty && isKnown)
      void navigate(PAGES.subscription, { replace: true, state: { requiredTier: 'plus' } });
  }, [isEmpty, isKnown, navigate]);
  if (!isEmpty || (!isKnown && (problem !== undefined || !navigator.onLine))) return children;
  return (
    <div className={styles.page}>
      <Delayed>
        <TextSkeleton lines={6} label={t('loading')} />
      </Delayed>
    </div>
  );
}
