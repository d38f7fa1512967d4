/**
 * Remembers which events a consumer has acted on, so that one that is delivered again is not acted on again.
 *
 * An adapter that keeps its memory in the consumer's own database can do the work and remember it in one transaction;
 * one that does not leaves a moment, between the work and the remembering, in which a killed process does it twice.
 */
export type ProcessedEvents = {
  /**
   * Does the work of an event unless it was done before.
   *
   * @returns whether it was done now or had been done already; an error of the work is thrown and nothing remembered
   */
  once(consumer: string, eventId: string, work: () => Promise<void>): Promise<'done' | 'repeated'>;
};

/** Token under which a service with a database provides a memory of its own; without one the default is used. */
export const PROCESSED_EVENTS = Symbol('processed events');
