import type { Span } from '@word-unfolded/contracts';
import { classNames } from '@word-unfolded/ui';
import { Fragment } from 'react';
import { useTexts } from '../../../locales/texts.js';
import type { KeyedNote } from '../setting/key-notes.js';
import type { VersePart } from '../setting/set-leaves.js';
import { NoteKey } from './note-key.js';
import styles from './verse-part-text.module.css';

type VersePartTextProps = {
  readonly part: VersePart;
  /** Those of the chapter. */
  readonly notes: readonly KeyedNote[];
  /** Distinguishes the element ids of the chapter. */
  readonly id: string;
};

/** What a verse has on one line: its number where it begins, its words, and the keys of its notes. */
export function VersePartText({ part, notes, id }: VersePartTextProps) {
  const t = useTexts();
  const { spans, omitted, begins, number, trailingNotes } = part;
  return (
    <>
      {omitted && begins && <VerseNumber number={number} />}
      {omitted && <span className={styles.omitted}>{t('omitted', { verse: number })}</span>}
      {spans.map((span, index) => {
        const isLast = index === spans.length - 1;
        const hung = notes.filter((note) => note.verse === number && span.notes?.includes(note.index));
        const text = trimmed(span.text, index === 0, isLast || hung.length > 0);
        return (
          <Fragment key={index}>
            <SpanText span={{ ...span, text }} number={index === 0 && begins ? number : undefined} />
            <Keys notes={hung} id={id} />
            {hung.length > 0 && !isLast && /\s$/.test(span.text) && ' '}
          </Fragment>
        );
      })}
      <Keys notes={trailingNotes} id={id} />
    </>
  );
}

function Keys({ notes, id }: { readonly notes: readonly KeyedNote[]; readonly id: string }) {
  return notes.map((note) => <NoteKey key={note.letter} note={note} id={id} />);
}

function VerseNumber({ number }: { readonly number: number }) {
  return (
    <span className={styles.number} data-verse-number="">
      {number}
    </span>
  );
}

/** A number never stands at the end of a line while its verse begins on the next: it keeps to the first word. */
function SpanText({ span, number }: { readonly span: Span; readonly number: number | undefined }) {
  if (number === undefined) return <Words span={span} text={span.text} />;
  const [firstWord = ''] = /^\S*/.exec(span.text) ?? [];
  return (
    <>
      <span className={styles.together}>
        <VerseNumber number={number} />
        <Words span={span} text={firstWord} />
      </span>
      <Words span={span} text={span.text.slice(firstWord.length)} />
    </>
  );
}

function Words({ span, text }: { readonly span: Span; readonly text: string }) {
  const className = classNames(
    span.jesus && styles.jesus,
    span.divineName && styles.name,
    span.added && styles.added,
  );
  return className && text ? <span className={className}>{text}</span> : text;
}

function trimmed(text: string, atStart: boolean, atEnd: boolean): string {
  const begun = atStart ? text.trimStart() : text;
  return atEnd ? begun.trimEnd() : begun;
}
