/**
 * Expressions of FTS5 (sqlite.org/fts5.html, section 3). Every word is a quoted string, in which only the quotation
 * mark is special, so no input of a reader is parsed as an operator.
 */
export function quoteWord(word: string): string {
  return `"${word.replaceAll('"', '""').replaceAll('\0', '')}"`;
}

/** Matches verses with one of these words. */
export function anyOf(words: readonly string[]): string {
  return words.map(quoteWord).join(' OR ');
}

/** Matches verses with these words in sequence. */
export function phraseOf(words: readonly string[]): string {
  return quoteWord(words.join(' '));
}

/** Matches verses with one of these phrases. */
export function anyPhraseOf(phrases: readonly (readonly string[])[]): string {
  return phrases.map(phraseOf).join(' OR ');
}
