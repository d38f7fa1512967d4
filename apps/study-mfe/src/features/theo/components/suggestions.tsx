import { useTheoTexts } from '../texts.js';
import styles from './suggestions.module.css';

/** Specification, section 2: four exist, two are shown. */
const SUGGESTIONS = ['context', 'words', 'related', 'apply'] as const;
const SHOWN = 2;

type SuggestionsProps = { readonly reference: string; readonly onAsk: (question: string) => void };

/** Suggested questions about a passage; the selection depends on the passage and is stable for it. */
export function Suggestions({ reference, onAsk }: SuggestionsProps) {
  const t = useTheoTexts();
  const first = [...reference].reduce((sum, sign) => sum + sign.charCodeAt(0), 0);
  const shown = Array.from(
    { length: SHOWN },
    (_, index) => SUGGESTIONS[(first + index) % SUGGESTIONS.length]!,
  );
  return (
    <ul className={styles.list} aria-label={t('suggestions.label')}>
      {shown.map((name) => {
        const question = t(`suggestions.${name}`);
        return (
          <li key={name}>
            <button type="button" className={styles.suggestion} onClick={() => onAsk(question)}>
              {question}
            </button>
          </li>
        );
      })}
    </ul>
  );
}
