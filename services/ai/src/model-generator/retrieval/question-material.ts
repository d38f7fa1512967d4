import { formatOsis } from '@word-unfolded/scripture-ref';
import type { StudyPassage } from '../../library/study-passage.js';
import { readInConversation } from '../../study-engine/asking/follow-up.js';
import type { QuestionReading } from '../../study-engine/asking/read-question.js';
import type { CompositionContext } from '../../study-engine/composing/composition-context.js';
import { findPassages } from '../../study-engine/finding/find-passages.js';
import { topicsFor } from '../../study-engine/finding/topics-for.js';
import { understand } from '../../study-engine/understanding/follow-ups/conversation.js';
import { subjectOf } from '../../study-engine/understanding/understood.js';
import type { PromptMessage } from '../../generators/answer-generator.js';
import type { MaterialBlock } from '../material.js';
import { versesBlock } from './passage-material.js';

/** Number of passages that are found for a question, and of verses of each. */
const FOUND = 6;
const FEW_VERSES = 3;

/** Only the first words of a long question are searched for; it may have four thousand characters. */
const TERMS = 6;

/** Reads a question together with earlier ones. */
export function readBy(
  context: CompositionContext,
  question: string,
  history: readonly PromptMessage[],
): QuestionReading {
  return readInConversation(question, history, context.language);
}

/** The passage that a question names. */
export async function namedPassage(
  context: CompositionContext,
  { passages }: QuestionReading,
): Promise<StudyPassage | undefined> {
  const [named] = passages;
  return named && context.read(formatOsis([named]));
}

/** The passages that the study engine finds for a question. */
export async function foundBlock(
  context: CompositionContext,
  reading: QuestionReading,
): Promise<MaterialBlock> {
  const terms = reading.terms.slice(0, TERMS);
  const about = { ...reading, terms, topics: await topicsFor(context, terms) };
  const { passages } = await findPassages(context, about);
  const read = await Promise.all(passages.slice(0, FOUND).map(({ range }) => context.readCanonical(range)));
  const value = read
    .filter((passage) => passage !== undefined)
    .map((passage) => ({ ...passage, verses: passage.verses.slice(0, FEW_VERSES) }))
    .map((passage) => versesBlock('', passage, context).value);
  return { name: 'found', value };
}

/** The readings of a question on which traditions differ (beyond, 4). */
export function readingsBlock(
  { entries, language }: CompositionContext,
  question: string,
  history: readonly PromptMessage[],
): MaterialBlock {
  const entry = subjectOf(understand(entries, question, history, language).understood);
  const value = (entry?.text[language].parts ?? []).map(({ heading, body, passages }) => ({
    name: heading,
    says: body,
    passages: formatOsis(passages),
  }));
  return { name: 'readings', value: entry?.kind === 'questions' ? value : [] };
}
