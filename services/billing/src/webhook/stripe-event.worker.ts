import { Injectable } from '@nestjs/common';
import type { JobOf, StripeEventQueue } from '@word-unfolded/contracts';
import { ownerOf } from '@word-unfolded/persistence';
import { Clock } from '@word-unfolded/primitives';
import type { JobHandler } from '@word-unfolded/queues';
import { CustomerRepository } from '../customers/customer.repository.js';
import { isGone, StripeClient } from '../stripe/stripe-client.js';
import { Synchronise } from '../sync/synchronise.js';
import { EventPace } from './event-pace.js';
import { StripeEventRepository } from './stripe-event.repository.js';
import { objectOf, type StripeEventRecord } from './stripe-event.schema.js';

const READERS_PER_CLOCK = 1_000;

/**
 * Works off a stored event and all others about the same object: the readers that it names are brought to the state of
 * Stripe. One run that begins after they were stored is enough for all of them.
 */
@Injectable()
export class StripeEventWorker implements JobHandler<typeof StripeEventQueue> {
  constructor(
    private readonly events: StripeEventRepository,
    private readonly customers: CustomerRepository,
    private readonly stripe: StripeClient,
    private readonly synchronise: Synchronise,
    private readonly pace: EventPace,
    private readonly clock: Clock,
  ) {}

  async handle({ eventId }: JobOf<typeof StripeEventQueue>): Promise<void> {
    const event = await this.events.find(eventId);
    if (!event) return;
    // The event of the job may have been worked off with others, and the job stands for newer ones.
    const open = await this.events.openLike(event);
    if (open.length === 0) return;
    this.pace.begins(objectOf(event));
    for (const ownerId of await this.readersOf(event)) await this.synchronise.run(ownerOf(ownerId));
    await this.events.markHandled(open, this.clock.now());
  }

  private async readersOf({ customer, charge, testClock }: StripeEventRecord): Promise<readonly string[]> {
    if (testClock !== null) return this.customers.onClock(testClock, READERS_PER_CLOCK);
    const customerId = customer ?? (charge === null ? null : await this.customerOf(charge));
    const ownerId = customerId === null ? undefined : await this.customers.ownerByCustomerId(customerId);
    return ownerId === undefined ? [] : [ownerId];
  }

  /** Stripe may not know the charge: the event is of another time or key, and trying again would find the same. */
  private async customerOf(charge: string): Promise<string | null> {
    try {
      const { customer } = await this.stripe.call((stripe) => stripe.charges.retrieve(charge));
      return typeof customer === 'string' ? customer : (customer?.id ?? null);
    } catch (error) {
      if (isGone(error)) return null;
      throw error;
    }
  }
}
