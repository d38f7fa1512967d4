import { plainMarkdown } from '@word-unfolded/answer-text';
import type { StudyPassage } from '../../library/study-passage.js';
import { referenceLink } from '../composing/blocks.js';
import type { CompositionContext } from '../composing/composition-context.js';
import { areCutWords } from '../finding/cut-words.js';
import { speakerOf } from '../finding/speaker-of.js';

const ASKS_WHO =
  /^[\s¿"“«]*(?:who (?:first )?(?:said|says|told|asked|cried|shouted|prayed|spoke)|(?:a )?qui[eé]n(?:es)?(?: fue)?(?: quien| el que)? (?:le |les )?(?:dijo|dice|pregunt[oó]|grit[oó]|clam[oó]|or[oó]))(?!\p{L})/iu;

/** “Who said …?” asks for the speaker, and not only for the place. */
export const asksWhoSaid = (question: string) => ASKS_WHO.test(question);

/**
 * That some words stand in a passage, and who says them there if that is asked and the text names somebody. Words that
 * have another sense there are not confirmed: “There is no God” is what the fool says.
 */
export async function whereItIsSaid(
  context: CompositionContext,
  question: string,
  words: string,
  passage: StudyPassage,
): Promise<string> {
  const { say } = context;
  const link = referenceLink(passage);
  const speaker = asksWhoSaid(question) ? await speakerOf(context, passage, words) : undefined;
  if (speaker) return say.saidBy(plainMarkdown(speaker), link);
  return areCutWords(passage.verses, words, context.language)
    ? say.notByThemselves(plainMarkdown(words), link)
    : say.standsHere(plainMarkdown(words), link);
}
