import { foldWord, wordsOf } from '@word-unfolded/scripture-text';

/** A word of a pattern; `isStart` when a star stands for any ending. */
export type PatternWord = { readonly text: string; readonly isStart: boolean };

/** Words that must be adjacent, in this order. */
type PatternPhrase = readonly PatternWord[];

/** One alternative of a pattern: all of its phrases must be in the question, in any order. */
export type Pattern = readonly PatternPhrase[];

/**
 * The alternatives of a pattern as it is written: `why god allow* suffer* | bad+things happen*`. A slash separates
 * choices for one place: `verse/psalm exam/test` is four alternatives.
 */
export function parsePatterns(written: string): Pattern[] {
  return written
    .split('|')
    .flatMap((alternative) => {
      const places = alternative.trim().split(/\s+/).filter(Boolean);
      return places.reduce<Pattern[]>(
        (begun, place) => {
          const choices = place.split('/').map((phrase) => phrase.split('+').map(parseWord));
          return begun.flatMap((pattern) => choices.map((choice) => [...pattern, choice]));
        },
        [[]],
      );
    })
    .filter((pattern) => pattern.length > 0);
}

function parseWord(written: string): PatternWord {
  return { text: foldWord(written.replace('*', '')), isStart: written.endsWith('*') };
}

/** The words of a question, folded, as patterns are compared with them. */
export function foldedWords(question: string): string[] {
  return wordsOf(question).map(({ folded }) => folded);
}

/** A word of a question in the forms that patterns are compared with, folded. */
export type AskedWord = {
  readonly text: string;
  /** Its stem; undefined where only equal words are the same. */
  readonly stem?: string | undefined;
  /** As the stem of its verb is spelled before a, o and u: `predique` as `predice`, for `predic*`. */
  readonly respelled?: string | undefined;
};

/**
 * The positions of the words of a question that an alternative asks for; undefined when one is missing. `isAsWritten`
 * is false if a word has another form than in the pattern.
 *
 * @param stemOf the stem of a word of the pattern, as the words of the question have theirs
 */
export function matchPattern(
  words: readonly AskedWord[],
  pattern: Pattern,
  stemOf?: (word: string) => string | undefined,
): { readonly at: readonly number[]; readonly isAsWritten: boolean } | undefined {
  const taken = new Set<number>();
  let isAsWritten = true;
  for (const phrase of pattern) {
    const find = (fits: (word: AskedWord, wanted: PatternWord) => boolean) =>
      words.findIndex(
        (_, index) =>
          !taken.has(index) &&
          phrase.every((wanted, offset) => {
            const word = words[index + offset];
            return word !== undefined && fits(word, wanted);
          }),
      );
    let at = find(isWritten);
    if (at < 0 && stemOf) {
      at = find((word, wanted) => isWritten(word, wanted) || isOtherForm(word, wanted, stemOf));
      isAsWritten = false;
    }
    if (at < 0) return undefined;
    for (const offset of phrase.keys()) taken.add(at + offset);
  }
  return { at: [...taken], isAsWritten };
}

function isWritten({ text: word }: AskedWord, { text, isStart }: PatternWord): boolean {
  return isStart ? word.startsWith(text) : word === text;
}

function isOtherForm(
  { stem, respelled }: AskedWord,
  { text, isStart }: PatternWord,
  stemOf: (word: string) => string | undefined,
): boolean {
  return isStart ? respelled?.startsWith(text) === true : stem !== undefined && stem === stemOf(text);
}
