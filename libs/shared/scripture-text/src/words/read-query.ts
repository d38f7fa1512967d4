import { wordsOf, type Word } from './words-of.js';

/** A word of a search: folded, as the reader wrote it, and where, in UTF-16 code units. */
export type QueryWord = Word & { readonly written: string };

/** What a reader searches for. */
export type ReadQuery = {
  readonly text: string;
  readonly words: readonly QueryWord[];
  /** Where words between quotation marks stand in `words`: from, to (not included). */
  readonly quoted: readonly (readonly [from: number, to: number])[];
};

/** Words of a search that count; two hundred characters hold a hundred words, which no verse has. */
const WORDS_LIMIT = 40;

/** Quotation marks of English, Spanish and German, and of keyboards. */
const QUOTED = /["“”„«»]([^"“”„«»]*)["“”„«»]/gu;

/** Reads what a reader searches for. Any text can be read; one without letters and digits has no words. */
export function readQuery(q: string): ReadQuery {
  const text = q.normalize('NFC');
  const words = wordsOf(text)
    .slice(0, WORDS_LIMIT)
    .map((word) => ({ ...word, written: text.slice(word.start, word.end) }));
  const quoted = [...text.matchAll(QUOTED)].flatMap(({ 0: part, index }) => {
    const from = words.findIndex(({ start }) => start >= index);
    const to = words.filter(({ start }) => start < index + part.length).length;
    return from >= 0 && to - from > 1 ? [[from, to] as const] : [];
  });
  return { text, words, quoted };
}
