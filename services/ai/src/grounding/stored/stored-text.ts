import type { VerseCounts, VerseId, VerseRange } from '@word-unfolded/scripture-ref';

/** A verse of an edition. Its id follows the edition's own numbering. */
export type StoredVerse = {
  readonly id: VerseId;
  readonly text: string;
  /** Canonical title of a psalm before the verse; quoted like its words. */
  readonly title?: string;
};

/** A verse that is near to a text, and the bits of information that both share: 30 is hardly a coincidence. */
export type NearVerse = StoredVerse & { readonly translationId: string; readonly score: number };

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

/** Finds verses by their words, in any wording. */
export abstract class VerseFinder {
  /**
   * The verses of each translation that share the most telling pairs of words with a text, the nearest first; at most
   * a handful. A translation that is not indexed has none.
   *
   * @throws StoredTextUnavailableError
   */
  abstract nearest(text: string, translationIds: readonly string[]): Promise<readonly NearVerse[]>;
}
