import type { Journey } from '@word-unfolded/service-kit';

/**
 * What stands in Redis for a job. Once a job is done nothing of it is kept but the fact: a letter holds names and links
 * that nobody needs any more, and whoever takes the job up again must not do it twice.
 */
export type JobRecord = { readonly job: unknown; readonly journey?: Journey } | { readonly done: true };

/** BullMQ's own ids may neither be numbers nor hold colons; ours may be anything. */
export function recordIdOf(id: string): string {
  return `id-${encodeURIComponent(id)}`;
}

/** How long the fact that a job was done is remembered, in seconds, and of how many jobs at most. */
export const DONE_JOBS = { age: 7 * 24 * 3_600, count: 100_000 };

/** How long a job that failed for good is kept for a look at it, in seconds, and how many at most. */
export const FAILED_JOBS = { age: 30 * 24 * 3_600, count: 10_000 };
