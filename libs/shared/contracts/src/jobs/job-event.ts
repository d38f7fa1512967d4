import type { Language } from '@word-unfolded/domain';
import { z } from 'zod';
import { errorText, isErrorCode } from '../errors/registry.js';

/**
 * The public id of a job that can be followed: its queue, and an id of 96 bits. It is known to its owner only, and does
 * not open the job to anybody else.
 */
export const jobId = z
  .string()
  .regex(/^[a-z][a-z-]{0,39}\.[0-9a-f]{24}$/)
  .meta({ description: 'The id of a job, as the route that began it returned it.' });

const queued = z.object({
  type: z.literal('queued'),
  place: z.int().min(1).meta({ description: 'Place in the queue; 1 is next.' }),
});

const progress = z.object({
  type: z.literal('progress'),
  done: z.int().min(0).meta({ description: 'Completed steps.' }),
  total: z.int().min(0).meta({ description: 'Steps in all; 0 while that is unknown.' }),
});

const done = z.object({
  type: z.literal('done'),
  outcome: z.unknown().meta({ description: 'What the job returns, by its kind.' }),
});

const cancelled = z.object({ type: z.literal('cancelled') });

const code = z.string().meta({ description: 'A code of the error registry.' });

/**
 * The state of a job. A follower gets the present state first, and then each change; states between two changes may be
 * left out. `done`, `failed` and `cancelled` are the last.
 */
export const jobEvent = z.discriminatedUnion('type', [
  queued,
  progress,
  done,
  z.object({
    type: z.literal('failed'),
    code,
    params: z.record(z.string(), z.union([z.string(), z.number()])).optional(),
  }),
  cancelled,
]);

export type JobEvent = z.infer<typeof jobEvent>;

/** A state of a job as its event stream sends it: the text of an error is in the reader's language. */
export const streamedJobEvent = z.discriminatedUnion('type', [
  queued,
  progress,
  done,
  z.object({
    type: z.literal('failed'),
    code,
    message: z.string().meta({ description: "What happened, in the reader's language." }),
    error: z.string().meta({ description: 'The same as message.' }),
  }),
  cancelled,
  z.object({
    type: z.literal('error'),
    code,
    message: z.string().meta({ description: 'Why the connection failed; the job itself may go on.' }),
    error: z.string().meta({ description: 'The same as message.' }),
  }),
]);

export type StreamedJobEvent = z.infer<typeof streamedJobEvent>;

/** A state of a job with the text of its failure. A code of a later version is shown as a failure without a reason. */
export function toStreamedJobEvent(event: JobEvent, language: Language): StreamedJobEvent {
  if (event.type !== 'failed') return event;
  const code = isErrorCode(event.code) ? event.code : 'JOB_FAILED';
  const message = errorText(code, language, event.params);
  return { type: 'failed', code, message, error: message };
}

/** Whether a job has ended with an event. */
export function isJobEnd({ type }: JobEvent | StreamedJobEvent): boolean {
  return type === 'done' || type === 'failed' || type === 'cancelled';
}
