import type { Verse } from '@word-unfolded/contracts';
import type { Language } from '@word-unfolded/domain';
import { isBookId, verseId } from '@word-unfolded/scripture-ref';
import { rememberingFold, wordsOf } from '@word-unfolded/scripture-text';

/**
 * The search index of a text on this device. Verses and words are numbers, in typed arrays that IndexedDB stores
 * efficiently.
 */
export type SearchIndex = {
  readonly language: Language;
  /** Verse ids in the numbering of the translation, in order. */
  readonly ids: Int32Array;
  /** The same verses in the canonical numbering: first and last verse. */
  readonly canonical: Int32Array;
  readonly canonicalEnd: Int32Array;
  /** The texts of all verses, concatenated, and the start of each; the last number is the end. */
  readonly text: string;
  readonly begins: Int32Array;
  /** All words in their folded form. */
  readonly words: readonly string[];
  /** The verses of each word, concatenated, and the start of each word's verses; the last number is the end. */
  readonly verses: Uint16Array;
  readonly firstVerse: Int32Array;
};

/** Builds the index of a text. Verses without words are omitted. */
export function makeSearchIndex(language: Language, verses: Iterable<Verse>): SearchIndex {
  const fold = rememberingFold();
  const versesOf = new Map<string, number[]>();
  const found = [...verses].filter(({ text }) => text !== '');
  const begins = new Int32Array(found.length + 1);
  found.forEach(({ text }, number) => {
    begins[number + 1] = begins[number]! + text.length;
    for (const word of new Set(wordsOf(text, fold).map(({ folded }) => folded))) {
      const having = versesOf.get(word);
      if (having) having.push(number);
      else versesOf.set(word, [number]);
    }
  });
  const words = [...versesOf.keys()].sort();
  const firstVerse = new Int32Array(words.length + 1);
  words.forEach((word, at) => (firstVerse[at + 1] = firstVerse[at]! + versesOf.get(word)!.length));
  const postings = new Uint16Array(firstVerse.at(-1) ?? 0);
  words.forEach((word, at) => postings.set(versesOf.get(word)!, firstVerse[at]));
  return {
    language,
    ids: Int32Array.from(found, idOf),
    canonical: Int32Array.from(found, ({ canonicalId }) => canonicalId),
    canonicalEnd: Int32Array.from(found, ({ canonicalEndId }) => canonicalEndId),
    text: found.map(({ text }) => text).join(''),
    begins,
    words,
    verses: postings,
    firstVerse,
  };
}

function idOf({ book, chapter, number }: Verse): number {
  if (!isBookId(book)) throw new TypeError(`${book} is no book of the canon`);
  return verseId(book, chapter, number);
}
