import type { ReadPassage } from '../judging/passage-reader.js';
import type { Span } from './align-span.js';

/** A stretch of a text that has the words of a verse, or nearly. */
export type NearSpan = {
  /** Its place in the text, in UTF-16 code units. */
  readonly start: number;
  readonly end: number;
  readonly isExact: boolean;
  readonly passage: ReadPassage;
  readonly run: Span['stored'];
  readonly words: number;
  /** Whether it is a whole sentence of the text and of the passage. */
  readonly isSentence?: boolean;
  /** Whether the words right before it are of another passage, so that both look like one. */
  readonly isJoined?: boolean;
};
