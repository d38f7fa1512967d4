/** Number of features: the places into which the parts of a sentence are hashed. */
export const FEATURES = 1 << 15;

/**
 * The features of a sentence of plain words: its words, pairs of neighbours, pairs with one word between, and the
 * beginnings of its long words (so that forms of one verb are alike). Each is hashed (Weinberger et al., 2009); the
 * places are unique.
 */
export function featuresOf(sentence: string): Int32Array {
  const words = sentence
    .trim()
    .split(' ')
    .filter((word) => word !== '.');
  const found = new Set<number>();
  const add = (part: string) => found.add(hash(part));
  words.forEach((word, index) => {
    add(word);
    if (word.length > 5) add(`^${word.slice(0, 5)}`);
    const next = words[index + 1];
    const afterNext = words[index + 2];
    if (next !== undefined) add(`${word} ${next}`);
    if (afterNext !== undefined) add(`${word} _ ${afterNext}`);
  });
  add(words.length < 5 ? '#short' : words.length < 12 ? '#medium' : '#long');
  return Int32Array.from(found);
}

/** FNV-1a of 32 bits, reduced to the number of features. */
function hash(text: string): number {
  let value = 0x811c9dc5;
  for (let index = 0; index < text.length; index++) {
    value ^= text.charCodeAt(index);
    value = Math.imul(value, 0x01000193);
  }
  return (value >>> 0) % FEATURES;
}
