import { Inject, Injectable, type OnApplicationBootstrap, type OnModuleDestroy } from '@nestjs/common';
import { LOGGER, sweepEach, type Logger } from '@word-unfolded/service-kit';
import { Clock, PeriodicTask } from '@word-unfolded/primitives';
import { EntryRepository } from '../entries/records/entry.repository.js';
import { LEAVES_AFTER_MS } from '../entries/records/entry.schema.js';
import { EntryPurge } from './entry-purge.js';

/** Interval between searches for entries whose time in the bin is over, in milliseconds. */
const SWEEP_EVERY_MS = 60 * 60_000;

/** Permanently deletes entries that have been in the bin for 30 days. */
@Injectable()
export class BinSweep implements OnApplicationBootstrap, OnModuleDestroy {
  private readonly task = new PeriodicTask({
    intervalMs: SWEEP_EVERY_MS,
    firstAfterMs: 0,
    run: () => this.sweep(),
    onError: (error) => this.log.warn({ err: error }, 'the sweep of the bin failed; the next one retries'),
  });

  constructor(
    private readonly entries: EntryRepository,
    private readonly purge: EntryPurge,
    private readonly clock: Clock,
    @Inject(LOGGER) private readonly log: Logger,
  ) {}

  onApplicationBootstrap(): void {
    this.task.start();
  }

  onModuleDestroy(): Promise<void> {
    return this.task.stop();
  }

  /** Deletes all entries that are overdue now. */
  async sweep(): Promise<void> {
    const before = new Date(this.clock.now().getTime() - LEAVES_AFTER_MS).toISOString();
    await sweepEach({
      find: (limit, skip) => this.entries.overdue(before, limit, skip),
      remove: ({ ownerId, id }) =>
        this.purge.purge(ownerId, id, ({ deletedAt }) => deletedAt !== null && deletedAt < before),
      failed: (error, { id }) =>
        this.log.warn(
          { err: error, entry: id },
          'could not delete an overdue entry from the bin; the next sweep retries',
        ),
    });
  }
}
