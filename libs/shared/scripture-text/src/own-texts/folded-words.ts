import { segmentsOf } from '@word-unfolded/domain';

/** A word of a text: its search form, and its position in UTF-16 code units, with an exclusive end. */
export type FoldedWord = { readonly folded: string; readonly start: number; readonly end: number };

const WORD = /[\p{L}\p{N}\p{M}]+/gu;

/** Maximum length of an indexed word. No language has longer words. */
const LONGEST = 48;

/**
 * A text whose letters fold to their lower case, with the usual marks between them: most English texts. It takes a
 * fraction of the time.
 */
const PLAIN = /^[\0-\x7f\xa0\xa1\xab\xb7\xbb\xbf\u2010-\u2027\u2030-\u205e]*$/;

/** Scripts that do not separate words with spaces. */
const UNSPACED =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}]/u;

const segmenter = new Intl.Segmenter(undefined, { granularity: 'word' });

/** Yields the words of a text in order, without case and accents: `Corazón` becomes `corazon`. */
export function foldedWords(text: string): FoldedWord[] {
  if (PLAIN.test(text)) return plainWords(text.toLowerCase());
  if (UNSPACED.test(text))
    return [...segmentsOf(segmenter, text)]
      .filter(({ isWordLike }) => isWordLike)
      .map(({ text: word, index }) => foldedAt(word, index));
  return [...text.matchAll(WORD)].map(({ 0: word, index }) => foldedAt(word, index));
}

/** The words of a text that begin with some letters, in order: what `foldedWords` has of them. */
export function wordsBegunBy(text: string, beginning: string): FoldedWord[] {
  if (!PLAIN.test(text)) return foldedWords(text).filter(({ folded }) => folded.startsWith(beginning));
  if (beginning === '') return plainWords(text.toLowerCase());
  const lower = text.toLowerCase();
  const words: FoldedWord[] = [];
  for (let at = lower.indexOf(beginning); at >= 0; at = lower.indexOf(beginning, at + 1)) {
    if (at > 0 && isLetterOrDigit(lower.charCodeAt(at - 1))) continue;
    let end = at + beginning.length;
    while (end < lower.length && isLetterOrDigit(lower.charCodeAt(end))) end += 1;
    words.push({ folded: lower.slice(at, Math.min(end, at + LONGEST)), start: at, end });
  }
  return words;
}

/** The words of a text of lower-case ASCII: letter by letter, because a search reads some hundred texts. */
function plainWords(text: string): FoldedWord[] {
  const words: FoldedWord[] = [];
  let start = -1;
  for (let at = 0; at <= text.length; at += 1) {
    if (at < text.length && isLetterOrDigit(text.charCodeAt(at))) {
      if (start < 0) start = at;
    } else if (start >= 0) {
      words.push({ folded: text.slice(start, Math.min(at, start + LONGEST)), start, end: at });
      start = -1;
    }
  }
  return words;
}

function isLetterOrDigit(code: number): boolean {
  return (code >= 97 && code <= 122) || (code >= 48 && code <= 57);
}

/** Returns the distinct words of a text. */
export function distinctWords(text: string): string[] {
  return [...new Set(foldedWords(text).map(({ folded }) => folded))].filter(Boolean);
}

function foldedAt(word: string, start: number): FoldedWord {
  const folded = PLAIN.test(word) ? word.slice(0, LONGEST).toLowerCase() : foldedForm(word);
  return { folded, start, end: start + word.length };
}

function foldedForm(word: string): string {
  return word
    .slice(0, 4 * LONGEST)
    .toLowerCase()
    .normalize('NFKD')
    .replace(/\p{M}+/gu, '')
    .slice(0, LONGEST);
}
