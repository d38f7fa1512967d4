import type { Verse } from '@word-unfolded/contracts';
import type { Numbering, VerseCounts, VerseRange } from '@word-unfolded/scripture-ref';

/** A translation in the form in which a source offers it. */
export type HeldTranslation = {
  readonly id: string;
  /** The exact edition, such as `engWEB2015eb 426.0`. */
  readonly edition: string;
  /** Verses with text. */
  readonly verseCount: number;
  /** Whether its text is fetched over the network, so that requests may fail. */
  readonly online?: true;
};

/**
 * A source of the texts of translations: the local library, or an online source. An abstract class, so that it can be
 * an injection token.
 */
export abstract class TextSource {
  /** The currently available translations; the same array as long as nothing has changed. */
  abstract translations(): Promise<readonly HeldTranslation[]>;

  /** The numbering of a translation; undefined if the source does not have it. */
  abstract numbering(translationId: string): Promise<Numbering | undefined>;

  /**
   * The verses of a range in the translation's own numbering, in order, including omitted ones. A range that ends with
   * a chapter includes verses beyond the numbering of the chapter. Empty for a translation that the source does not
   * have.
   *
   * @param limit maximum number of verses.
   * @throws TextSourceError if an online source fails.
   */
  abstract verses(translationId: string, range: VerseRange, limit: number): Promise<readonly Verse[]>;

  /** The last verse of each chapter of a translation; undefined if the source does not have it. */
  async verseCounts(translationId: string): Promise<VerseCounts | undefined> {
    return (await this.numbering(translationId))?.counts;
  }

  /** Whether more translations are available with a network connection. */
  get mayGoOnline(): boolean {
    return false;
  }
}
