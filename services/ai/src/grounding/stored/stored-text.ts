import type { VerseCounts, VerseId, VerseRange } from '@word-unfolded/scripture-ref';

/** A verse of an edition. Its id follows the edition's own numbering. */
export type StoredVerse = { readonly id: VerseId; readonly text: string };

/** The place of found words: a verse of a translation. */
export type FoundPlace = { readonly translationId: string; readonly id: VerseId };

/** Thrown when the stored text is unavailable. Nothing that depends on it may be shown as Scripture. */
export class StoredTextUnavailableError extends Error {
  override readonly name: string = 'StoredTextUnavailableError';
}

/** Thrown when the source of one translation is away, while others may be available. */
export class TranslationAwayError extends StoredTextUnavailableError {
  override readonly name: string = 'TranslationAwayError';
}

/** The Scripture texts that this installation stores. */
export abstract class StoredText {
  /**
   * The verse numbering of a translation; undefined for one that is not stored.
   *
   * @throws StoredTextUnavailableError
   */
  abstract counts(translationId: string): Promise<VerseCounts | undefined>;

  /**
   * The verses of a range that is within the counts of the translation, in order; those without text may be missing.
   *
   * @throws StoredTextUnavailableError
   */
  abstract verses(range: VerseRange, translationId: string): Promise<readonly StoredVerse[]>;
}

/** Finds verses by their words. */
export abstract class VerseFinder {
  /**
   * Verses that have all or most of these words, the best first; at most a handful.
   *
   * @throws StoredTextUnavailableError
   */
  abstract find(words: string, translationId: string): Promise<readonly FoundPlace[]>;
}
