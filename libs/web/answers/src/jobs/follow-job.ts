import { openRouteStream, type StreamOptions } from '@word-unfolded/api-client';
import {
  AppError,
  followJobRoute,
  isJobEnd,
  streamedJobEvent,
  type StreamedJobEvent,
} from '@word-unfolded/contracts';
import {
  errorOf,
  isOfTheLine,
  pauseOf,
  TIMEOUT,
  type CallDeadline,
  readEvents,
} from '../stream/open-answer.js';
import { pause } from '../stream/pause.js';

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
  { onProgress, callDeadline = TIMEOUT, ...options }: FollowJobOptions,
): Promise<unknown> {
  const signal = options.signal ?? new AbortController().signal;
  for (let losses = 0; ;) {
    try {
      for await (const event of statesOf(jobId, options, signal, callDeadline)) {
        losses = 0;
        if (event.type === 'done') return event.outcome;
        if (event.type === 'cancelled') throw AppError.of('JOB_CANCELLED');
        if (event.type === 'failed') throw errorOf({ ...event, type: 'error' }, 'JOB_FAILED');
        if (event.type === 'error') throw errorOf(event, 'STREAM_INTERRUPTED');
        onProgress?.(event);
      }
      throw AppError.of('STREAM_INTERRUPTED');
    } catch (error) {
      losses += 1;
      if (!isOfTheLine(error) || losses > callDeadline.losses) throw error;
      await pause(pauseOf(losses, callDeadline), signal);
    }
  }
}

async function* statesOf(
  jobId: string,
  options: Omit<StreamOptions, 'idempotencyKey' | 'lastEventId'>,
  signal: AbortSignal,
  { idleMs }: CallDeadline,
): AsyncGenerator<StreamedJobEvent, void> {
  const response = await openRouteStream(followJobRoute, { params: { jobId } }, options);
  for await (const { data } of readEvents(response, { signal, idleMs })) {
    const event = streamedJobEvent.safeParse(JSON.parse(data));
    // A kind of state that this build does not know.
    if (!event.success) continue;
    yield event.data;
    if (event.data.type !== 'error' && isJobEnd(event.data)) return;
  }
}
