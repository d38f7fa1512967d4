import { Controller, Inject } from '@nestjs/common';
import {
  AppError,
  ReceiveStripeEvent,
  StripeEventQueue,
  type RequestOf,
  type ResponseOf,
} from '@word-unfolded/contracts';
import { Clock } from '@word-unfolded/primitives';
import { InjectQueue, JobQueue } from '@word-unfolded/queues';
import { Handles, LOGGER, type Logger } from '@word-unfolded/service-kit';
import type Stripe from 'stripe';
import { StripeClient } from '../stripe/stripe-client.js';
import { idsOf, isEvent } from './event-ids.js';
import { EventPace } from './event-pace.js';
import { StripeEventRepository } from './stripe-event.repository.js';
import { objectOf } from './stripe-event.schema.js';

/** How far the time of a signature may be from now, earlier or later, in seconds. */
const TOLERANCE_SECONDS = 5 * 60;

/**
 * Stores an event of Stripe by its id, and queues its work. The answer waits for neither the work nor the queue: what is
 * stored is worked off in any case.
 */
@Controller()
export class ReceiveStripeEventUseCase {
  constructor(
    private readonly stripe: StripeClient,
    private readonly events: StripeEventRepository,
    private readonly pace: EventPace,
    @InjectQueue(StripeEventQueue) private readonly queue: JobQueue<typeof StripeEventQueue>,
    private readonly clock: Clock,
    @Inject(LOGGER) private readonly log: Logger,
  ) {}

  /** @throws AppError BILLING_NOT_SET_UP, SIGNATURE_INVALID, WEBHOOK_INVALID */
  @Handles(ReceiveStripeEvent)
  async execute({
    body,
    headers,
  }: RequestOf<typeof ReceiveStripeEvent>): Promise<ResponseOf<typeof ReceiveStripeEvent>> {
    const event = this.verified(Buffer.from(body, 'base64'), headers['stripe-signature'] ?? '');
    if (!isEvent(event) || event.livemode !== this.stripe.settings.isLive || event.account !== undefined)
      throw AppError.of('WEBHOOK_INVALID');
    const ids = idsOf(event);
    const object = objectOf(ids);
    const receivedAt = this.clock.now();
    const isOpen = await this.events.add({
      _id: event.id,
      type: event.type,
      ...ids,
      receivedAt,
      // Events about nothing that this service knows need no work.
      handledAt: object === '' ? receivedAt : null,
    });
    if (isOpen) void this.begin(event.id, object);
    return { received: true };
  }

  /**
   * Queues the work of a stored event, unless a queued run that has not begun covers it. A failure here only delays it
   * until the sweep.
   */
  private async begin(eventId: string, object: string): Promise<void> {
    if (this.pace.isQueued(object)) return;
    const startsInMs = this.pace.pauseBefore(object);
    const startsAt = performance.now() + startsInMs;
    try {
      await this.queue.add({ eventId }, { id: eventId, series: object, startsInMs });
      this.pace.queues(object, startsAt);
    } catch (error) {
      this.log.warn({ err: error, event: eventId }, 'a stored event could not be queued; the sweep does it');
    }
  }

  private verified(body: Buffer, signature: string): Stripe.Event {
    const { sdk, settings } = this.stripe;
    let cause: unknown;
    for (const secret of settings.webhookSecrets)
      try {
        const event = sdk.webhooks.constructEvent(body, signature, secret, TOLERANCE_SECONDS);
        refuseFuture(signature);
        return event;
      } catch (error) {
        // Signed, but not JSON.
        if (error instanceof SyntaxError) throw AppError.with('WEBHOOK_INVALID', {}, { cause: error });
        cause = error;
      }
    throw AppError.with('SIGNATURE_INVALID', {}, { cause });
  }
}

/**
 * The SDK compares the age only, so a signature of a later time would be accepted until that time. Both use the clock of
 * the machine.
 *
 * @throws AppError SIGNATURE_INVALID
 */
function refuseFuture(signature: string): void {
  const latest = Date.now() / 1_000 + TOLERANCE_SECONDS;
  const times = signature.split(',').filter((part) => part.startsWith('t='));
  if (times.some((time) => Number.parseInt(time.slice(2), 10) > latest))
    throw AppError.of('SIGNATURE_INVALID');
}
