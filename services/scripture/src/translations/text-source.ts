import type { Verse } from '@word-unfolded/contracts';
import type { VerseCounts, VerseRange } from '@word-unfolded/scripture-ref';

/** A translation that a source has, as it has it. */
export type HeldTranslation = {
  readonly id: string;
  /** The exact edition, such as `engWEB2015eb 426.0`. */
  readonly edition: string;
  /** Verses with text. */
  readonly verseCount: number;
};

/**
 * Where the texts of translations come from: the local library, or a source that is asked over the network.
 * A class, so that it can be asked for by injection.
 */
export abstract class TextSource {
  /** The translations that can be served now. */
  abstract translations(): Promise<readonly HeldTranslation[]>;

  /** How a translation numbers its verses; undefined for one that the source has not. */
  abstract verseCounts(translationId: string): Promise<VerseCounts | undefined>;

  /**
   * The verses of a range in the translation's own numbering, in order; omitted ones are among them.
   *
   * @param limit how many at most.
   */
  abstract verses(translationId: string, range: VerseRange, limit: number): Promise<readonly Verse[]>;
}
