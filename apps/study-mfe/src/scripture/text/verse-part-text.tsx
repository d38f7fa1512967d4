import type { LinkedWords, Span } from '@word-unfolded/contracts';
import { useIsSpoken } from '@word-unfolded/speech';
import { classNames } from '@word-unfolded/ui';
import type { HighlightColour } from '@word-unfolded/domain';
import { Fragment, use, type ReactNode } from 'react';
import { useTexts } from '../../locales/texts.js';
import { useIsChosen, useIsTabStop } from '../selection/chosen-verses.js';
import { colourOf, VerseColoursContext } from '../selection/verse-colours.js';
import { notesOn, VerseNotesContext } from '../selection/verse-notes.js';
import { LinkedWordsContext } from '../words/linked-words.js';
import { cutWords } from '../words/cut-words.js';
import type { KeyedNote } from '@word-unfolded/scripture-text';
import { lengthOf, type VersePart } from '@word-unfolded/scripture-text';
import { NoteKey } from '../../features/passage/components/reading/note-key.js';
import styles from './verse-part-text.module.css';

type VersePartTextProps = {
  readonly part: VersePart;
  /** In OSIS form: `Rom.8`. */
  readonly chapter: string;
  /** The notes of the chapter. */
  readonly notes: readonly KeyedNote[];
  /** Prefix of the element ids of the chapter. */
  readonly id: string;
};

const NO_LINKS: readonly LinkedWords[] = [];

/** The part of a verse on one line: its number at the beginning, its words, and the markers of its notes. */
export function VersePartText({ part, chapter, notes, id }: VersePartTextProps) {
  const t = useTexts();
  const { spans, omitted, begins, number, trailingNotes } = part;
  const verse = `${chapter}.${number}`;
  const links = use(LinkedWordsContext).get(verse) ?? NO_LINKS;
  const isSpoken = useIsSpoken(verse);
  const colours = use(VerseColoursContext);
  const isChosen = useIsChosen(verse) && colours !== undefined;
  const colour = colourOf(colours, part.canonical);
  const isNoted = notesOn(use(VerseNotesContext), part.canonical).length > 0;
  const numberText = colours ? (
    <VerseButton verse={verse} number={number} colour={colour} isNoted={isNoted} />
  ) : (
    <span className="verse-number" data-verse-number="">
      {number}
    </span>
  );
  const opening = begins ? numberText : undefined;
  return (
    <span
      data-verse={verse}
      data-chosen={isChosen || undefined}
      data-highlight={colour}
      className={classNames(styles.verse, isSpoken && styles.spoken)}
    >
      {omitted && opening}
      {omitted && <span className="omitted-verse">{t('omitted', { verse: number })}</span>}
      {spans.map((span, index) => {
        const isLast = index === spans.length - 1;
        const hung = notes.filter((note) => note.verse === number && span.notes?.includes(note.index));
        const text = trimmed(span.text, index === 0, isLast || hung.length > 0);
        const trimmedOff = index === 0 ? span.text.length - span.text.trimStart().length : 0;
        const at = part.at + lengthOf(spans.slice(0, index)) + trimmedOff;
        return (
          <Fragment key={index}>
            <SpanText words={{ span, text, at, links }} opening={index === 0 ? opening : undefined} />
            <Keys notes={hung} id={id} />
            {hung.length > 0 && !isLast && /\s$/.test(span.text) && ' '}
          </Fragment>
        );
      })}
      <Keys notes={trailingNotes} id={id} />
    </span>
  );
}

function Keys({ notes, id }: { readonly notes: readonly KeyedNote[]; readonly id: string }) {
  return notes.map((note) => <NoteKey key={note.letter} note={note} id={id} />);
}

type VerseButtonProps = {
  /** In OSIS form. */
  readonly verse: string;
  readonly number: number;
  readonly colour: HighlightColour | undefined;
  /** Whether the reader has a note on it. */
  readonly isNoted: boolean;
};

/** The number of a verse is its button. One number of the page is reached by Tab, the others by the arrow keys. */
function VerseButton({ verse, number, colour, isNoted }: VerseButtonProps) {
  const t = useTexts();
  const isChosen = useIsChosen(verse);
  const isTabStop = useIsTabStop(verse);
  const name = colour
    ? t('verse.coloured', { verse: number, colour: t(`verse.colours.${colour}`) })
    : t('verse.number', { verse: number });
  return (
    <button
      type="button"
      className="verse-number"
      data-verse-number=""
      tabIndex={isTabStop ? 0 : -1}
      aria-pressed={isChosen}
      data-noted={isNoted || undefined}
      aria-label={[name, isNoted && t('verse.noted')].filter(Boolean).join(', ')}
    >
      {number}
    </button>
  );
}

type WordsProps = {
  /** How the words are styled. */
  readonly span: Span;
  readonly text: string;
  /** The offset of the text in its verse. */
  readonly at: number;
  /** The notes of the verse. */
  readonly links: readonly LinkedWords[];
};

type SpanTextProps = { readonly words: WordsProps; readonly opening: ReactNode };

/** Keeps the verse number on the same line as the first word. */
function SpanText({ words, opening }: SpanTextProps) {
  if (opening === undefined) return <Words {...words} />;
  const { text, at } = words;
  const [firstWord = ''] = /^\S*/.exec(text) ?? [];
  return (
    <>
      <span className="verse-opening">
        {opening}
        <Words {...words} text={firstWord} />
      </span>
      <Words {...words} text={text.slice(firstWord.length)} at={at + firstWord.length} />
    </>
  );
}

function Words({ span, text, at, links }: WordsProps) {
  const className = classNames(
    span.jesus && 'words-of-jesus',
    span.divineName && 'divine-name',
    span.added && 'added-words',
  );
  const words = links.length > 0 ? <LinkedText text={text} at={at} links={links} /> : text;
  return className && text ? <span className={className}>{words}</span> : words;
}

/** Words that can be tapped carry their offset in the verse, and the first original word behind them. */
function LinkedText({ text, at, links }: Omit<WordsProps, 'span'>) {
  return cutWords(text, at, links).map(({ text: piece, link }, index) =>
    link ? (
      <span key={index} className={styles.word} data-word={link.start} data-strongs={link.strongs[0]}>
        {piece}
      </span>
    ) : (
      <Fragment key={index}>{piece}</Fragment>
    ),
  );
}

function trimmed(text: string, atStart: boolean, atEnd: boolean): string {
  const begun = atStart ? text.trimStart() : text;
  return atEnd ? begun.trimEnd() : begun;
}
