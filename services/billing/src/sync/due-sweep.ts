import { Inject, Injectable, type OnApplicationBootstrap, type OnModuleDestroy } from '@nestjs/common';
import { StripeEventQueue } from '@word-unfolded/contracts';
import { ownerOf } from '@word-unfolded/persistence';
import { Clock, PeriodicTask } from '@word-unfolded/primitives';
import { InjectQueue, JobQueue } from '@word-unfolded/queues';
import { LOGGER, type Logger } from '@word-unfolded/service-kit';
import { CustomerRepository } from '../customers/customer.repository.js';
import { StripeEventRepository } from '../webhook/stripe-event.repository.js';
import { objectOf } from '../webhook/stripe-event.schema.js';
import { Synchronise } from './synchronise.js';

const LOOK_EVERY_MS = 30_000;

/** Minimum age of an event to count as left behind; a younger one is probably being queued. In milliseconds. */
const LEFT_BEHIND_AFTER_MS = 15_000;

const AT_A_TIME = 200;

/**
 * Does what is due without an event: the end of a grace period, mails, and events that a dead process has stored and
 * not queued.
 */
@Injectable()
export class DueSweep implements OnApplicationBootstrap, OnModuleDestroy {
  /** The first run takes events of any age: those of a process that died just before. Queuing one twice is harmless. */
  private isFirst = true;
  private readonly task = new PeriodicTask({
    intervalMs: LOOK_EVERY_MS,
    firstAfterMs: 0,
    run: () => this.run(),
    onError: (error) =>
      this.log.warn({ err: error }, 'due subscriptions could not be read; the next run retries'),
  });

  constructor(
    private readonly customers: CustomerRepository,
    private readonly events: StripeEventRepository,
    @InjectQueue(StripeEventQueue) private readonly queue: JobQueue<typeof StripeEventQueue>,
    private readonly synchronise: Synchronise,
    private readonly clock: Clock,
    @Inject(LOGGER) private readonly log: Logger,
  ) {}

  onApplicationBootstrap(): void {
    this.task.start();
  }

  onModuleDestroy(): Promise<void> {
    return this.task.stop();
  }

  async run(): Promise<void> {
    const now = this.clock.now();
    const before = new Date(now.getTime() - (this.isFirst ? -1 : LEFT_BEHIND_AFTER_MS));
    for (const event of await this.events.leftBehind(before, AT_A_TIME))
      await this.queue.add({ eventId: event._id }, { id: event._id, series: objectOf(event) });
    this.isFirst = false;
    for (const ownerId of await this.customers.due(now, AT_A_TIME))
      try {
        await this.synchronise.run(ownerOf(ownerId));
      } catch (error) {
        this.log.warn({ err: error, reader: ownerId }, 'a due subscription could not be brought up to date');
      }
  }
}
