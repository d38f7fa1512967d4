import { wordsOf, type Word } from './words-of.js';

/** A word of a search: folded, as typed, and its position, in UTF-16 code units. */
export type QueryWord = Word & { readonly written: string };

/** A parsed search query. */
export type ReadQuery = {
  readonly text: string;
  readonly words: readonly QueryWord[];
  /** The quoted phrases as ranges of `words`: from, to (exclusive). */
  readonly quoted: readonly (readonly [from: number, to: number])[];
};

/** Maximum words of a search; two hundred characters contain up to a hundred words, more than any verse. */
const WORDS_LIMIT = 40;

/** Quotation marks of English, Spanish and German, and of keyboards. */
const QUOTED = /["“”„«»]([^"“”„«»]*)["“”„«»]/gu;

/** Soft hyphens, joiners and marks of direction, which come along with a copied text and divide its words. */
const INVISIBLE = /[\u00ad\u200b-\u200f\u202a-\u202e\u2060-\u2064\u2066-\u2069\ufeff]/gu;

/** `(Jonah 2:2, NIV)`, `- Juan 3:16`: the reference behind a quotation. */
const CITATION =
  /\s?[([—–-]\s?(?:[1-3]\s?)?\p{L}[\p{L}\p{M}. ]{0,30}\d{1,3}\s?[:.,]\s?\d{1,3}[^()[\]]{0,40}(?:[([][^()[\]]{1,40}[)\]])?[)\]]?\s{0,3}$/u;

/** Fewer words are no quotation: `mercy (Ps 23:6)` may be a search for all of it. */
const WORDS_OF_A_QUOTATION = 3;

function withoutCitation(text: string): string {
  const quotation = text.replace(CITATION, '');
  return quotation !== text && wordsOf(quotation).length >= WORDS_OF_A_QUOTATION ? quotation : text;
}

/** A pasted text has the numbers of its verses, which are no words of them; a number among few words is searched for. */
function withoutVerseNumbers(words: readonly Word[]): readonly Word[] {
  const others = words.filter(({ folded }) => !/^\d{1,3}$/.test(folded));
  return others.length > WORDS_OF_A_QUOTATION ? others : words;
}

/** Parses a search query. Any text is valid; one without letters and digits has no words. */
export function readQuery(q: string): ReadQuery {
  const text = withoutCitation(q.normalize('NFC').replace(INVISIBLE, ''));
  const words = withoutVerseNumbers(wordsOf(text))
    .slice(0, WORDS_LIMIT)
    .map((word) => ({ ...word, written: text.slice(word.start, word.end) }));
  const quoted = [...text.matchAll(QUOTED)].flatMap(({ 0: part, index }) => {
    const from = words.findIndex(({ start }) => start >= index);
    const to = words.filter(({ start }) => start < index + part.length).length;
    return from >= 0 && to - from > 1 ? [[from, to] as const] : [];
  });
  return { text, words, quoted };
}
