import type { ReadPassage } from '../../judging/passage-reader.js';
import { endsStoredClause, endsStoredSentence } from '../span-text.js';
import { isTelling } from '../../words/telling-words.js';
import type { TextWord } from '../../words/text-words.js';

/** Fewest words of the half of a verse. */
const FEWEST_WORDS = 3;

/** The first and the last words of a text that stand at the beginning and at the end of clauses of a passage. */
export type HalfOfVerse = { readonly passage: ReadPassage; readonly from: number; readonly length: number };

/** So many of the first of these words as stand in a passage, from the beginning of a sentence. */
export function headOf(words: readonly TextWord[], passage: ReadPassage): HalfOfVerse | undefined {
  const { words: stored } = passage.words;
  let best: HalfOfVerse | undefined;
  for (let from = 0; from < stored.length; from += 1) {
    if (from > 0 && !endsStoredSentence(passage.words, from - 1)) continue;
    let length = 0;
    while (length < words.length && stored[from + length]?.key === words[length]!.key) length += 1;
    if (length > (best?.length ?? 0)) best = { passage, from, length };
  }
  return best && isTold(words.slice(0, best.length)) ? best : undefined;
}

/** So many of the last of these words as stand in a passage, to the end of a clause. */
export function tailOf(words: readonly TextWord[], passage: ReadPassage): HalfOfVerse | undefined {
  const { words: stored } = passage.words;
  let best: HalfOfVerse | undefined;
  for (let last = 0; last < stored.length; last += 1) {
    if (!endsStoredClause(passage.words, last)) continue;
    let length = 0;
    while (length < words.length && stored[last - length]?.key === words[words.length - 1 - length]!.key)
      length += 1;
    if (length > (best?.length ?? 0)) best = { passage, from: last - length + 1, length };
  }
  return best && isTold(words.slice(words.length - best.length)) ? best : undefined;
}

const isTold = (words: readonly { readonly key: string }[]) =>
  words.length >= FEWEST_WORDS && words.some(({ key }) => isTelling(key));
