import type { AnswerGeneratorName } from '@word-unfolded/contracts';
import { createStore } from '@word-unfolded/offline';
import type { WordQuestion } from './word-question.js';

/** A question of the reader with its answer, on this device. */
export type PastQuestion = {
  /** The question; devices store it by this name. */
  readonly asked: WordQuestion;
  /** Answer Markdown. */
  readonly content: string;
  readonly writer: AnswerGeneratorName;
  /** ISO 8601. */
  readonly at: string;
};

/** Maximum number of questions stored on this device for each reader. */
const PAST_AT_MOST = 10;

/** The past questions of each reader. */
export const pastQuestions = createStore<readonly PastQuestion[]>('word_maps');

/** Adds a question, the newest first; a repeated question replaces its older answer. */
export function withPast(stored: readonly PastQuestion[], past: PastQuestion): PastQuestion[] {
  const key = keyOf(past);
  return [past, ...stored.filter((each) => keyOf(each) !== key)].slice(0, PAST_AT_MOST);
}

const keyOf = ({ asked }: PastQuestion) =>
  [asked.scriptureReference, asked.question, asked.keyTerm ?? ''].join('\n');
