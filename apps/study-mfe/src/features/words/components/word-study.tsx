import { useState } from 'react';
import type { ChosenWords } from '../../../scripture/words/study-focus.js';
import { useTexts } from '../texts.js';
import { LexiconEntry } from './lexicon-entry.js';
import styles from './study.module.css';

type WordStudyProps = { readonly words: ChosenWords; readonly translationId: string };

/** The original words behind the selected words of a verse, one of them expanded. */
export function WordStudy({ words: { text, link }, translationId }: WordStudyProps) {
  const t = useTexts();
  const [strongs, setStrongs] = useState(link.strongs[0]);
  return (
    <section aria-label={t('words.behind', { words: text })}>
      {link.strongs.length > 1 && (
        <div className={styles.numbers} role="group" aria-label={t('words.behind', { words: text })}>
          {link.strongs.map((number) => (
            <button
              key={number}
              type="button"
              className={styles.choice}
              aria-pressed={number === strongs}
              onClick={() => setStrongs(number)}
            >
              {number}
            </button>
          ))}
        </div>
      )}
      {strongs && (
        <LexiconEntry key={strongs} strongs={strongs} translationId={translationId} onOpen={setStrongs} />
      )}
    </section>
  );
}
