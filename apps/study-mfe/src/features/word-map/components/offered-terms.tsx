import { useMemo } from 'react';
import { moveInGroup } from '../../../layout/move-in-group.js';
import { useStudyFocus } from '../../../scripture/words/study-focus.js';
import { termsOf } from '../state/terms-of-passage.js';
import { useTexts } from '../texts.js';
import styles from './word-map.module.css';

type OfferedTermsProps = { readonly chosen: string; readonly onChoose: (term: string) => void };

/** Words of the displayed passage, the one that the reader tapped first. */
export function OfferedTerms({ chosen, onChoose }: OfferedTermsProps) {
  const t = useTexts();
  const inView = useStudyFocus((focus) => focus.inView);
  const touched = useStudyFocus((focus) => focus.words?.text);
  const terms = useMemo(() => {
    const found = inView ? termsOf(inView.verses, inView.translation.language) : [];
    return [...new Set([...(touched ? [touched] : []), ...found])];
  }, [inView, touched]);
  if (!inView || terms.length === 0) return null;
  return (
    <div
      className={styles.terms}
      role="group"
      aria-label={t('form.offered', { passage: inView.reference })}
      lang={inView.translation.language}
    >
      {terms.map((term) => (
        <button
          key={term}
          type="button"
          className={styles.term}
          aria-pressed={term === chosen}
          onClick={() => onChoose(term === chosen ? '' : term)}
          onKeyDown={moveInGroup}
        >
          {term}
        </button>
      ))}
    </div>
  );
}
