import { Inject, Injectable, type OnApplicationBootstrap, type OnModuleDestroy } from '@nestjs/common';
import { LOGGER, type Logger } from '@word-unfolded/service-kit';
import { Clock } from '../common/clock.js';
import { EntryRepository } from '../entries/entry.repository.js';
import { LEAVES_AFTER_MS } from '../entries/entry.schema.js';
import { EntryPurge } from './entry-purge.js';

/** How often entries that have been in the bin for long enough are looked for, in milliseconds. */
const SWEEP_EVERY_MS = 60 * 60_000;

const AT_A_TIME = 100;

/** Deletes entries for good that have been in the bin for 30 days. */
@Injectable()
export class BinSweep implements OnApplicationBootstrap, OnModuleDestroy {
  private timer: NodeJS.Timeout | undefined;
  private running: Promise<void> = Promise.resolve();

  constructor(
    private readonly entries: EntryRepository,
    private readonly purge: EntryPurge,
    private readonly clock: Clock,
    @Inject(LOGGER) private readonly log: Logger,
  ) {}

  onApplicationBootstrap(): void {
    this.timer = setInterval(() => this.start(), SWEEP_EVERY_MS);
    this.start();
  }

  async onModuleDestroy(): Promise<void> {
    clearInterval(this.timer);
    await this.running;
  }

  /** Deletes what is overdue now. */
  async sweep(): Promise<void> {
    const before = new Date(this.clock.now().getTime() - LEAVES_AFTER_MS).toISOString();
    for (;;) {
      const overdue = await this.entries.overdue(before, AT_A_TIME);
      for (const { ownerId, id } of overdue)
        await this.purge.purge(ownerId, id, ({ deletedAt }) => deletedAt !== null && deletedAt < before);
      if (overdue.length < AT_A_TIME) return;
    }
  }

  private start(): void {
    this.running = this.running
      .then(() => this.sweep())
      .catch((error: unknown) => this.log.warn({ err: error }, 'the bin is swept later'));
  }
}
