import { z } from 'zod';
import type { ServiceName } from '../messaging/define.js';

/** A kind of background job, processed once by any available worker ([docs/jobs.md](../../../../docs/jobs.md)). */
export type QueueContract<Job extends z.ZodType = z.ZodType, Outcome extends z.ZodType = z.ZodType> = {
  readonly kind: 'queue';
  /** Lower-case letters and dashes; it names the queue in Redis, so it must never change. */
  readonly name: string;
  /** The service that processes the jobs. It refuses to start without a handler. */
  readonly worker: ServiceName;
  readonly job: Job;
  /** What a job returns to its owner; `undefined` for a job that returns nothing. */
  readonly outcome: Outcome;
  /**
   * Delays before the second, third, ... attempt, in milliseconds. After the last attempt the job is a dead letter.
   */
  readonly pausesMs: readonly number[];
  /** The time from adding a job after which it is aborted and fails, in milliseconds. */
  readonly deadlineMs?: number;
  /** How long the outcome of a job can be read after its end, in seconds. */
  readonly outcomeSeconds: number;
  /** A job that nobody has waited for during the grace period is cancelled, also while it runs. */
  readonly cancelWhenNobodyWaits?: { readonly graceMs: number };
};

/** The payload of a job. */
export type JobOf<Contract extends QueueContract> = z.output<Contract['job']>;

/** What a job returns. */
export type OutcomeOf<Contract extends QueueContract> = z.output<Contract['outcome']>;

const DEFAULT_PAUSES_MS = [1_000, 5_000, 30_000, 120_000, 600_000, 1_800_000, 3_600_000];

const DEFAULT_OUTCOME_SECONDS = 7 * 24 * 3_600;

type Declared<Job extends z.ZodType> = Pick<QueueContract, 'name' | 'worker'> &
  Partial<Pick<QueueContract, 'pausesMs' | 'deadlineMs' | 'outcomeSeconds' | 'cancelWhenNobodyWaits'>> & {
    readonly job: Job;
  };

/**
 * Declares a queue: a job is validated when it is added and again when it is processed, and its outcome when it ends.
 * The queue must also be listed in {@link QUEUES}.
 */
export function defineQueue<Job extends z.ZodType, Outcome extends z.ZodType = z.ZodVoid>(
  contract: Declared<Job> & { readonly outcome?: Outcome },
): QueueContract<Job, Outcome> {
  return {
    kind: 'queue',
    pausesMs: DEFAULT_PAUSES_MS,
    outcomeSeconds: DEFAULT_OUTCOME_SECONDS,
    ...contract,
    outcome: contract.outcome ?? (z.void() as unknown as Outcome),
  };
}
