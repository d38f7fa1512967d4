import type { Verse } from '@word-unfolded/contracts';
import type { Numbering, VerseCounts, VerseRange } from '@word-unfolded/scripture-ref';

/** A translation that a source has, as it has it. */
export type HeldTranslation = {
  readonly id: string;
  /** The exact edition, such as `engWEB2015eb 426.0`. */
  readonly edition: string;
  /** Verses with text. */
  readonly verseCount: number;
  /** Its text comes over the network, so it may fail. */
  readonly online?: true;
};

/**
 * Where the texts of translations come from: the local library, or a source that is asked over the network.
 * A class, so that it can be asked for by injection.
 */
export abstract class TextSource {
  /** The translations that can be served now; the same list as long as nothing has changed. */
  abstract translations(): Promise<readonly HeldTranslation[]>;

  /** How a translation numbers its verses; undefined for one that the source has not. */
  abstract numbering(translationId: string): Promise<Numbering | undefined>;

  /**
   * The verses of a range in the translation's own numbering, in order; omitted ones are among them. A range that ends
   * with a chapter has what the chapter has beyond its numbering too. None for a translation that the source has not.
   *
   * @param limit how many at most.
   * @throws TextSourceError when a source that is asked over the network fails.
   */
  abstract verses(translationId: string, range: VerseRange, limit: number): Promise<readonly Verse[]>;

  /** The last verse of each chapter of a translation; undefined for one that the source has not. */
  async verseCounts(translationId: string): Promise<VerseCounts | undefined> {
    return (await this.numbering(translationId))?.counts;
  }

  /** Whether more translations can be served when the network is there. */
  get mayGoOnline(): boolean {
    return false;
  }
}
