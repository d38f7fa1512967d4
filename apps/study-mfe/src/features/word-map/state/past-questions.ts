import type { AnswerWriterName } from '@word-unfolded/contracts';
import { createKeep } from '@word-unfolded/offline';
import type { WordQuestion } from './word-question.js';

/** A question of the reader's with its answer, on this device. */
export type PastQuestion = {
  readonly asked: WordQuestion;
  /** Answer Markdown. */
  readonly content: string;
  readonly writer: AnswerWriterName;
  /** ISO 8601. */
  readonly at: string;
};

/** How many this device keeps of a reader's. */
export const PAST_AT_MOST = 10;

/** The past questions of each reader. */
export const pastQuestions = createKeep<readonly PastQuestion[]>('word_maps');

/** Adds a question, the newest first; the same one asked again takes the place of its older answer. */
export function withPast(kept: readonly PastQuestion[], past: PastQuestion): PastQuestion[] {
  const key = keyOf(past);
  return [past, ...kept.filter((each) => keyOf(each) !== key)].slice(0, PAST_AT_MOST);
}

const keyOf = ({ asked }: PastQuestion) =>
  [asked.scriptureReference, asked.question, asked.keyTerm ?? ''].join('\n');
