import { z } from 'zod';
import { chatTask, mappingStepTask, question, wordStudyTask, writingTask } from './answer-task.js';

/**
 * A task as a client sends it. It lacks the data that the ai service looks up itself: the question of an answer to
 * generate again is in its conversation.
 */
export const requestedTask = z.discriminatedUnion('kind', [
  chatTask.extend({ question: question.optional() }),
  mappingStepTask,
  wordStudyTask,
  writingTask,
]);

export type RequestedTask = z.infer<typeof requestedTask>;
export type RequestedChat = Extract<RequestedTask, { kind: 'chat' }>;
