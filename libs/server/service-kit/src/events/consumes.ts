import { SetMetadata } from '@nestjs/common';
import type { EventContract, PayloadOf } from '@word-unfolded/contracts';

/** Metadata that {@link Consumes} stores on a method. */
export type Consumption = { readonly event: EventContract } & Omit<ConsumerOptions, 'inOrderOf'> & {
    readonly inOrderOf?: (payload: unknown) => string | undefined;
  };

export type ConsumerOptions<Payload = never> = {
  /**
   * What this consumer does with the event, such as `send-welcome`. Together with the service it is the name of the
   * durable consumer, so it must never change.
   */
  readonly as: string;
  /** An event that fails is retried until the stream drops it, and is never a dead letter. */
  readonly retriesForever?: boolean;
  /**
   * Events with the same key, such as that of an account, are handled one after the other by a process, in the order of their
   * arrival. Their transactions would conflict otherwise, and a conflict costs an event a pause of a second.
   */
  readonly inOrderOf?: (payload: Payload) => string | undefined;
  /** Consumers of earlier builds that this one replaces. They are deleted, or their events would wait for ever. */
  readonly replaces?: readonly string[];
};

export const CONSUMPTION = Symbol('consumption of an event');

type ConsumerMethod<Event extends EventContract> = (payload: PayloadOf<Event>) => Promise<void>;

/**
 * Marks a provider's method as a consumer of an event.
 *
 * Every event is delivered to it at least once, also events that happened while the service was down, and processed
 * once. If the method throws, the event is retried with increasing delays, and finally dead-lettered and reported.
 */
export function Consumes<Event extends EventContract>(
  event: Event,
  options: ConsumerOptions<PayloadOf<Event>>,
) {
  return <Actual extends ConsumerMethod<Event>>(
    target: object,
    key: string | symbol,
    descriptor: TypedPropertyDescriptor<Actual>,
  ): void => {
    SetMetadata(CONSUMPTION, { event, ...options })(target, key, descriptor);
  };
}
