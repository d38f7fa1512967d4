/** A range of a text in UTF-16 code units, the end exclusive. */
export type Range = { readonly start: number; readonly end: number };

const MARKS = /\p{M}/gu;

/** A text in the form used for comparison: without accents, in lower case. */
export function fold(text: string): string {
  return text.normalize('NFD').replace(MARKS, '').toLowerCase();
}

/** The distinct words of a query, folded. */
export function wordsOf(query: string): string[] {
  return [...new Set(fold(query).split(/\s+/u).filter(Boolean))];
}

/** The ranges of words in a text, regardless of accents and case; overlapping ranges are joined. @param words folded */
export function findWords(text: string, words: readonly string[]): Range[] {
  if (words.length === 0) return [];
  const { folded, origins } = traced(text);
  const found = words
    .flatMap((word) => placesOf(folded, word))
    .toSorted((one, other) => one.start - other.start);
  const joined: Range[] = [];
  for (const { start, end } of found) {
    const range = { start: origins[start]!, end: origins[end] ?? text.length };
    const last = joined.at(-1);
    if (last && range.start <= last.end)
      joined[joined.length - 1] = { start: last.start, end: Math.max(last.end, range.end) };
    else joined.push(range);
  }
  return joined;
}

/** A folded text, with the offset in the original text for each of its code units. */
function traced(text: string): { readonly folded: string; readonly origins: readonly number[] } {
  let folded = '';
  const origins: number[] = [];
  let at = 0;
  for (const sign of text) {
    const plain = fold(sign);
    for (let unit = 0; unit < plain.length; unit += 1) origins.push(at);
    folded += plain;
    at += sign.length;
  }
  return { folded, origins };
}

function placesOf(text: string, word: string): Range[] {
  const places: Range[] = [];
  for (let at = text.indexOf(word); at >= 0; at = text.indexOf(word, at + word.length))
    places.push({ start: at, end: at + word.length });
  return places;
}

/** Characters before the first word of an excerpt. */
const BEFORE = 60;
const EXCERPT = 240;

/** An excerpt of a text around the first matching word, or its beginning when no word matches. @param words folded */
export function excerptOf(text: string, words: readonly string[]): string {
  const [first] = findWords(text, words);
  if (!first || first.start < EXCERPT - BEFORE) return text.slice(0, EXCERPT);
  const from = text.lastIndexOf(' ', first.start - BEFORE) + 1;
  return `…${text.slice(from, from + EXCERPT)}`;
}
