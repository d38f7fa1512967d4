import { z } from 'zod';
import { answerChunk, answerCompleted, answerId } from './answer-event.js';

/**
 * An event of an answer as a route of events sends it: the texts of an error are in the reader's language. An error with an id
 * has ended the answer; one without is of the line alone, and the answer can be asked for again after the last event.
 */
export const streamedEvent = z.discriminatedUnion('type', [
  answerChunk,
  answerCompleted.extend({ answerId }),
  z.object({
    type: z.literal('error'),
    code: z.string().meta({ description: 'A code of the catalogue.' }),
    message: z.string().meta({ description: 'What happened, in the language of the reader.' }),
    error: z.string().meta({ description: 'The same as message.' }),
  }),
]);

export type StreamedEvent = z.infer<typeof streamedEvent>;
