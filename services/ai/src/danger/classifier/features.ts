import { conceptsOf } from './concepts.js';

/** Letters of the parts of words that are compared, so that a misspelt word is like the right one. */
const PART = 4;

/** Words that turn the sense of those behind them. */
const NEGATIONS = new Set(
  'no not never dont cant wont isnt doesnt didnt cannot without nunca jamas ni tampoco sin'.split(' '),
);

/** So many words behind a negation are turned by it. */
const NEGATED = 3;

/**
 * The features of a sentence of plain words: its words, pairs of neighbours and of words with one between them, how it
 * begins, what stands behind a negation, how its words sound, and the beginnings and parts of its long words (so that
 * forms of one verb, and misspelt words, are alike). Beside the words stand their concepts (`danger/concepts.txt`) and
 * each two of them in their order: what was learned of a husband who kicks is so known of a wife who slaps, and what was
 * learned in English is known in Spanish. Each is a number (a hash); none stands twice.
 */
export function featuresOf(sentence: string): Uint32Array {
  const words = sentence.split(' ').filter((word) => word !== '' && word !== '.');
  const found = new Set<number>();
  const add = (part: string) => found.add(hash(part));
  const concepts = words.map((word) => conceptsOf(word));
  const before = new Set<string>();
  words.forEach((word, index) => {
    addWord(word, add);
    const previous = words[index - 1];
    const next = words[index + 1];
    const second = words[index + 2];
    if (next !== undefined) add(`${word} ${next}`);
    if (second !== undefined) add(`${word} _ ${second}`);
    const isNegated = words.slice(Math.max(0, index - NEGATED), index).some((each) => NEGATIONS.has(each));
    if (isNegated) add(`!${word}`);
    for (const name of concepts[index]!) {
      add(`=${name}`);
      if (isNegated) add(`!=${name}`);
      for (const earlier of before) add(`=${earlier} ${name}`);
      if (previous !== undefined) add(`${previous} =${name}`);
      if (next !== undefined) add(`=${name} ${next}`);
    }
    for (const name of concepts[index]!) before.add(name);
  });
  const [first, following] = words;
  if (first !== undefined) add(`0${first}`);
  if (following !== undefined) add(`1${first} ${following}`);
  add(words.length < 5 ? '#short' : words.length < 12 ? '#medium' : '#long');
  return Uint32Array.from(found);
}

function addWord(word: string, add: (part: string) => void): void {
  add(word);
  if (word.length > 2) add(`~${soundOf(word)}`);
  if (word.length > 5) add(`^${word.slice(0, 5)}`);
  if (word.length > 3) for (const part of partsOf(`<${word}>`)) add(`#${part}`);
}

/** A word as it sounds, in the rough: people who write as they speak confuse b and v, s, c and z, ll and y, and leave out h. */
function soundOf(word: string): string {
  return word
    .replace(/ph/g, 'f')
    .replace(/sh|ch/g, 'x')
    .replace(/h/g, '')
    .replace(/qu(?=[ei])|k|c(?=[^ei]|$)|q/g, 'k')
    .replace(/c|z/g, 's')
    .replace(/v/g, 'b')
    .replace(/ll/g, 'y')
    .replace(/g(?=[ei])/g, 'j')
    .replace(/(.)\1+/g, '$1')
    .replace(/(?<=.)e$/, '');
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
