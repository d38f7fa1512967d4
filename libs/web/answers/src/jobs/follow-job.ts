import type { StreamOptions } from '@word-unfolded/api-client';
import { AppError, followJobRoute, type StreamedJobEvent } from '@word-unfolded/contracts';
import { errorOf, type CallDeadline } from '../stream/open-answer.js';
import { followEvents } from './follow-events.js';

/** A state of a job before its end. */
export type JobProgress = Extract<StreamedJobEvent, { readonly type: 'queued' | 'progress' }>;

export type FollowJobOptions = Omit<StreamOptions, 'idempotencyKey' | 'lastEventId'> & {
  /** Called with each state before the end. */
  readonly onProgress?: ((state: JobProgress) => void) | undefined;
  readonly callDeadline?: CallDeadline;
};

/**
 * Waits for a job of this reader to end. A lost connection is retried, and begins with the present state. The server
 * cancels some kinds of jobs when nobody waits for them any more.
 *
 * @param jobId as the route that began the job returned it
 * @returns the outcome of the job
 * @throws AppError why the job has failed; JOB_CANCELLED; JOB_NOT_FOUND; a network error when the retries are exhausted;
 * OPERATION_CANCELLED by the signal, which ends the waiting
 */
export async function outcomeOfJob(
  jobId: string,
  { onProgress, ...options }: FollowJobOptions,
): Promise<unknown> {
  for await (const event of followEvents(followJobRoute, { params: { jobId } }, options)) {
    if (event.type === 'done') return event.outcome;
    if (event.type === 'cancelled') throw AppError.of('JOB_CANCELLED');
    if (event.type === 'failed') throw errorOf({ ...event, type: 'error' }, 'JOB_FAILED');
    onProgress?.(event);
  }
  throw AppError.of('STREAM_INTERRUPTED');
}
