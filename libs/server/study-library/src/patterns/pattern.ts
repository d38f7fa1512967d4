import { foldWord, wordsOf } from '@word-unfolded/scripture-text';

/** A word of a pattern; `isStart` when a star stands for any ending. */
export type PatternWord = { readonly text: string; readonly isStart: boolean };

/** Words that must be adjacent, in this order. */
type PatternPhrase = readonly PatternWord[];

/** One alternative of a pattern: all of its phrases must be in the question, in any order. */
export type Pattern = readonly PatternPhrase[];

/** The alternatives of a pattern as it is written: `why god allow* suffer* | bad+things happen*`. */
export function parsePatterns(written: string): Pattern[] {
  return written
    .split('|')
    .map((alternative) =>
      alternative
        .trim()
        .split(/\s+/)
        .filter(Boolean)
        .map((phrase) => phrase.split('+').map(parseWord)),
    )
    .filter((pattern) => pattern.length > 0);
}

function parseWord(written: string): PatternWord {
  return { text: foldWord(written.replace('*', '')), isStart: written.endsWith('*') };
}

/** The words of a question, folded, as patterns are compared with them. */
export function foldedWords(question: string): string[] {
  return wordsOf(question).map(({ folded }) => folded);
}

/**
 * The positions of the words of a question that an alternative asks for; undefined when one is missing.
 *
 * @param words folded
 */
export function matchPattern(words: readonly string[], pattern: Pattern): readonly number[] | undefined {
  const taken = new Set<number>();
  for (const phrase of pattern) {
    const at = words.findIndex(
      (_, index) =>
        !taken.has(index) && phrase.every((word, offset) => fits(words[index + offset] ?? '', word)),
    );
    if (at < 0) return undefined;
    for (const offset of phrase.keys()) taken.add(at + offset);
  }
  return [...taken];
}

function fits(word: string, { text, isStart }: PatternWord): boolean {
  return isStart ? word.startsWith(text) : word === text;
}
