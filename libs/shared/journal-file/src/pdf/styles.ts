import type { BlockKind } from '../blocks/block.js';
import type { Look } from './faces.js';

/** Lengths in points, for a Letter page. */
export const PAGE = { width: 612, height: 792, side: 80, top: 72, bottom: 80, footer: 44 } as const;

export const QUOTE_INDENT = 18;
export const ITEM_INDENT = 20;

const INK = '#241f1a';
export const MUTED = '#6b6259';
export const ACCENT = '#7a4b1e';

/** The typesetting of a kind of block. */
export type BlockStyle = {
  readonly size: number;
  readonly leading: number;
  readonly before: number;
  readonly after: number;
  readonly color: string;
  readonly look: Look;
  /** Is never the last block of a page. */
  readonly leads?: true;
};

const text: BlockStyle = { size: 10.5, leading: 16, before: 0, after: 8, color: INK, look: 'normal' };
const heading = { color: INK, look: 'bold', leads: true } as const;
const small = { color: MUTED, before: 0, leads: true } as const;

export const STYLES: Readonly<Record<BlockKind, BlockStyle>> = {
  cover: { ...heading, size: 26, leading: 34, before: 0, after: 6 },
  title: { ...heading, size: 17, leading: 23, before: 34, after: 4 },
  1: { ...heading, size: 13.5, leading: 19, before: 16, after: 4 },
  2: { ...heading, size: 12, leading: 17, before: 10, after: 4 },
  3: { ...heading, size: 11, leading: 16, before: 8, after: 3 },
  4: { ...heading, size: 10.5, leading: 16, before: 6, after: 3 },
  text,
  about: { ...small, size: 9.5, leading: 14, after: 2, look: 'normal' },
  note: { ...small, size: 9.5, leading: 14, after: 6, look: 'italic' },
  code: { ...text, size: 9.5, leading: 14 },
  rule: { ...text, before: 4, after: 12 },
};

/** A style, made bold or italic. */
export function lookOf(base: Look, bold: boolean, italic: boolean): Look {
  const isBold = bold || base === 'bold' || base === 'bold-italic';
  const isItalic = italic || base === 'italic' || base === 'bold-italic';
  if (isBold) return isItalic ? 'bold-italic' : 'bold';
  return isItalic ? 'italic' : 'normal';
}
