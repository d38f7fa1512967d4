import type { WordQuestion } from './word-question.js';

/** A word of a verse, by where it begins. */
type PlacedWord = { readonly start: number; readonly text: string };

/** Shorter words of a question are seldom the one that it is about. */
const SHORTEST = 4;

/**
 * The word of a verse that a question is about: its key term, or else the longest word that the question has too.
 *
 * @returns null when its key term is none of these words, and undefined when it names none
 */
export function askedWord(
  words: readonly PlacedWord[],
  { keyTerm = '', question }: Pick<WordQuestion, 'keyTerm' | 'question'>,
): number | null | undefined {
  const term = partsOf(keyTerm);
  const whole = words.find(({ text }) => partsOf(text).join(' ') === term.join(' '));
  if (term.length > 0) return (whole ?? longestOf(words, term))?.start ?? null;
  return longestOf(
    words,
    partsOf(question).filter(({ length }) => length >= SHORTEST),
  )?.start;
}

function longestOf(words: readonly PlacedWord[], parts: readonly string[]): PlacedWord | undefined {
  const known = new Set(parts);
  const named = words.filter(({ text }) => partsOf(text).some((part) => known.has(part)));
  return named.sort((one, other) => other.text.length - one.text.length)[0];
}

const partsOf = (text: string): string[] => text.toLocaleLowerCase().match(/[\p{L}\p{M}\p{N}]+/gu) ?? [];
