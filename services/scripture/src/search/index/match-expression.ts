/**
 * Expressions of FTS5 (sqlite.org/fts5.html, section 3). Every word is a string between quotation marks, which has no
 * syntax but the mark itself; so nothing that a reader writes is ever read as an operator.
 */
export function quoteWord(word: string): string {
  return `"${word.replaceAll('"', '""').replaceAll('\0', '')}"`;
}

/** Verses that have one of these words. */
export function anyOf(words: readonly string[]): string {
  return words.map(quoteWord).join(' OR ');
}

/** Verses that have these words one after the other. */
export function phraseOf(words: readonly string[]): string {
  return quoteWord(words.join(' '));
}

/** Verses that have one of these phrases. */
export function anyPhraseOf(phrases: readonly (readonly string[])[]): string {
  return phrases.map(phraseOf).join(' OR ');
}

/** Verses that have a word of each group. */
export function oneOfEach(groups: readonly (readonly string[])[]): string {
  return groups.map((words) => `(${anyOf(words)})`).join(' AND ');
}
