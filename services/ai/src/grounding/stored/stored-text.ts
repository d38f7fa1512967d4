import type { VerseCounts, VerseId, VerseRange } from '@word-unfolded/scripture-ref';

/** A verse as an edition has it. Its id is of the edition's own numbering. */
export type StoredVerse = { readonly id: VerseId; readonly text: string };

/** Where words were found: a verse of a translation. */
export type FoundPlace = { readonly translationId: string; readonly id: VerseId };

/** Says that the stored text cannot be had now; whatever rests on it is not to be shown as Scripture. */
export class StoredTextUnavailableError extends Error {
  override readonly name = 'StoredTextUnavailableError';
}

/** The words of Scripture that this installation holds. */
export abstract class StoredText {
  /**
   * How a translation numbers its verses; undefined for one that is not held.
   *
   * @throws StoredTextUnavailableError
   */
  abstract counts(translationId: string): Promise<VerseCounts | undefined>;

  /**
   * The verses of a range that is within the counts of the translation, in order; those without words may be missing.
   *
   * @throws StoredTextUnavailableError
   */
  abstract verses(range: VerseRange, translationId: string): Promise<readonly StoredVerse[]>;
}

/** Finds verses by their words. */
export abstract class VerseFinder {
  /**
   * Verses that have these words, or most of them, the best first; at most a handful.
   *
   * @throws StoredTextUnavailableError
   */
  abstract find(words: string, translationId: string): Promise<readonly FoundPlace[]>;
}
