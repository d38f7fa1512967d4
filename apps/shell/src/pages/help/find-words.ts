/** Text as it is compared: without accents and without regard to case, so that `sesion` finds `Sesión`. */
export function fold(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
}

/** The words of what is looked for, as they are compared. */
export function wordsOf(query: string): string[] {
  return fold(query).split(/\s+/u).filter(Boolean);
}

/** Whether all words occur in a text, each anywhere in it. */
export function hasWords(text: string, words: readonly string[]): boolean {
  const folded = fold(text);
  return words.every((word) => folded.includes(word));
}

/** A piece of a text, and whether it is what was looked for. */
export type Piece = { readonly text: string; readonly isFound: boolean };

/** Cuts a text where the words stand in it; the pieces together are the text as it was, accents and all. */
export function markWords(text: string, words: readonly string[]): Piece[] {
  const letters = [...text.normalize('NFC')];
  const found = findLetters(letters, words);
  const pieces: Piece[] = [];
  letters.forEach((letter, index) => {
    const isFound = found[index] ?? false;
    const last = pieces.at(-1);
    if (last?.isFound === isFound) pieces[pieces.length - 1] = { text: last.text + letter, isFound };
    else pieces.push({ text: letter, isFound });
  });
  return pieces;
}

/** For each letter whether it belongs to a word; a letter may fold to more than one. */
function findLetters(letters: readonly string[], words: readonly string[]): boolean[] {
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
