import { Injectable } from '@nestjs/common';
import type { JobOf, StripeEventQueue } from '@word-unfolded/contracts';
import { ownerOf } from '@word-unfolded/persistence';
import { Clock } from '@word-unfolded/primitives';
import type { JobHandler } from '@word-unfolded/queues';
import { CustomerRepository } from '../customers/customer.repository.js';
import { StripeClient } from '../stripe/stripe-client.js';
import { isCovered, Synchronise } from '../sync/synchronise.js';
import { StripeEventRepository } from './stripe-event.repository.js';
import type { StripeEventRecord } from './stripe-event.schema.js';

const READERS_PER_CLOCK = 1_000;

/** Works off a stored event: the readers that it names are brought to the state of Stripe. */
@Injectable()
export class StripeEventWorker implements JobHandler<typeof StripeEventQueue> {
  constructor(
    private readonly events: StripeEventRepository,
    private readonly customers: CustomerRepository,
    private readonly stripe: StripeClient,
    private readonly synchronise: Synchronise,
    private readonly clock: Clock,
  ) {}

  async handle({ eventId }: JobOf<typeof StripeEventQueue>): Promise<void> {
    const event = await this.events.find(eventId);
    if (!event || event.handledAt !== null) return;
    for (const ownerId of await this.readersOf(event)) await this.synchronise.run(ownerOf(ownerId));
    await this.events.markHandled(eventId, this.clock.now());
  }

  private async readersOf({
    customer,
    charge,
    testClock,
    syncs,
  }: StripeEventRecord): Promise<readonly string[]> {
    if (testClock !== null) return this.customers.onClock(testClock, READERS_PER_CLOCK);
    const customerId = customer ?? (charge === null ? null : await this.customerOf(charge));
    const known = customerId === null ? null : await this.customers.byCustomerId(customerId);
    // So a burst of events costs two runs, and not one for each event.
    const isNeeded = known && !(syncs !== null && isCovered(syncs, known));
    return isNeeded ? [known.ownerId] : [];
  }

  private async customerOf(charge: string): Promise<string | null> {
    const { customer } = await this.stripe.call((stripe) => stripe.charges.retrieve(charge));
    return typeof customer === 'string' ? customer : (customer?.id ?? null);
  }
}
