import type { Span } from '@word-unfolded/contracts';
import type { Block, KeyedNote, ScripturePage, SetLine, VersePart } from '@word-unfolded/scripture-text';
import { classNames, Link, useInlineNumbers } from '@word-unfolded/ui';
import { Fragment, useContext, useRef, type MouseEvent } from 'react';
import { useTexts } from '../pages/landing/texts.js';
import styles from './passage-text.module.css';
import { VerseColoursContext } from './verse-colours.js';
import { VerseLinks } from './verse-links.js';

/** The separator between two verses in prose. */
const EN_SPACE = '\u2002';

/** The text of a chapter, with hanging verse numbers. */
export function PassageText({ page }: { readonly page: ScripturePage }) {
  const text = useRef<HTMLDivElement>(null);
  useInlineNumbers(text, true);
  return (
    <div ref={text} className={classNames('scripture', styles.words)}>
      {page.blocks.map((block, index) => (
        <BlockText key={index} block={block} notes={page.notes} />
      ))}
    </div>
  );
}

type Notes = { readonly notes: readonly KeyedNote[] };

function BlockText({ block, notes }: { readonly block: Block } & Notes) {
  if (!('lines' in block)) return <p className={`scripture-${block.kind}`}>{block.text}</p>;
  return (
    <p className={`scripture-${block.kind}`}>
      {block.lines.map((line, index) => (
        <LineText key={index} line={line} notes={notes} />
      ))}
    </p>
  );
}

function LineText({ line: { level, selah, parts }, notes }: { readonly line: SetLine } & Notes) {
  const setting = level === 0 && !selah ? 'scripture-paragraph' : `scripture-line scripture-level${level}`;
  return (
    <span className={classNames(setting, selah && 'scripture-selah')}>
      {parts.map((part, index) => (
        <Fragment key={index}>
          {index > 0 && (part.begins ? EN_SPACE : ' ')}
          <MarkedPart part={part} notes={notes} />
        </Fragment>
      ))}
    </span>
  );
}

/** A part of a verse in the colour in which the reader has highlighted the verse. */
function MarkedPart(props: { readonly part: VersePart } & Notes) {
  const colour = useContext(VerseColoursContext)?.get(props.part.number);
  if (!colour) return <PartText {...props} />;
  return (
    <mark className={styles.marked} style={{ background: `var(--highlight-${colour})` }}>
      <PartText {...props} />
    </mark>
  );
}

function PartText({ part, notes }: { readonly part: VersePart } & Notes) {
  const t = useTexts();
  const { number, begins, omitted, spans, trailingNotes } = part;
  const [first] = spans;
  const opening = begins && first ? firstWord(first) : '';
  return (
    <>
      {begins && (
        <span className="verse-opening">
          <VerseNumber number={number} />
          {first && <Words span={first} text={opening} />}
        </span>
      )}
      {omitted && <span className="omitted-verse">{t('scripturePage.omitted', { verse: number })}</span>}
      {spans.map((span, index) => (
        <Fragment key={index}>
          <Words span={span} text={index === 0 ? span.text.trimStart().slice(opening.length) : span.text} />
          <Keys notes={notes.filter((note) => note.verse === number && span.notes?.includes(note.index))} />
        </Fragment>
      ))}
      <Keys notes={trailingNotes} />
    </>
  );
}

function VerseNumber({ number }: { readonly number: number }) {
  const link = useContext(VerseLinks)?.(number);
  const props = { className: 'verse-number', 'data-verse-number': '' };
  if (!link) return <span {...props}>{number}</span>;
  return (
    <Link
      {...props}
      to={link.to}
      aria-label={link.label}
      onClick={(event) => {
        if (!link.onOpen || isElsewhere(event)) return;
        event.preventDefault();
        link.onOpen();
      }}
    >
      {number}
    </Link>
  );
}

/** Whether a link is opened in another tab or window. */
function isElsewhere({ button, ctrlKey, metaKey, shiftKey, altKey }: MouseEvent): boolean {
  return button !== 0 || ctrlKey || metaKey || shiftKey || altKey;
}

function Keys({ notes }: Notes) {
  return notes.map(({ letter }) => (
    <span key={letter} className="note-key">
      {letter}
    </span>
  ));
}

/** Keeps the verse number on the same line as the first word. */
function firstWord({ text }: Span): string {
  return /^\S*/.exec(text.trimStart())?.[0] ?? '';
}

function Words({ span, text }: { readonly span: Span; readonly text: string }) {
  const className = classNames(span.divineName && 'divine-name', span.added && 'added-words');
  return className ? <span className={className}>{text}</span> : text;
}
