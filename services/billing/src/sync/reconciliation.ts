import { Inject, Injectable, type OnApplicationBootstrap, type OnModuleDestroy } from '@nestjs/common';
import { PeriodicTask } from '@word-unfolded/primitives';
import { LOGGER, Metrics, type Logger } from '@word-unfolded/service-kit';
import { Counter } from 'prom-client';
import { CustomerRepository } from '../customers/customer.repository.js';
import { StripeClient } from '../stripe/stripe-client.js';
import { Synchronise } from './synchronise.js';

const EVERY_MS = 60 * 60 * 1_000;

/** A deployment must not make every replica compare everything at once. */
const FIRST_AFTER_MS = 10 * 60 * 1_000;

const AT_A_TIME = 100;

/** Compares every subscription with Stripe each hour, and mends what a lost event has left. */
@Injectable()
export class Reconciliation implements OnApplicationBootstrap, OnModuleDestroy {
  private readonly mended: Counter;
  private readonly task = new PeriodicTask({
    intervalMs: EVERY_MS,
    firstAfterMs: FIRST_AFTER_MS,
    run: (signal) => this.run(signal),
    onError: (error) => this.log.error({ err: error }, 'subscriptions could not be compared with Stripe'),
  });

  constructor(
    private readonly customers: CustomerRepository,
    private readonly synchronise: Synchronise,
    private readonly stripe: StripeClient,
    metrics: Metrics,
    @Inject(LOGGER) private readonly log: Logger,
  ) {
    this.mended = new Counter({
      name: 'subscriptions_mended_total',
      help: 'Subscriptions that differed from Stripe in the hourly comparison: an event was lost.',
      registers: [metrics.registry],
    });
  }

  onApplicationBootstrap(): void {
    if (this.stripe.settings.provider !== 'none') this.task.start();
  }

  onModuleDestroy(): Promise<void> {
    return this.task.stop();
  }

  /** @returns how many were compared, mended, and could not be compared */
  async run(signal?: AbortSignal): Promise<{ compared: number; mended: number; failed: number }> {
    let [compared, mended, failed, last] = [0, 0, 0, ''];
    for (;;) {
      const owners = await this.customers.subscribers(last, AT_A_TIME);
      for (const ownerId of owners) {
        if (signal?.aborted) return { compared, mended, failed };
        last = ownerId;
        try {
          const found = await this.synchronise.run(ownerId);
          compared += 1;
          if (!found?.wasBehind) continue;
          mended += 1;
          this.mended.inc();
          this.log.warn(
            { reader: ownerId, tier: found.entitlement.tier },
            'a subscription differed from Stripe',
          );
        } catch (error) {
          failed += 1;
          this.log.warn({ err: error, reader: ownerId }, 'a subscription could not be compared with Stripe');
        }
      }
      if (owners.length < AT_A_TIME) break;
    }
    this.log.info({ compared, mended, failed }, 'compared the subscriptions with Stripe');
    return { compared, mended, failed };
  }
}
