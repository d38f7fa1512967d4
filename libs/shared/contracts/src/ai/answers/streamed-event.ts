import { z } from 'zod';
import { answerChunk, answerCompleted, answerId } from './answer-event.js';

/** The event of a stream that failed. */
export const streamFailure = z.object({
  type: z.literal('error'),
  code: z.string().meta({ description: 'A code of the error registry.' }),
  message: z.string().meta({ description: "What happened, in the reader's language." }),
  error: z.string().meta({ description: 'The same as message.' }),
});

/**
 * An event of an answer as an event-stream route sends it: error texts are in the reader's language. An error with an
 * id has ended the answer; an error without one concerns the connection only, and the client can resume after the last
 * event.
 */
export const streamedEvent = z.discriminatedUnion('type', [
  answerChunk,
  answerCompleted.extend({ answerId }),
  streamFailure,
]);

export type StreamedEvent = z.infer<typeof streamedEvent>;
