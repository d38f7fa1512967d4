import type { RequestContext } from '@word-unfolded/service-kit';

/**
 * The record of a job in Redis. After completion only the id of the job is stored: an email contains names and links
 * that are no longer needed, and a repeated job must not run twice.
 */
export type JobRecord =
  { readonly job: unknown; readonly journey?: RequestContext } | { readonly done: true };

/** BullMQ's own ids may not be numbers or contain colons. Ours may be any text. */
export function recordIdOf(id: string): string {
  return `id-${encodeURIComponent(id)}`;
}

/** How long completed jobs are remembered, in seconds, and the maximum number of them. */
export const DONE_JOBS = { age: 7 * 24 * 3_600, count: 100_000 };

/** How long failed jobs are stored for inspection, in seconds, and the maximum number of them. */
export const FAILED_JOBS = { age: 30 * 24 * 3_600, count: 10_000 };
