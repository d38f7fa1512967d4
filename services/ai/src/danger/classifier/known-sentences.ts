import { readNeedSentences } from '@word-unfolded/study-library';
import { NEEDS, type Need } from '../need.js';
import { plainWords } from '../words/plain-words.js';

/** What the tables say of a text: its need, or that it only looks like danger. */
export type Known = Need | 'harmless';

let known: ReadonlyMap<string, Known> | undefined;

/**
 * What the study library says of exactly this text; undefined if it does not have it. The classifier learns from the same
 * sentences and may misjudge one that is unlike the others. Who adds a sentence there is to be believed.
 */
export function knownSentence(text: string): Known | undefined {
  known ??= load();
  return known.get(plainWords(text));
}

function load(): ReadonlyMap<string, Known> {
  const found = new Map<string, Known>();
  for (const { text, need } of readNeedSentences()) {
    const listed = NEEDS.find((each) => each === need);
    // A sentence that stands in both tables is one of danger.
    if (listed || !found.has(plainWords(text))) found.set(plainWords(text), listed ?? 'harmless');
  }
  return found;
}
