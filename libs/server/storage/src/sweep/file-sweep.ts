import { type Clock, PeriodicTask, SystemClock } from '@word-unfolded/primitives';
import { Injectable, type OnApplicationBootstrap, type OnApplicationShutdown } from '@nestjs/common';
import type { Logger } from '@word-unfolded/service-kit';
import type { BlobStore } from '../stores/blob-store.js';

/** When files of a folder are deleted. */
export type SweepRule = {
  /** A top folder, such as `incoming`. */
  readonly folder: string;
  readonly olderThanMs: number;
};

const EVERY_MS = 3_600_000;

/**
 * Deletes files that are no longer needed: uploads whose gateway crashed, exports that were never downloaded. Every
 * replica does this at its start and every hour. A file that another replica has already deleted is not an error.
 */
@Injectable()
export class FileSweep implements OnApplicationBootstrap, OnApplicationShutdown {
  private readonly task = new PeriodicTask({
    intervalMs: EVERY_MS,
    firstAfterMs: 0,
    run: () => this.sweep(),
    onError: (error) => this.log.warn({ err: error }, 'deleting old files failed'),
  });

  constructor(
    private readonly store: BlobStore,
    private readonly log: Logger,
    private readonly rules: readonly SweepRule[],
    private readonly clock: Clock = new SystemClock(),
  ) {}

  onApplicationBootstrap(): void {
    this.task.start();
  }

  onApplicationShutdown(): Promise<void> {
    return this.task.stop();
  }

  /** Applies all rules. A failure is logged and retried the next time. */
  async sweep(): Promise<void> {
    for (const { folder, olderThanMs } of this.rules) {
      try {
        const removed = await this.store.removeOlder(
          folder,
          new Date(this.clock.now().getTime() - olderThanMs),
        );
        if (removed > 0) this.log.info({ folder, removed }, 'old files deleted');
      } catch (error) {
        this.log.warn({ err: error, folder }, 'deleting old files failed');
      }
    }
  }
}
