import { classNames, useInlineNumbers, useReaderSettings } from '@word-unfolded/ui';
import { createElement, Fragment, useRef } from 'react';
import type { Block, ScripturePage, SetLine } from '@word-unfolded/scripture-text';
import { VersePartText } from './verse-part-text.js';

/** The separator between two verses in prose; it becomes a plain space when the text is copied. */
export const EN_SPACE = '\u2002';

type ScriptureTextProps = {
  readonly page: ScripturePage;
  /** Prefix of the element ids of this text. */
  readonly id: string;
  /** Level of the headings within the text: one below its title. */
  readonly headingLevel: 3 | 4;
};

/** The text of a chapter in the typesetting of its translation. */
export function ScriptureText(props: ScriptureTextProps) {
  const text = useRef<HTMLDivElement>(null);
  const { verseNumbers } = useReaderSettings();
  useInlineNumbers(text, verseNumbers);
  return (
    <div ref={text} className="scripture">
      {props.page.blocks.map((block, index) => (
        <BlockText key={index} block={block} {...props} />
      ))}
    </div>
  );
}

function BlockText({ block, ...place }: ScriptureTextProps & { readonly block: Block }) {
  if (block.kind === 'heading')
    return createElement(`h${place.headingLevel}`, { className: 'scripture-heading' }, block.text);
  if (!('lines' in block)) return <p className={`scripture-${block.kind}`}>{block.text}</p>;
  return (
    <p className={`scripture-${block.kind}`}>
      {block.lines.map((line, index) => (
        <LineText key={index} line={line} page={place.page} id={place.id} />
      ))}
    </p>
  );
}

type LineTextProps = { readonly line: SetLine; readonly page: ScripturePage; readonly id: string };

function LineText({ line, page, id }: LineTextProps) {
  const isProse = line.level === 0 && !line.selah;
  const setting = isProse ? 'scripture-paragraph' : `scripture-line scripture-level${line.level}`;
  return (
    <span className={classNames(setting, line.selah && 'scripture-selah')}>
      {line.parts.map((part, index) => (
        <Fragment key={index}>
          {index > 0 && (part.begins ? EN_SPACE : ' ')}
          <VersePartText part={part} chapter={`${page.book}.${page.chapter}`} notes={page.notes} id={id} />
        </Fragment>
      ))}
    </span>
  );
}
