/** A word of a text: its indexed form, and its position in UTF-16 code units, end exclusive. */
export type Word = { readonly folded: string; readonly start: number; readonly end: number };

/** Letters and digits, also with an apostrophe among them: `Yahweh’s`, `don’t`. */
const WORD = /[\p{L}\p{N}\p{M}]+(?:['’ʼ][\p{L}\p{N}\p{M}]+)*/gu;

/**
 * The words of a text in order. The index and every search use this tokenizer, so that they agree on word boundaries.
 *
 * @param fold returns the result of `foldWord`; a caching one makes many texts of one edition faster to process.
 */
export function wordsOf(text: string, fold: (word: string) => string = foldWord): Word[] {
  const words: Word[] = [];
  for (const { 0: word, index } of text.matchAll(WORD)) {
    const folded = fold(word);
    if (folded) words.push({ folded, start: index, end: index + word.length });
  }
  return words;
}

const PLAIN = /^[a-z0-9]+$/;

/**
 * A word without case, accents and the English possessive, so that `Yahweh’s` becomes Yahweh and `corazón` corazon, in
 * lower case.
 */
export function foldWord(word: string): string {
  const lower = word.toLowerCase();
  if (PLAIN.test(lower)) return lower;
  return lower
    .replace(/['’ʼ]s$/u, '')
    .normalize('NFKD')
    .replace(/[^\p{L}\p{N}]+/gu, '');
}

/** `foldWord` with a cache; for the words of an edition, which are not many. */
export function rememberingFold(): (word: string) => string {
  const known = new Map<string, string>();
  return (word) => {
    const folded = known.get(word) ?? foldWord(word);
    known.set(word, folded);
    return folded;
  };
}
