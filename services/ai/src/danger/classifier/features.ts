import { conceptsOf } from './concepts.js';

/** Number of features: the places into which the parts of a sentence are hashed. */
export const FEATURES = 1 << 18;

/** Letters of the parts of words that are compared, so that a misspelt word is like the right one. */
const PART = 4;

/**
 * The features of a sentence of plain words: its words, pairs of neighbours, pairs with one word between, and the
 * beginnings and parts of its long words (so that forms of one verb, and misspelt words, are alike). Beside the words stand their concepts
 * (`danger/concepts.txt`) and each two of them in their order: what was learned of a husband who kicks is so known of
 * a wife who slaps, and what was learned in English is known in Spanish. Each is hashed (Weinberger et al., 2009); the
 * places are unique.
 */
export function featuresOf(sentence: string): Int32Array {
  const words = wordsOf(sentence);
  const found = new Set<number>();
  const add = (part: string) => found.add(hash(part));
  const concepts = words.map((word) => conceptsOf(word));
  const before = new Set<string>();
  words.forEach((word, index) => {
    add(word);
    if (word.length > 5) add(`^${word.slice(0, 5)}`);
    if (word.length > 3) for (const part of partsOf(`<${word}>`)) add(`#${part}`);
    const previous = words[index - 1];
    const next = words[index + 1];
    const afterNext = words[index + 2];
    if (next !== undefined) add(`${word} ${next}`);
    if (afterNext !== undefined) add(`${word} _ ${afterNext}`);
    for (const name of concepts[index]!) {
      add(`=${name}`);
      for (const earlier of before) add(`=${earlier} ${name}`);
      if (previous !== undefined) add(`${previous} =${name}`);
      if (next !== undefined) add(`=${name} ${next}`);
    }
    for (const name of concepts[index]!) before.add(name);
  });
  add(words.length < 5 ? '#short' : words.length < 12 ? '#medium' : '#long');
  return Int32Array.from(found);
}

/**
 * The features of a sentence as concepts see it: a word without one stands for itself. Beside {@link featuresOf} it is a
 * second opinion, which is less misled by a word that stood in few sentences.
 */
export function conceptFeaturesOf(sentence: string): Int32Array {
  const words = wordsOf(sentence);
  const concepts = words.map((word) => conceptsOf(word));
  const found = new Set<number>();
  const add = (part: string) => found.add(hash(part));
  const before = new Set<string>();
  words.forEach((word, index) => {
    if (concepts[index]!.length === 0) add(word);
    const previous = words[index - 1];
    const next = words[index + 1];
    for (const name of concepts[index]!) {
      add(`=${name}`);
      for (const earlier of before) add(`=${earlier} ${name}`);
      if (previous !== undefined) add(`${previous} =${name}`);
      if (next !== undefined) add(`=${name} ${next}`);
    }
    for (const name of concepts[index]!) before.add(name);
  });
  return Int32Array.from(found);
}

/** Lengths of the runs of letters of {@link letterFeaturesOf}. */
const RUNS = [3, 4, 5];

/** The runs of letters of a sentence, over the ends of words too: a third opinion, which forms of words and slips disturb least. */
export function letterFeaturesOf(sentence: string): Int32Array {
  const text = ` ${wordsOf(sentence).join(' ')} `;
  const found = new Set<number>();
  for (const run of RUNS)
    for (let at = 0; at + run <= text.length; at++) found.add(hash(`${run}${text.slice(at, at + run)}`));
  return Int32Array.from(found);
}

const wordsOf = (sentence: string) => sentence.split(' ').filter((word) => word !== '' && word !== '.');

function partsOf(word: string): string[] {
  return Array.from({ length: word.length - PART + 1 }, (_, at) => word.slice(at, at + PART));
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
