import { SpellingCorrector } from '@word-unfolded/scripture-text';

/** The first letters that a misspelt word may have: its own, or the second one, which was typed in its place. */
export function initialsOfMisspelt(word: string): string[] {
  return [...new Set([...word].slice(0, 2))];
}

/** The words that a misspelt one may mean, the nearest first. */
export function nearestWords(words: readonly string[], misspelt: string): readonly string[] {
  const corrector = new SpellingCorrector(words.map((each) => [each, 1] as const));
  return corrector.candidates(misspelt).filter((each) => each !== misspelt);
}
