/** Text in the form used for comparison: without accents and case, so that `sesion` finds `Sesión`. */
function fold(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
}

/** The words of a query, in the form used for comparison. */
export function wordsOf(query: string): string[] {
  return fold(query).split(/\s+/u).filter(Boolean);
}

/** Whether a text contains all words, in any position. */
export function hasWords(text: string, words: readonly string[]): boolean {
  const folded = fold(text);
  return words.every((word) => folded.includes(word));
}

/** A piece of a text, and whether it matches. */
export type Piece = { readonly text: string; readonly isFound: boolean };

/** Splits a text at the edges of its matches; the joined pieces equal the original text with its accents. */
export function markWords(text: string, words: readonly string[]): Piece[] {
  const letters = [...text.normalize('NFC')];
  const found = findEmails(letters, words);
  const pieces: Piece[] = [];
  letters.forEach((letter, index) => {
    const isFound = found[index] ?? false;
    const last = pieces.at(-1);
    if (last?.isFound === isFound) pieces[pieces.length - 1] = { text: last.text + letter, isFound };
    else pieces.push({ text: letter, isFound });
  });
  return pieces;
}

/** For each character, whether it belongs to a match; a character may fold to several. */
function findEmails(letters: readonly string[], words: readonly string[]): boolean[] {
  const origins: number[] = [];
  let folded = '';
  letters.forEach((letter, index) => {
    const plain = fold(letter);
    folded += plain;
    for (let place = 0; place < plain.length; place += 1) origins.push(index);
  });
  const found = letters.map(() => false);
  for (const word of words)
    for (let at = folded.indexOf(word); at >= 0; at = folded.indexOf(word, at + word.length))
      for (let place = at; place < at + word.length; place += 1) found[origins[place] ?? 0] = true;
  return found;
}
