/** How many jobs of a queue are in which state. */
export type JobCounts = {
  /** To be done, now or after the pause of an attempt that failed. */
  readonly waiting: number;
  readonly running: number;
  /** Tried as often as the queue allows, and kept. */
  readonly failed: number;
};
