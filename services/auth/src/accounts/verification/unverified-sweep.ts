import { Inject, Injectable, type OnApplicationBootstrap, type OnModuleDestroy } from '@nestjs/common';
import { PeriodicTask } from '@word-unfolded/primitives';
import { LOGGER, type Logger } from '@word-unfolded/service-kit';
import { UnverifiedAccounts } from './unverified-accounts.js';

/** Interval of the search for unverified accounts, in milliseconds. */
const SWEEP_EVERY_MS = 10 * 60_000;

/** Removes expired unverified accounts periodically. */
@Injectable()
export class UnverifiedSweep implements OnApplicationBootstrap, OnModuleDestroy {
  private readonly task = new PeriodicTask({
    intervalMs: SWEEP_EVERY_MS,
    firstAfterMs: 0,
    run: () => this.unverified.removeOverdue(),
    onError: (error) =>
      this.log.warn({ err: error }, 'the removal of unverified accounts failed and is retried later'),
  });

  constructor(
    private readonly unverified: UnverifiedAccounts,
    @Inject(LOGGER) private readonly log: Logger,
  ) {}

  onApplicationBootstrap(): void {
    this.task.start();
  }

  onModuleDestroy(): Promise<void> {
    return this.task.stop();
  }
}
