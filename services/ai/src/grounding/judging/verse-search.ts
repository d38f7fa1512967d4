import type { VerseId } from '@word-unfolded/scripture-ref';
import type { VerseFinder } from '../stored/stored-text.js';
import { alignWords, sharedPart, type Alignment } from '../words/align-words.js';
import { matchExactly, stretchesOf } from '../words/match-exactly.js';
import type { WordRun } from '../words/passage-words.js';
import { textWords, type TextWord } from '../words/text-words.js';
import type { QuotableTranslation } from './claim.js';
import type { PassageReader, ReadPassage } from './passage-reader.js';

/** Words of one search: enough to identify a verse. */
const PROBE_WORDS = 12;

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
   * Verses with such words in any translation. A translation that cannot be searched is read where others have the
   * words: the number of the verse hardly differs, and the read range is wider.
   */
  private async places(
    content: string,
    translations: readonly QuotableTranslation[],
  ): Promise<ReadonlySet<VerseId>> {
    const places = new Set<VerseId>();
    for (const { id, language } of translations)
      for (const probe of probesOf(textWords(content, language), content))
        for (const place of await this.finder.find(probe, id)) places.add(place.id);
    return places;
  }
}

/** Number of verses before and after a found one into which a quotation may extend. */
function reachOf(quoted: readonly TextWord[]): number {
  return Math.ceil(quoted.length / WORDS_OF_SHORT_VERSE) + 1;
}

/** Parts of a quotation to search for: the beginning, middle and end of its longest stretch between ellipses. */
function probesOf(quoted: readonly TextWord[], content: string): string[] {
  const longest = stretchesOf(quoted)
    .map((stretch) => stretch.filter(({ key }) => !/^\p{N}+$/u.test(key)))
    .reduce((a, b) => (b.length > a.length ? b : a), []);
  const last = Math.max(0, longest.length - PROBE_WORDS);
  const starts = [...new Set([0, Math.floor(last / 2), last])];
  return starts.map((start) =>
    longest
      .slice(start, start + PROBE_WORDS)
      .map((word) => content.slice(word.start, word.end).replace(/[*_[\]]/gu, ''))
      .join(' '),
  );
}
