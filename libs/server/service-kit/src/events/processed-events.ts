/**
 * Records which events a consumer has processed, so that a redelivered event is not processed again.
 *
 * An adapter that uses the consumer's own database can do the work and record it in one transaction. Any other adapter
 * has a short interval between the work and the record, in which a crash leads to a second execution.
 */
export type ProcessedEvents = {
  /**
   * Does the work of an event unless it was done before.
   *
   * @returns whether the work was done now or earlier; an error of the work is rethrown and nothing is recorded
   */
  once(consumer: string, eventId: string, work: () => Promise<void>): Promise<'done' | 'repeated'>;
};

/** Injection token of the adapter of a service with a database. Without it the default is used. */
export const PROCESSED_EVENTS = Symbol('processed events');
