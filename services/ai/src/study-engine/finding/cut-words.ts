import type { Language } from '@word-unfolded/domain';
import { runForSense, versesAroundSaying } from '../../grounding/judging/sense.js';
import { matchExactly } from '../../grounding/words/match-exactly.js';
import { passageWords } from '../../grounding/words/passage-words.js';
import { textWords } from '../../grounding/words/text-words.js';
import type { StudyVerse } from '../../library/study-passage.js';

/**
 * Whether words stand in verses only behind others that turn their sense (issue 15, point 4): a negation, a condition, the
 * name of a speaker who is not to be believed, or their own subject.
 */
export function areCutWords(verses: readonly StudyVerse[], words: string, language: Language): boolean {
  const passage = passageWords(
    verses.map(({ canonicalId, text }) => ({ id: canonicalId, text })),
    language,
  );
  const runs = matchExactly(textWords(words, language), passage);
  const first = runs?.[0];
  if (!first) return false;
  const isReported = versesAroundSaying(passage, first) !== undefined;
  return isReported || (runForSense(passage, runs, '')?.from ?? Infinity) < first.from;
}
