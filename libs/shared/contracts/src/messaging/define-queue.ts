import type { z } from 'zod';

/** A background job, processed once by any available worker. */
export type QueueContract<Job extends z.ZodType = z.ZodType> = {
  readonly kind: 'queue';
  /** Lower-case letters and dashes; it names the queue in Redis, so it must never change. */
  readonly name: string;
  readonly job: Job;
  /**
   * Delays before the second, third, ... attempt, in milliseconds. After the last attempt the job is stored as failed.
   */
  readonly pausesMs: readonly number[];
};

/** The payload of a job. */
export type JobOf<Contract extends QueueContract> = z.output<Contract['job']>;

const DEFAULT_PAUSES_MS = [1_000, 5_000, 30_000, 120_000, 600_000, 1_800_000, 3_600_000];

/** Declares a queue: a job is validated when it is added and again when it is processed. */
export function defineQueue<Job extends z.ZodType>(contract: {
  name: string;
  job: Job;
  pausesMs?: readonly number[];
}): QueueContract<Job> {
  return { kind: 'queue', pausesMs: DEFAULT_PAUSES_MS, ...contract };
}
