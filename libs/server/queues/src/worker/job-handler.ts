import type { JobOf, OutcomeOf, QueueContract } from '@word-unfolded/contracts';
import { UnrecoverableError } from 'bullmq';

/** What a handler knows of the attempt besides the job. */
export type JobContext = {
  readonly id: string;
  /** 1 for the first attempt. */
  readonly attempt: number;
  /** Aborts when the job is cancelled or its deadline has passed. The job ends then, even if the handler goes on. */
  readonly signal: AbortSignal;
  /** Tells the followers how far the job is. Never throws, and may be called as often as there are steps. */
  readonly progress: (done: number, total: number) => void;
};

/** Processes the jobs of a queue. A job whose handler throws is retried with increasing delays. */
export type JobHandler<Contract extends QueueContract> = {
  /** @throws JobRefusedError to tell the owner why the job is impossible; anything else is retried */
  handle(job: JobOf<Contract>, context: JobContext): Promise<OutcomeOf<Contract>>;
  /**
   * Called once when a job has failed permanently: after its last attempt, or when workers have died during it more
   * often than is allowed.
   */
  failed?(job: JobOf<Contract>, context: { readonly id: string }): Promise<void>;
};

/** An error after which no retry can succeed. The job becomes a dead letter at once. */
export class UnrecoverableJobError extends UnrecoverableError {
  override readonly name = 'UnrecoverableJobError';
}

export type WorkerOptions = {
  /** Maximum number of concurrent jobs in this process. */
  readonly concurrency?: number;
  /** Time without a sign of life after which a worker counts as dead and its jobs go to others, in milliseconds. */
  readonly deadAfterMs?: number;
  /** How often a job may stall with a dead worker before it counts as the cause of the crash. */
  readonly deathsPerJob?: number;
};
