import { useLanguage } from '@word-unfolded/i18n';
import { localeOf, type Language } from '@word-unfolded/domain';
import { useSession } from '@word-unfolded/session';
import { useEffect, useSyncExternalStore } from 'react';
import { useTexts } from '../locales/texts.js';
import { fetchRemainingLimits } from './ask-limits-left.js';
import { remainingLimits, watchRemainingLimits } from './limits-left.js';
import styles from './remaining-usage.module.css';

/** Below this share of a limit what is left is pointed out. */
const FEW = 1 / 5;

/**
 * The remaining limits of the day, shown before the reader asks (beyond, 23) and pointed out when less than a fifth is
 * left. Nothing is shown while they are unknown, or if no limit applies.
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
  const ofRequests = left.requestsLeft / left.requests;
  const ofTokens = left.tokensLeft / left.tokens;
  const isFew = Math.min(ofRequests, ofTokens) < FEW;
  return (
    <p className={styles.left} data-few={isFew || undefined}>
      {text()}
    </p>
  );

  /** Readers do not count in tokens: where these end first, only the share that is left is said. */
  function text(): string {
    if (!left) return '';
    if (left.requestsLeft === 0 || left.tokensLeft === 0)
      return t('left.none', { time: timeOf(left.resetsAt, language) });
    return isFew && ofTokens < ofRequests ? t('left.few') : t('left.requests', { count: left.requestsLeft });
  }
}

/** A time of day, in the reader's time zone and format. */
function timeOf(moment: number, language: Language): string {
  return new Intl.DateTimeFormat(localeOf(language), { timeStyle: 'short' }).format(moment);
}
