import { currentRequestContext, type RequestContext, type TraceCarrier } from '@word-unfolded/service-kit';
import type { JobEnd } from './job-end.js';

/**
 * The record of a job in Redis. After its end only the end is stored: an email contains names and links that are no
 * longer needed, and a repeated job must not run twice.
 */
export type JobRecord =
  | {
      readonly job: unknown;
      readonly context?: RequestContext;
      /** The context, as earlier versions stored it. */
      readonly journey?: RequestContext;
      /** The trace in which it was added, if traces are sent. */
      readonly trace?: TraceCarrier;
      /** When the job fails if it has not ended, in milliseconds since 1970. */
      readonly deadlineAt?: number;
    }
  | { readonly done: true; readonly end?: JobEnd };

/** The context of a job that is added now. A job has no caller: the service does it on its own, perhaps much later. */
export function contextOfJob(): RequestContext | undefined {
  const current = currentRequestContext();
  if (!current) return undefined;
  const { caller: _, ...context } = current;
  return context;
}

/** BullMQ's own ids may not be numbers or contain colons. Ours may be any text. */
export function recordIdOf(id: string): string {
  return `id-${encodeURIComponent(id)}`;
}

/** The reverse of {@link recordIdOf}. */
export function idOfRecord(recordId = ''): string {
  return decodeURIComponent(recordId.slice(3));
}

/** How many ended jobs are stored at most, besides the limit of time of their queue. */
export const ENDED_JOBS = 100_000;

/** How long failed jobs are stored for inspection, in seconds, and the maximum number of them. */
export const FAILED_JOBS = { age: 30 * 24 * 3_600, count: 10_000 };
