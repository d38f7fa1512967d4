import { formatOsis } from '@word-unfolded/scripture-ref';
import type { StudyPassage } from '../../library/study-passage.js';
import { readInConversation } from '../../study-engine/asking/follow-up.js';
import type { QuestionReading } from '../../study-engine/asking/read-question.js';
import type { StudyDesk } from '../../study-engine/composing/desk.js';
import { findPassages } from '../../study-engine/finding/find-passages.js';
import { topicsFor } from '../../study-engine/finding/topics-for.js';
import type { BriefTurn } from '../../writers/answer-writer.js';
import type { MaterialBlock } from '../material.js';
import { versesBlock } from './passage-material.js';

/** Passages that are found for a question, and verses of each. */
const FOUND = 6;
const FEW_VERSES = 3;

/** A question of four thousand characters is searched for by its first words. */
const TERMS = 6;

/** What a question asks, with what was asked before it. */
export function readBy(desk: StudyDesk, question: string, history: readonly BriefTurn[]): QuestionReading {
  return readInConversation(question, history, desk.language);
}

/** The passage that a question names. */
export async function namedPassage(
  desk: StudyDesk,
  { passages }: QuestionReading,
): Promise<StudyPassage | undefined> {
  const [named] = passages;
  return named && desk.read(formatOsis([named]));
}

/** What Scripture has on a question: the passages that the study engine finds. */
export async function foundBlock(desk: StudyDesk, reading: QuestionReading): Promise<MaterialBlock> {
  const terms = reading.terms.slice(0, TERMS);
  const about = { ...reading, terms, topics: await topicsFor(desk, terms) };
  const { passages } = await findPassages(desk, about);
  const read = await Promise.all(passages.slice(0, FOUND).map(({ range }) => desk.readCanonical(range)));
  const value = read
    .filter((passage) => passage !== undefined)
    .map((passage) => ({ ...passage, verses: passage.verses.slice(0, FEW_VERSES) }))
    .map((passage) => versesBlock('', passage, desk).value);
  return { name: 'found', value };
}

/** The readings of a question on which traditions differ (beyond, 4). */
export function readingsBlock(
  { language }: StudyDesk,
  { disputed: [question] }: QuestionReading,
): MaterialBlock {
  const value = (question?.readings ?? []).map(({ name, says, passages }) => ({
    name: name[language],
    says: says[language],
    passages,
  }));
  return { name: 'readings', value };
}
