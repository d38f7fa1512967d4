import {
  lastVerseOf,
  locatePassage,
  partsOfVerse,
  verseId,
  versesIn,
  type PassageReference,
  type VerseCounts,
  type VerseId,
  type VerseRange,
} from '@word-unfolded/scripture-ref';
import { TranslationAwayError, type StoredText } from '../stored/stored-text.js';
import { passageWords, type PassageWords } from '../words/passage-words.js';
import type { Citation, QuotableTranslation } from './claim.js';

/** A reference to a longer passage names its subject, not its words; a quotation is then searched by its words. */
const LONGEST_PASSAGE = 80;

/** A named passage in one translation. */
export type ReadPassage = {
  readonly translation: QuotableTranslation;
  readonly ranges: readonly VerseRange[];
  readonly words: PassageWords;
};

/** Reads the stored words of the passages that an answer names. */
export class PassageReader {
  /** Whether a translation could not be read, so that nothing can be said about what it has. */
  isAnyAway = false;

  constructor(private readonly text: StoredText) {}

  /** The passages of a citation that exist in a translation; undefined when none does. */
  async cited(citation: Citation, translation: QuotableTranslation): Promise<ReadPassage | undefined> {
    const counts = await this.counts(translation.id);
    if (!counts) return undefined;
    const ranges = citation.passages.flatMap((passage) => {
      const located = locatePassage(passage, counts);
      return located.exists && isReadable(located.range, counts) ? [located.range] : [];
    });
    return ranges.length === 0 ? undefined : this.unlessAway(this.read(ranges, translation));
  }

  /** The same with some verses before and after, within their chapters. */
  async around(
    ranges: readonly VerseRange[],
    verses: number,
    translation: QuotableTranslation,
  ): Promise<ReadPassage | undefined> {
    const counts = await this.counts(translation.id);
    if (!counts) return undefined;
    const within = (id: VerseId) => {
      const { book, chapter, verse } = partsOfVerse(id);
      return verseId(book, chapter, Math.max(1, Math.min(lastVerseOf(counts, book, chapter), verse)));
    };
    const widened = ranges.map(({ first, last }) => ({
      first: within(verseId(...shifted(first, -verses))),
      last: within(verseId(...shifted(last, verses))),
    }));
    return this.unlessAway(this.read(widened, translation));
  }

  /** Whether there is any text to compare with. */
  async holdsAny(translations: readonly QuotableTranslation[]): Promise<boolean> {
    for (const { id } of translations) if (await this.counts(id)) return true;
    return false;
  }

  /** Whether a translation has the whole of a passage. */
  async exists(passage: PassageReference, translations: readonly QuotableTranslation[]): Promise<boolean> {
    for (const { id } of translations) {
      const counts = await this.counts(id);
      if (counts && locatePassage(passage, counts).exists) return true;
    }
    return false;
  }

  private counts(translationId: string): Promise<VerseCounts | undefined> {
    return this.unlessAway(this.text.counts(translationId));
  }

  /** A translation whose source is away is left out. */
  private async unlessAway<Value>(asked: Promise<Value>): Promise<Value | undefined> {
    try {
      return await asked;
    } catch (error) {
      if (!(error instanceof TranslationAwayError)) throw error;
      this.isAnyAway = true;
      return undefined;
    }
  }

  private async read(ranges: readonly VerseRange[], translation: QuotableTranslation): Promise<ReadPassage> {
    const read = await Promise.all(ranges.map((range) => this.text.verses(range, translation.id)));
    return { translation, ranges, words: passageWords(read.flat(), translation.language) };
  }
}

function isReadable(range: VerseRange, counts: VerseCounts): boolean {
  let verses = 0;
  for (const _ of versesIn(range, counts)) if ((verses += 1) > LONGEST_PASSAGE) return false;
  return true;
}

function shifted(id: VerseId, by: number): Parameters<typeof verseId> {
  const { book, chapter, verse } = partsOfVerse(id);
  return [book, chapter, Math.max(1, verse + by)];
}
