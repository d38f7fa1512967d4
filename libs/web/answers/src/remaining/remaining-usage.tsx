import { useLanguage } from '@word-unfolded/i18n';
import { localeOf, type Language } from '@word-unfolded/domain';
import { useSession } from '@word-unfolded/session';
import { useEffect, useSyncExternalStore } from 'react';
import { useTexts } from '../locales/texts.js';
import { fetchRemainingLimits } from './ask-limits-left.js';
import { remainingLimits, watchRemainingLimits } from './limits-left.js';
import styles from './remaining-usage.module.css';

/**
 * The remaining limits of the day, shown before the reader asks (beyond, 23). Nothing is shown while they are unknown,
 * or if no limit applies.
 */
export function RemainingUsage() {
  const t = useTexts();
  const language = useLanguage();
  const { status, user } = useSession();
  const left = useSyncExternalStore(watchRemainingLimits, remainingLimits);
  const owner = user?._id;
  useEffect(() => {
    if (status !== 'checking') void fetchRemainingLimits(language);
  }, [status, owner, language]);
  if (!left) return null;
  const isOver = left.requestsLeft === 0 || left.tokensLeft === 0;
  return (
    <p className={styles.left} data-over={isOver || undefined}>
      {isOver
        ? t('left.none', { time: timeOf(left.resetsAt, language) })
        : t('left.requests', { count: left.requestsLeft })}
    </p>
  );
}

/** A time of day, in the reader's time zone and format. */
function timeOf(moment: number, language: Language): string {
  return new Intl.DateTimeFormat(localeOf(language), { timeStyle: 'short' }).format(moment);
}
