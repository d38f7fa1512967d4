import type { z } from 'zod';

/** Work that is put down to be done soon, once, by whichever process has time. */
export type QueueContract<Job extends z.ZodType = z.ZodType> = {
  readonly kind: 'queue';
  /** Small letters and dashes; it names the queue in Redis, so it must never change. */
  readonly name: string;
  readonly job: Job;
  /** Pauses before the second, third, ... attempt, in milliseconds. After the last attempt the job is kept as failed. */
  readonly pausesMs: readonly number[];
};

/** What is put on a queue. */
export type JobOf<Contract extends QueueContract> = z.output<Contract['job']>;

const DEFAULT_PAUSES_MS = [1_000, 5_000, 30_000, 120_000, 600_000, 1_800_000, 3_600_000];

/** Declares a queue: a job is checked when it is put down, and again when it is taken up. */
export function defineQueue<Job extends z.ZodType>(contract: {
  name: string;
  job: Job;
  pausesMs?: readonly number[];
}): QueueContract<Job> {
  return { kind: 'queue', pausesMs: DEFAULT_PAUSES_MS, ...contract };
}
