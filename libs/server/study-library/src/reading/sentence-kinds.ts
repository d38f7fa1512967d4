/** So many sentences of each kind are made: enough that each word of a choice is met, with several others. */
const OF_A_KIND = 12;

/** The innermost choice of a kind: `{one|another}`. */
const CHOICE = /\{([^{}]*)\}/;

/**
 * Sentences of a kind, such as `{he|she} {hits|kicks} me`. The same kind always gives the same sentences; they differ from
 * one another, and each word of a choice comes in turn.
 *
 * @param least so many sentences are made, if there are as many; more where a choice has more words
 */
export function sentencesOfKind(kind: string, least = OF_A_KIND): string[] {
  const most = Math.max(least, longestChoiceOf(kind));
  const made = new Set<string>();
  for (let index = 0; index < most * 2 && made.size < most; index++) made.add(sentenceOf(kind, index));
  return [...made];
}

/** So many words has the longest choice of a kind: each of them is to stand in a sentence. */
function longestChoiceOf(kind: string): number {
  return Math.max(0, ...[...kind.matchAll(/\{([^{}]*)\}/g)].map(([, words]) => words!.split('|').length));
}

function sentenceOf(kind: string, index: number): string {
  let text = kind;
  for (let place = 1; CHOICE.test(text); place++)
    text = text.replace(CHOICE, (_, words: string) => {
      const choice = words.split('|');
      // Another step for each choice of the sentence, so that the same words do not always stand together.
      return choice[(index + Math.floor(index / choice.length) * place + place * 3) % choice.length]!;
    });
  return text.replace(/\s+/g, ' ').trim();
}
