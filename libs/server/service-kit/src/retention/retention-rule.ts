/** Reports an item that could not be removed. The next turn retries it. */
export type ReportFailure = (error: unknown) => void;

/**
 * Data that is stored for a limited time ([docs/erasure.md](../../../../../docs/erasure.md)). A provider that extends
 * it is applied at the start of every replica and periodically; nothing registers it. Plain documents need none: an
 * index with `expireAfterSeconds` removes them.
 */
export abstract class RetentionRule {
  /** What expires, for the log, such as `entries in the bin`. */
  abstract readonly name: string;
  /** Interval in milliseconds. */
  abstract readonly everyMs: number;

  /**
   * Removes what has expired. Another replica may do the same at the same time.
   *
   * @returns the number of removed items
   * @throws any error, which is logged; the next turn retries
   */
  abstract removeExpired(now: Date, failed: ReportFailure): Promise<number>;
}
