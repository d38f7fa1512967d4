import { useQuery } from '@tanstack/react-query';
import type { Verse } from '@word-unfolded/contracts';
import { useLanguage } from '@word-unfolded/i18n';
import { useState } from 'react';
import { wordsQuery } from '../../../scripture/api/word-queries.js';
import { osisOf, useStudyFocus, type PassageInView } from '../../../scripture/words/study-focus.js';
import { useTexts } from '../texts.js';
import { DrawnWord } from './drawn-word.js';
import styles from './word-map.module.css';

/** The most words of a verse that are offered, and how long a word is at least: shorter ones are seldom asked about. */
const OFFERED = 12;
const SHORTEST = 4;

type WordDrawingProps = { readonly onLexicon: (strongs: string) => void };

/** The words of the studied verse, and the one that the reader has chosen as a drawing. */
export function WordDrawing({ onLexicon }: WordDrawingProps) {
  const { inView, verse: chosen } = useStudyFocus();
  const verse = inView?.verses.find((each) => osisOf(each) === chosen) ?? inView?.verses[0];
  if (!inView || !verse) return null;
  return (
    <WordsOfVerse
      key={`${osisOf(verse)} ${inView.translation.id}`}
      verse={verse}
      translation={inView.translation}
      onLexicon={onLexicon}
    />
  );
}

type WordsOfVerseProps = WordDrawingProps & {
  readonly verse: Verse;
  readonly translation: PassageInView['translation'];
};

function WordsOfVerse({ verse, translation, onLexicon }: WordsOfVerseProps) {
  const t = useTexts();
  const language = useLanguage();
  const osis = osisOf(verse);
  const touched = useStudyFocus(({ words }) => (words?.verse === osis ? words.link.start : undefined));
  const [pressed, setPressed] = useState<number>();
  const { data } = useQuery(wordsQuery(osis, translation.id, language));
  const words = (data?.verses.find((each) => osisOf(each) === osis)?.words ?? [])
    .map(({ start, end, strongs }) => ({ start, text: verse.text.slice(start, end), strongs: strongs[0] }))
    .filter(({ start, text }) => text.length >= SHORTEST || start === touched)
    .slice(0, OFFERED);
  const shown = words.find(({ start }) => start === (pressed ?? touched)) ?? words[0];
  if (!shown?.strongs) return null;
  return (
    <>
      <div className={styles.terms} role="group" aria-label={t('drawing.choose')} lang={translation.language}>
        {words.map(({ start, text }) => (
          <button
            key={start}
            type="button"
            className={styles.term}
            aria-pressed={start === shown.start}
            onClick={() => setPressed(start)}
          >
            {text}
          </button>
        ))}
      </div>
      <DrawnWord
        word={shown.text}
        strongs={shown.strongs}
        translationId={data?.aligned?.id ?? translation.id}
        onLexicon={onLexicon}
      />
    </>
  );
}
