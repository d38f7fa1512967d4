import { z } from 'zod';
import { chatTask, mappingStepTask, question, wordStudyTask, writingTask } from './answer-task.js';

/**
 * A task as it is asked. It lacks what the ai service knows by itself: the question of an answer that is to be written anew
 * stands in its conversation.
 */
export const askedTask = z.discriminatedUnion('kind', [
  chatTask.extend({ question: question.optional() }),
  mappingStepTask,
  wordStudyTask,
  writingTask,
]);

export type AskedTask = z.infer<typeof askedTask>;
export type AskedChat = Extract<AskedTask, { kind: 'chat' }>;
