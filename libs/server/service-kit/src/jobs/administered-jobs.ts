import type { JobState, ListedJob } from '@word-unfolded/contracts';

/** The number of jobs in each state. */
export type JobCounts = {
  /** Waiting, or delayed after a failed attempt. */
  readonly waiting: number;
  readonly running: number;
  /** Failed after all attempts, and stored. */
  readonly failed: number;
};

/** Background work that administrators list, retry and remove, wherever it is stored. */
export type AdministeredJobs = {
  counts(): Promise<JobCounts>;
  /** One page of the jobs in a state, the latest first. `total` counts all of them. */
  list(
    state: JobState,
    page: { readonly page: number; readonly limit: number },
  ): Promise<{ readonly jobs: readonly ListedJob[]; readonly total: number }>;
  /** Runs a dead letter again, with all attempts. @throws AppError JOB_NOT_FOUND when there is no such dead letter */
  retry(id: string): Promise<void>;
  /** Runs dead letters again, the oldest first. @returns their number */
  replay(): Promise<number>;
  /** @throws AppError JOB_NOT_FOUND; JOB_RUNNING for one that cannot be removed */
  remove(id: string): Promise<void>;
};

/** Injection token of the erasures of a service, which are stored in its database instead of a queue. */
export const ADMINISTERED_ERASURES = Symbol('administered erasures');
