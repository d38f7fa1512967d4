import escapeStringRegexp from 'escape-string-regexp';

/** Most words of a search; the rest is ignored. */
const MOST_WORDS = 8;

/** A text as the search compares it: lower case without accents. */
export function folded(text: string): string {
  return text
    .normalize('NFD')
    .replace(/[\p{M}\0]/gu, '')
    .toLowerCase()
    .replace(/\s+/g, ' ')
    .trim();
}

/** The words of a search, folded and without duplicates. */
export function searchedWords(search: string): string[] {
  const words = folded(search)
    .split(' ')
    .filter((word) => word !== '');
  return [...new Set(words)].slice(0, MOST_WORDS);
}

/** A pattern that finds a folded word anywhere, with every special character escaped. */
export function patternOf(word: string): string {
  return escapeStringRegexp(word);
}
