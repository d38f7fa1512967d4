import { formatsOf, useLanguage } from '@word-unfolded/i18n';
import { localeOf, type Language } from '@word-unfolded/domain';
import { useSession } from '@word-unfolded/session';
import { useEffect, useSyncExternalStore } from 'react';
import { useTexts } from '../locales/texts.js';
import { askLimitsLeft } from './ask-limits-left.js';
import { limitsLeft, watchLimitsLeft } from './limits-left.js';
import styles from './what-is-left.module.css';

/**
 * What is left of the day's limits, before something is asked for (beyond, 23). Nothing stands here while it is not known,
 * or where no limit holds.
 */
export function WhatIsLeft() {
  const t = useTexts();
  const language = useLanguage();
  const { status, user } = useSession();
  const left = useSyncExternalStore(watchLimitsLeft, limitsLeft);
  const owner = user?._id;
  useEffect(() => {
    if (status !== 'checking') void askLimitsLeft(language);
  }, [status, owner, language]);
  if (!left) return null;
  const { number } = formatsOf(language);
  const isOver = left.requestsLeft === 0 || left.tokensLeft === 0;
  return (
    <p className={styles.left} data-over={isOver || undefined}>
      {isOver
        ? t('left.none', { time: timeOf(left.resetsAt, language) })
        : [
            t('left.requests', { count: left.requestsLeft }),
            t('left.tokens', { left: number(left.tokensLeft) }),
          ].join(', ')}
    </p>
  );
}

/** A time of day, as the reader's clock shows it. */
function timeOf(moment: number, language: Language): string {
  return new Intl.DateTimeFormat(localeOf(language), { timeStyle: 'short' }).format(moment);
}
