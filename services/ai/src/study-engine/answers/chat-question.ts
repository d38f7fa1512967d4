import type { PromptMessage } from '../../generators/answer-generator.js';
import type { StudyPassage } from '../../library/study-passage.js';

/** A question of a conversation. */
export type ChatQuestion = {
  readonly question: string;
  readonly history: readonly PromptMessage[];
  /** The passage that is open beside the chat. */
  readonly open?: StudyPassage | undefined;
};
