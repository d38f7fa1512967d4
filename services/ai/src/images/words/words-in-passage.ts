import { matchExactly } from '../../grounding/words/match-exactly.js';
import { passageWords, textOfRun } from '../../grounding/words/passage-words.js';
import { textWords } from '../../grounding/words/text-words.js';
import type { StudyPassage } from '../../library/study-passage.js';

/** The stored words of a quote in a passage, and the verses in which they stand. */
export type StoredWords = { readonly text: string; readonly osis: string };

/**
 * Finds a quote in a passage, word by word. Omissions that the quote marks with an ellipsis stay marked.
 *
 * @returns undefined when any word differs
 */
export function wordsInPassage(
  quote: string,
  { verses, translation }: StudyPassage,
): StoredWords | undefined {
  const stored = passageWords(
    verses.map(({ canonicalId, text }) => ({ id: canonicalId, text })),
    translation.language,
  );
  const runs = matchExactly(textWords(quote, translation.language), stored);
  if (!runs) return undefined;
  const first = verses[stored.words[runs[0]!.from]!.verse]!;
  const last = verses[stored.words[runs.at(-1)!.to - 1]!.verse]!;
  const text = runs.map((run) => textOfRun(stored, run)).join(' … ');
  const end =
    quote
      .trimEnd()
      .match(/[.!?;:,]?["”»’]*$/u)?.[0]
      .replace(/["”»’]/gu, '') ?? '';
  return { text: text + end, osis: first === last ? first.osis : `${first.osis}-${last.osis}` };
}
