import type { VerseId } from '@word-unfolded/scripture-ref';
import type { VerseFinder } from '../stored/stored-text.js';
import { alignWords, sharedPart, type Alignment } from '../words/align-words.js';
import { matchExactly } from '../words/match-exactly.js';
import type { WordRun } from '../words/passage-words.js';
import { textWords, type TextWord } from '../words/text-words.js';
import type { QuotableTranslation } from './claim.js';
import type { PassageReader, ReadPassage } from './passage-reader.js';

/** A verse that shares less than this part of what the nearest verse shares is not compared. */
const WORTH_COMPARING = 0.3;

/** Least share of the words that a passage must have to be their source. */
const LEAST_LIKE = 0.4;

/** Verses are rarely shorter than this many words; it bounds how far a quotation may extend. */
const WORDS_OF_SHORT_VERSE = 6;

/** The place of the words of a quotation: to the letter, or the closest. */
export type FoundWords =
  | { readonly passage: ReadPassage; readonly runs: readonly WordRun[] }
  | { readonly passage: ReadPassage; readonly alignment: Alignment };

/** Finds the place of quoted words when no place or a wrong one is named. */
export class VerseSearch {
  constructor(
    private readonly finder: VerseFinder,
    private readonly reader: PassageReader,
  ) {}

  /**
   * @returns the first place that has the words to the letter, else the one that is most like them, if any.
   * @throws StoredTextUnavailableError
   */
  async find(content: string, translations: readonly QuotableTranslation[]): Promise<FoundWords | undefined> {
    const places = await this.places(content, translations);
    let best: Extract<FoundWords, { alignment: Alignment }> | undefined;
    for (const translation of translations) {
      const quoted = textWords(content, translation.language);
      for (const id of places) {
        const passage = await this.reader.around([{ first: id, last: id }], reachOf(quoted), translation);
        if (!passage) continue;
        const runs = matchExactly(quoted, passage.words);
        if (runs) return { passage, runs };
        const least = Math.max(LEAST_LIKE, best?.alignment.likeness ?? 0);
        if (sharedPart(quoted, passage.words) < least) continue;
        const alignment = alignWords(quoted, passage.words);
        if (alignment && alignment.likeness > (best?.alignment.likeness ?? 0)) best = { passage, alignment };
      }
    }
    return best;
  }

  /**
   * Verses with such words in any translation. A translation that is not indexed is read where others have the words:
   * the number of the verse hardly differs, and the read range is wider.
   */
  private async places(
    content: string,
    translations: readonly QuotableTranslation[],
  ): Promise<ReadonlySet<VerseId>> {
    const found = await this.finder.nearest(
      content,
      translations.map(({ id }) => id),
    );
    const best = Math.max(0, ...found.map(({ score }) => score));
    return new Set(found.filter(({ score }) => score >= best * WORTH_COMPARING).map(({ id }) => id));
  }
}

/** Number of verses before and after a found one into which a quotation may extend. */
function reachOf(quoted: readonly TextWord[]): number {
  return Math.ceil(quoted.length / WORDS_OF_SHORT_VERSE) + 1;
}
