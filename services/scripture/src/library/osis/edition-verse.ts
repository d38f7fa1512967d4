import type { BookId } from '@word-unfolded/scripture-ref';
import type { MarkedText } from './marked-text.js';

/** A verse as an edition has it, before it is laid out in lines. Without text, it is one that the edition omits. */
export type EditionVerse = {
  readonly book: BookId;
  readonly chapter: number;
  readonly number: number;
  readonly body: MarkedText;
  readonly headings: readonly string[];
  readonly title: string | null;
};
