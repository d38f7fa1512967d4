import { useLanguage } from '@word-unfolded/i18n';
import { useId } from 'react';
import { timeText } from '../../../time/time-text.js';
import type { PastQuestion } from '../state/past-questions.js';
import { useTexts } from '../texts.js';
import styles from './word-map.module.css';

type PastQuestionsProps = {
  readonly past: readonly PastQuestion[];
  /** The timestamp of the open question. */
  readonly shownAt: string | undefined;
  readonly onOpen: (past: PastQuestion) => void;
};

/** The earlier questions on this device, the newest first; each opens with its answer, also without a network. */
export function PastQuestions({ past, shownAt: openedAt, onOpen }: PastQuestionsProps) {
  const t = useTexts();
  const language = useLanguage();
  const id = useId();
  if (past.length === 0) return null;
  return (
    <section className={styles.past} aria-labelledby={id}>
      <h3 id={id} className={styles.pastTitle}>
        {t('past.title')}
      </h3>
      <ol>
        {past.map((each) => (
          <li key={each.at} className={styles.pastRow}>
            <button
              type="button"
              aria-current={each.at === openedAt || undefined}
              onClick={() => onOpen(each)}
            >
              <span className={styles.pastQuestion}>{each.asked.question}</span>
              <span className={styles.lead}>
                {[each.asked.scriptureReference, timeText(each.at, language)].join(' · ')}
              </span>
            </button>
          </li>
        ))}
      </ol>
    </section>
  );
}
