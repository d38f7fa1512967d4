import { useLanguage } from '@word-unfolded/i18n';
import { useId } from 'react';
import { momentText } from '../../../moments/moment-text.js';
import type { PastQuestion } from '../state/past-questions.js';
import { useTexts } from '../texts.js';
import styles from './word-map.module.css';

type PastQuestionsProps = {
  readonly past: readonly PastQuestion[];
  /** The moment of the one that is open. */
  readonly openedAt: string | undefined;
  readonly onOpen: (past: PastQuestion) => void;
};

/** What was asked before on this device, the newest first; each opens with its answer, without a network too. */
export function PastQuestions({ past, openedAt, onOpen }: PastQuestionsProps) {
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
                {[each.asked.scriptureReference, momentText(each.at, language)].join(' · ')}
              </span>
            </button>
          </li>
        ))}
      </ol>
    </section>
  );
}
