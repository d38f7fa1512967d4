import { conceptsOf } from './concepts.js';

/** Letters of the parts of words that are compared, so that a misspelt word is like the right one. */
const PART = 4;

/**
 * The features of a sentence of plain words: its words, pairs of neighbours, and the
 * beginnings and parts of its long words (so that forms of one verb, and misspelt words, are alike). Beside the words stand their concepts
 * (`danger/concepts.txt`) and each two of them in their order: what was learned of a husband who kicks is so known of
 * a wife who slaps, and what was learned in English is known in Spanish. Each is a number (a hash); none stands twice.
 */
export function featuresOf(sentence: string): Uint32Array {
  const words = sentence.split(' ').filter((word) => word !== '' && word !== '.');
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
    if (next !== undefined) add(`${word} ${next}`);
    for (const name of concepts[index]!) {
      add(`=${name}`);
      for (const earlier of before) add(`=${earlier} ${name}`);
      if (previous !== undefined) add(`${previous} =${name}`);
      if (next !== undefined) add(`=${name} ${next}`);
    }
    for (const name of concepts[index]!) before.add(name);
  });
  add(words.length < 5 ? '#short' : words.length < 12 ? '#medium' : '#long');
  return Uint32Array.from(found);
}

function partsOf(word: string): string[] {
  return Array.from({ length: word.length - PART + 1 }, (_, at) => word.slice(at, at + PART));
}

/** FNV-1a of 32 bits. */
function hash(text: string): number {
  let value = 0x811c9dc5;
  for (let index = 0; index < text.length; index++) {
    value ^= text.charCodeAt(index);
    value = Math.imul(value, 0x01000193);
  }
  return value >>> 0;
}
