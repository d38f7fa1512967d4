import type { Span } from '@word-unfolded/contracts';
import { classNames } from '@word-unfolded/ui';
import { Fragment, useRef } from 'react';
import { useTexts } from '../texts.js';
import styles from './leaf-text.module.css';
import type { Block, SetLine, SetPassage, SetSpan, VersePart } from './set-words.js';
import { useHungNumbers } from './use-hung-numbers.js';

/** What stands between two verses that run on. */
const EN_SPACE = '\u2002';

/** The words of a passage, with hanging verse numbers. */
export function LeafText({ passage }: { readonly passage: SetPassage }) {
  const text = useRef<HTMLDivElement>(null);
  useHungNumbers(text, passage);
  return (
    <div ref={text} className={styles.scripture}>
      {passage.blocks.map((block, index) => (
        <BlockText key={index} block={block} />
      ))}
    </div>
  );
}

function BlockText({ block }: { readonly block: Block }) {
  if (!('lines' in block)) return <p className={styles[block.kind]}>{block.text}</p>;
  return (
    <p className={styles[block.kind]}>
      {block.lines.map((line, index) => (
        <LineText key={index} line={line} />
      ))}
    </p>
  );
}

function LineText({ line: { level, parts } }: { readonly line: SetLine }) {
  return (
    <span className={level === 0 ? styles.paragraph : classNames(styles.line, level > 1 && styles.answer)}>
      {parts.map((part, index) => (
        <Fragment key={index}>
          {index > 0 && (part.begins ? EN_SPACE : ' ')}
          <PartText part={part} />
        </Fragment>
      ))}
    </span>
  );
}

function PartText({ part: { verse, begins, omitted, spans } }: { readonly part: VersePart }) {
  const t = useTexts();
  const number = (
    <span className={styles.number} data-verse-number="">
      {verse}
    </span>
  );
  return (
    <>
      {begins && (
        <span className={styles.together}>
          {number}
          {spans[0] && <Words span={spans[0].span} text={firstWord(spans[0])} />}
        </span>
      )}
      {omitted && <span className={styles.omitted}>{t('leaf.omitted', { verse })}</span>}
      {spans.map((each, index) => (
        <Fragment key={index}>
          <Words
            span={each.span}
            text={
              begins && index === 0
                ? each.span.text.trimStart().slice(firstWord(each).length)
                : each.span.text
            }
          />
          {each.letters.map((letter) => (
            <sup key={letter} className={styles.key}>
              {letter}
            </sup>
          ))}
        </Fragment>
      ))}
    </>
  );
}

/** A number keeps to the first word of its verse: it never stands on the line before it. */
function firstWord({ span }: SetSpan): string {
  return /^\S*/.exec(span.text.trimStart())?.[0] ?? '';
}

function Words({ span, text }: { readonly span: Span; readonly text: string }) {
  const className = classNames(span.divineName && styles.name, span.added && styles.added);
  return className ? <span className={className}>{text}</span> : text;
}
