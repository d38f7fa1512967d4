import type { Language } from '@word-unfolded/domain';
import {
  canonicalVerses,
  KJV_NUMBERING,
  verseId,
  versesIn,
  type VerseId,
} from '@word-unfolded/scripture-ref';
import { countedRendering } from '../../lexicon/rendering.js';
import { findKnownTranslation } from '../../translations/known-translations.js';
import type { Edition } from '../editions.js';
import type { EditionVerse } from '../osis/edition-verse.js';
import type { Row } from './library-writer.js';

type Use = { times: number; verses: number; readonly renderings: Map<string, number> };

/** Maximum number of renderings stored per word and edition: the most frequent ones. */
const MAX_RENDERINGS = 24;

/** Counts, over the tagged editions, how each original word is rendered and where it occurs. */
export class WordUse {
  readonly #uses = new Map<number, Map<string, Use>>();
  readonly #renderings = new Map<string, string>();
  readonly #places = new Map<string, Set<VerseId>>();

  /** Counts the words of an edition. An edition without tags adds nothing. */
  add(edition: Edition, verses: readonly EditionVerse[]): void {
    const uses = new Map<string, Use>();
    this.#renderings.clear(); // editions have different languages
    for (const verse of verses) this.#addVerse(edition, verse, uses);
    if (uses.size > 0) this.#uses.set(edition.number, uses);
  }

  #addVerse(edition: Edition, { book, chapter, number, body }: EditionVerse, uses: Map<string, Use>): void {
    const language = findKnownTranslation(edition.id)?.language ?? 'en';
    const canonical = canonicalVerses(verseId(book, chapter, number), edition.numbering);
    const seen = new Set<string>();
    for (const { start, end, strongs } of body.links) {
      const rendering = this.#renderingOf(body.text.slice(start, end), language);
      for (const each of strongs) {
        const use = uses.get(each) ?? { times: 0, verses: 0, renderings: new Map() };
        uses.set(each, use);
        use.times += 1;
        if (!seen.has(each)) use.verses += 1;
        seen.add(each);
        use.renderings.set(rendering, (use.renderings.get(rendering) ?? 0) + 1);
      }
    }
    for (const each of seen) {
      const places = this.#places.get(each) ?? new Set();
      this.#places.set(each, places);
      for (const verse of versesIn(canonical, KJV_NUMBERING.counts)) places.add(verse);
    }
  }

  /** The same few words occur very often. */
  #renderingOf(words: string, language: Language): string {
    const known = this.#renderings.get(words);
    if (known !== undefined) return known;
    const rendering = countedRendering(words, language);
    this.#renderings.set(words, rendering);
    return rendering;
  }

  /** The rows of the table `lemma_use`. */
  *rows(): Generator<Row> {
    for (const [edition, uses] of this.#uses)
      for (const [strongs, { times, verses, renderings }] of uses) {
        const stored = [...renderings].sort((a, b) => b[1] - a[1]).slice(0, MAX_RENDERINGS);
        yield [strongs, edition, times, verses, JSON.stringify(stored)];
      }
  }

  /** The canonical verses in which each original word occurs, in any edition. */
  get places(): ReadonlyMap<string, ReadonlySet<VerseId>> {
    return this.#places;
  }
}
