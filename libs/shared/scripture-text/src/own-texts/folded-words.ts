import { segmentsOf } from '@word-unfolded/domain';

/** A word of a text: its search form, and its position in UTF-16 code units, with an exclusive end. */
export type FoldedWord = { readonly folded: string; readonly start: number; readonly end: number };

const WORD = /[\p{L}\p{N}\p{M}]+/gu;

/** Maximum length of an indexed word. No language has longer words. */
const LONGEST = 48;

/** A text of letters that fold to their lower case: most English texts. It takes a fraction of the time. */
const PLAIN = /^[\0-\x7f]*$/;
const PLAIN_WORD = /[a-z\d]+/gi;

/** Scripts that do not separate words with spaces. */
const UNSPACED =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}]/u;

const segmenter = new Intl.Segmenter(undefined, { granularity: 'word' });

/** Yields the words of a text in order, without case and accents: `Corazón` becomes `corazon`. */
export function foldedWords(text: string): FoldedWord[] {
  if (PLAIN.test(text))
    return [...text.matchAll(PLAIN_WORD)].map(({ 0: word, index }) => ({
      folded: word.slice(0, LONGEST).toLowerCase(),
      start: index,
      end: index + word.length,
    }));
  if (UNSPACED.test(text))
    return [...segmentsOf(segmenter, text)]
      .filter(({ isWordLike }) => isWordLike)
      .map(({ text: word, index }) => foldedAt(word, index));
  return [...text.matchAll(WORD)].map(({ 0: word, index }) => foldedAt(word, index));
}

/** Returns the distinct words of a text. */
export function distinctWords(text: string): string[] {
  return [...new Set(foldedWords(text).map(({ folded }) => folded))].filter(Boolean);
}

function foldedAt(word: string, start: number): FoldedWord {
  const folded = word
    .slice(0, 4 * LONGEST)
    .toLowerCase()
    .normalize('NFKD')
    .replace(/\p{M}+/gu, '')
    .slice(0, LONGEST);
  return { folded, start, end: start + word.length };
}
