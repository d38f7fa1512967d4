/** The number of jobs of a queue in each state. */
export type JobCounts = {
  /** Waiting, or delayed after a failed attempt. */
  readonly waiting: number;
  readonly running: number;
  /** Failed after all attempts of the queue, and stored. */
  readonly failed: number;
};
