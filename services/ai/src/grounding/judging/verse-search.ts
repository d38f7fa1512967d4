import type { VerseId } from '@word-unfolded/scripture-ref';
import type { VerseFinder } from '../stored/stored-text.js';
import { alignWords, sharedPart, type Alignment } from '../words/align-words.js';
import { matchExactly, stretchesOf } from '../words/match-exactly.js';
import type { WordRun } from '../words/passage-words.js';
import { textWords, type TextWord } from '../words/text-words.js';
import type { QuotableTranslation } from './claim.js';
import type { PassageReader, ReadPassage } from './passage-reader.js';

/** Words that are looked for at once: enough to tell a verse from all others. */
const PROBE_WORDS = 12;

/** A passage that has fewer of the words, as a part of all, is none that they were taken from. */
const LEAST_LIKE = 0.4;

/** Verses are hardly shorter than this many words, for how far a quotation may go on. */
const WORDS_OF_SHORT_VERSE = 6;

/** What the words of a quotation were found to be. */
export type FoundWords =
  | { readonly passage: ReadPassage; readonly runs: readonly WordRun[] }
  | { readonly passage: ReadPassage; readonly alignment: Alignment };

/** Finds where quoted words stand, when no place is named, or a wrong one. */
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
   * Verses of any translation that have such words: a translation that cannot be searched is read where others have them. The
   * same verse has hardly another number in it, and what is read reaches farther.
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

/** Verses before and after a found one that a quotation may go on into. */
function reachOf(quoted: readonly TextWord[]): number {
  return Math.ceil(quoted.length / WORDS_OF_SHORT_VERSE) + 1;
}

/** Parts of a quotation to look for: its beginning, middle and end, from its longest stretch between ellipses. */
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
