import type { BookId } from '@word-unfolded/scripture-ref';
import type { MarkedText } from './marked-text.js';

/** A verse of an edition before it is laid out in lines. A verse that the edition omits has no text. */
export type EditionVerse = {
  readonly book: BookId;
  readonly chapter: number;
  readonly number: number;
  readonly body: MarkedText;
  readonly headings: readonly string[];
  readonly title: string | null;
};
