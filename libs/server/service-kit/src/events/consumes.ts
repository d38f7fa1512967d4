import { SetMetadata } from '@nestjs/common';
import type { EventContract, PayloadOf } from '@word-unfolded/contracts';

/** Metadata that {@link Consumes} stores on a method. */
export type Consumption = { readonly event: EventContract; readonly as: string };

export const CONSUMPTION = Symbol('consumption of an event');

type ConsumerMethod<Event extends EventContract> = (payload: PayloadOf<Event>) => Promise<void>;

/**
 * Marks a provider's method as a consumer of an event.
 *
 * Every event is delivered to it at least once, also events that happened while the service was down, and processed
 * once. If the method throws, the event is retried with increasing delays, and finally dead-lettered and reported.
 *
 * @param as what this consumer does with the event, such as `erase-journal`. Together with the service it is the name
 *   of
 *   the durable consumer, so it must never change.
 */
export function Consumes<Event extends EventContract>(event: Event, options: { as: string }) {
  return <Actual extends ConsumerMethod<Event>>(
    target: object,
    key: string | symbol,
    descriptor: TypedPropertyDescriptor<Actual>,
  ): void => {
    SetMetadata(CONSUMPTION, { event, as: options.as } satisfies Consumption)(target, key, descriptor);
  };
}
