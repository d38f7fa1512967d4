import type { VerseId } from '@word-unfolded/scripture-ref';
import { textOfRun, type WordRun } from '../words/passage-words.js';
import { textWords } from '../words/text-words.js';
import type { Judgement } from './claim.js';
import { placeOf, type Near } from './named-words.js';
import type { ReadPassage } from './passage-reader.js';
import { repairedWords } from './repaired-words.js';

/** Stored words as they stand, in place of words that say something else. */
export function wholeOf(passage: ReadPassage, run: WordRun, corrects: boolean): Judgement {
  return {
    verdict: 'repaired',
    words: textOfRun(passage.words, run),
    corrects,
    place: placeOf(passage, [run]),
  };
}

/** Whether one run goes over from a verse to one that does not follow it: `(Romans 3:23; 6:23)`. */
export function joinsOtherVerses(
  { ranges, words: { words, verses } }: ReadPassage,
  runs: readonly WordRun[],
): boolean {
  const rangeOf = (id: VerseId) => ranges.findIndex(({ first, last }) => first <= id && id <= last);
  return runs.some(({ from, to }) => {
    const ids = [...new Set(words.slice(from, to).map(({ verse }) => verses[verse]!.id))];
    return ids.some((id, index) => {
      const before = ids[index - 1];
      return before !== undefined && id !== before + 1 && rangeOf(id) !== rangeOf(before);
    });
  });
}

/** The judgement that replaces words by stored ones. */
export function repair(content: string, { passage, alignment }: Near, corrects: boolean): Judgement {
  const quoted = textWords(content, passage.translation.language);
  const { text, runs } = repairedWords(quoted, passage.words, alignment);
  return { verdict: 'repaired', words: text, corrects, place: placeOf(passage, runs) };
}

/** A quotation of so many words is not extended into the next verse for one word. */
const SAYING_WORDS = 3;

/**
 * A run without its last word, if only that word is of another verse: `and` begins many verses, so that words which go on
 * otherwise may have it by chance, unless what follows them goes on with that verse too. Undefined for every other run.
 */
export function withoutChance(
  { words: { words } }: ReadPassage,
  runs: readonly WordRun[],
  next: ReadonlySet<string>,
): WordRun | undefined {
  const { from, to } = runs.at(-1)!;
  if (runs.length > 1 || to - from <= SAYING_WORDS || words[to - 1]!.verse === words[to - 2]!.verse)
    return undefined;
  const after = words[to];
  if (after && next.has(after.key)) return undefined;
  return { from, to: to - 1 };
}
