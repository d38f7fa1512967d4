import type { Verse } from '@word-unfolded/contracts';
import { Fragment, useEffect, useEffectEvent } from 'react';
import { useTaggedVerse } from '../hooks/use-tagged-verse.js';
import { cutWords } from '../../../scripture/words/cut-words.js';
import {
  studyWords,
  useStudyFocus,
  type ChosenWords,
  type PassageInView,
} from '../../../scripture/words/study-focus.js';
import { useTexts } from '../texts.js';
import { AlignedNote } from './aligned-note.js';
import { AnswerState } from './answer-state.js';
import { SourceLine } from './source-line.js';
import styles from './study.module.css';
import { WordStudy } from './word-study.js';

type VerseWordsProps = {
  readonly verse: Verse;
  readonly translation: PassageInView['translation'];
  /** The words have been shown, or why there are none. */
  readonly onSettled: () => void;
};

/** The words of a verse as buttons, in a translation tagged with the original words, and the selected word. */
export function VerseWords({ verse, translation, onSettled }: VerseWordsProps) {
  const t = useTexts();
  const chosen = useStudyFocus(({ words }) => words);
  const { edition, verses, aligned, isUntagged, isPending, error, retry } = useTaggedVerse(
    verse,
    translation,
  );
  const settle = useEffectEvent(onSettled);
  useEffect(() => {
    if (!isPending) settle();
  }, [isPending]);
  if (isUntagged) return <p className={styles.none}>{t('words.untagged')}</p>;
  if (isPending || error) return <AnswerState error={error} onRetry={retry} />;
  if (!edition || verses.every(({ words }) => words.length === 0))
    return <p className={styles.none}>{t('words.none')}</p>;
  return (
    <>
      {edition.id !== translation.id && (
        <p className={styles.none}>{t('words.instead', { edition: edition.name })}</p>
      )}
      {aligned && <AlignedNote edition={aligned} />}
      <p className={styles.verse} lang={edition.language}>
        {verses.map(({ osis, text, words }) =>
          cutWords(text, 0, words).map(({ text: piece, link }, index) =>
            link ? (
              <button
                key={`${osis} ${index}`}
                type="button"
                className={styles.word}
                aria-pressed={isChosen(chosen, osis, link.start)}
                onClick={() => studyWords({ verse: osis, text: piece, link })}
              >
                {piece}
              </button>
            ) : (
              <Fragment key={`${osis} ${index}`}>{piece}</Fragment>
            ),
          ),
        )}
      </p>
      {chosen ? (
        <WordStudy key={`${chosen.verse} ${chosen.link.start}`} words={chosen} translationId={edition.id} />
      ) : (
        <p className={styles.none}>{t('words.hint')}</p>
      )}
      <SourceLine source={aligned ?? edition} />
    </>
  );
}

const isChosen = (chosen: ChosenWords | undefined, verse: string, start: number) =>
  chosen?.verse === verse && chosen.link.start === start;
