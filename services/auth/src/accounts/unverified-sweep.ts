import { Inject, Injectable, type OnApplicationBootstrap, type OnModuleDestroy } from '@nestjs/common';
import { LOGGER, type Logger } from '@word-unfolded/service-kit';
import { UnverifiedAccounts } from './unverified-accounts.js';

/** How often accounts that nobody verifies are looked for, in milliseconds. */
const SWEEP_EVERY_MS = 10 * 60_000;

/** Lets accounts that nobody verifies go, from time to time. */
@Injectable()
export class UnverifiedSweep implements OnApplicationBootstrap, OnModuleDestroy {
  private timer: NodeJS.Timeout | undefined;
  private running: Promise<void> = Promise.resolve();

  constructor(
    private readonly unverified: UnverifiedAccounts,
    @Inject(LOGGER) private readonly log: Logger,
  ) {}

  onApplicationBootstrap(): void {
    this.timer = setInterval(() => this.sweep(), SWEEP_EVERY_MS);
    this.sweep();
  }

  async onModuleDestroy(): Promise<void> {
    clearInterval(this.timer);
    await this.running;
  }

  private sweep(): void {
    this.running = this.running
      .then(() => this.unverified.removeOverdue())
      .catch((error: unknown) => this.log.warn({ err: error }, 'unverified accounts are swept later'));
  }
}
