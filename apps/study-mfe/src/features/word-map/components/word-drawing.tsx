import { useQuery } from '@tanstack/react-query';
import type { Verse } from '@word-unfolded/contracts';
import { useLanguage } from '@word-unfolded/i18n';
import { useState } from 'react';
import { moveInGroup } from '../../../layout/move-in-group.js';
import { wordsQuery } from '../../../scripture/api/word-queries.js';
import { osisOf, useStudyFocus, type PassageInView } from '../../../scripture/words/study-focus.js';
import { askedWord } from '../state/asked-word.js';
import type { WordQuestion } from '../state/word-question.js';
import { useTexts } from '../texts.js';
import { DrawnWord } from './drawn-word.js';
import styles from './word-map.module.css';

/** The most words of a verse that are offered, and how long a word is at least: shorter ones are seldom asked about. */
const OFFERED = 12;
const SHORTEST = 4;

/** The most original words that are drawn for one word. */
const LEMMAS = 3;

type WordDrawingProps = {
  /** The question whose answer is shown. */
  readonly asked: WordQuestion | undefined;
  readonly onLexicon: (strongs: string) => void;
};

/** The words of the studied verse, and the one that the reader has chosen as a drawing. */
export function WordDrawing({ asked, onLexicon }: WordDrawingProps) {
  const { inView, verse: chosen } = useStudyFocus();
  const verse = inView?.verses.find((each) => osisOf(each) === chosen) ?? inView?.verses[0];
  if (!inView || !verse) return null;
  return (
    <WordsOfVerse
      key={`${osisOf(verse)} ${inView.translation.id}`}
      verse={verse}
      translation={inView.translation}
      asked={asked}
      onLexicon={onLexicon}
    />
  );
}

type WordsOfVerseProps = WordDrawingProps & {
  readonly verse: Verse;
  readonly translation: PassageInView['translation'];
};

function WordsOfVerse({ verse, translation, asked, onLexicon }: WordsOfVerseProps) {
  const t = useTexts();
  const language = useLanguage();
  const osis = osisOf(verse);
  const touched = useStudyFocus(({ words }) => (words?.verse === osis ? words.link.start : undefined));
  const { data } = useQuery(wordsQuery(osis, translation.id, language));
  const all = (data?.verses.find((each) => osisOf(each) === osis)?.words ?? []).map(
    ({ start, end, strongs }) => ({ start, text: verse.text.slice(start, end), strongs }),
  );
  const [chosen, choose] = useChosenWord(all, touched, asked);
  const words = all
    .filter(({ start, text }) => text.length >= SHORTEST || start === touched || start === chosen)
    .filter(({ start }, index) => index < OFFERED || start === chosen);
  const shown = chosen === null ? undefined : (words.find(({ start }) => start === chosen) ?? words[0]);
  if (words.length === 0) return null;
  return (
    <>
      <div className={styles.terms} role="group" aria-label={t('drawing.choose')} lang={translation.language}>
        {words.map(({ start, text }) => (
          <button
            key={start}
            type="button"
            className={styles.term}
            aria-pressed={start === shown?.start}
            onClick={() => choose(start)}
            onKeyDown={moveInGroup}
          >
            {text}
          </button>
        ))}
      </div>
      {shown &&
        lemmasOf(all, shown).map((strongs, index) => (
          <DrawnWord
            key={strongs}
            word={shown.text}
            isFirst={index === 0}
            strongs={strongs}
            translationId={data?.aligned?.id ?? translation.id}
            onLexicon={onLexicon}
          />
        ))}
    </>
  );
}

type TaggedWord = { readonly text: string; readonly strongs: readonly string[] };

/** The original words behind a word of the verse, its own first: Haran is a man and a town in one verse. */
function lemmasOf(all: readonly TaggedWord[], { text, strongs }: TaggedWord): readonly string[] {
  const alike = all.filter((each) => each.text === text).flatMap((each) => each.strongs);
  return [...new Set([...strongs, ...alike])].slice(0, LEMMAS);
}

/**
 * The word that the reader chose last: touched in the text, asked about, or pressed here. Null after a question about a
 * word that the verse does not have; undefined before any choice.
 */
function useChosenWord(
  words: readonly { readonly start: number; readonly text: string }[],
  touched: number | undefined,
  asked: WordQuestion | undefined,
) {
  const [last, setLast] = useState<{
    readonly start: number | null | undefined;
    readonly touched: number | undefined;
    /** The question that was acted on. */
    readonly asked: string;
  }>({ start: touched, touched, asked: '' });
  const question = asked ? `${asked.keyTerm ?? ''}\n${asked.question}` : '';
  if (touched !== last.touched) setLast({ ...last, start: touched ?? last.start, touched });
  else if (question !== last.asked && words.length > 0) {
    const start = asked && askedWord(words, asked);
    setLast({ ...last, start: start === undefined ? last.start : start, asked: question });
  }
  return [last.start, (start: number) => setLast({ ...last, start })] as const;
}
