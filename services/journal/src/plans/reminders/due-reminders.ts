import { Inject, Injectable, type OnApplicationBootstrap, type OnModuleDestroy } from '@nestjs/common';
import { nextReminder } from '@word-unfolded/domain';
import { Clock, PeriodicTask } from '@word-unfolded/primitives';
import { LOGGER, type Logger } from '@word-unfolded/service-kit';
import { ReaderReminder } from './reader-reminder.js';
import { ReminderRepository, type DueReminder } from './reminder.repository.js';

const LOOK_EVERY_MS = 20_000;

/** How many readers are reminded at once. */
const AT_ONCE = 8;

/** For how long a process has a reminder; longer than its sending can take. */
const CLAIM_MS = 120_000;

/** Sends the reminders that are due. Each is taken by one process; one that fails is taken again two minutes later. */
@Injectable()
export class DueReminders implements OnApplicationBootstrap, OnModuleDestroy {
  private readonly task = new PeriodicTask({
    intervalMs: LOOK_EVERY_MS,
    firstAfterMs: 0,
    run: (signal) => this.run(signal),
    onError: (error) =>
      this.log.warn({ err: error }, 'due reminders could not be read; the next run retries'),
  });

  constructor(
    private readonly reminders: ReminderRepository,
    private readonly reader: ReaderReminder,
    private readonly clock: Clock,
    @Inject(LOGGER) private readonly log: Logger,
  ) {}

  onApplicationBootstrap(): void {
    this.task.start();
  }

  onModuleDestroy(): Promise<void> {
    return this.task.stop();
  }

  /** Sends everything that is due now. */
  async run(signal?: AbortSignal): Promise<void> {
    const first = await this.claim(); // mostly nothing is due
    if (first)
      await Promise.all(
        Array.from({ length: AT_ONCE }, (_, index) => this.send(signal, index ? undefined : first)),
      );
  }

  /** Sends one reminder after the other, until no more are due. */
  private async send(signal: AbortSignal | undefined, first: DueReminder | undefined): Promise<void> {
    for (let due = first ?? (await this.claim()); due && !signal?.aborted; due = await this.claim()) {
      try {
        await this.reader.remind(due);
      } catch (error) {
        this.log.warn({ err: error }, 'a reminder could not be sent; it is tried again');
        continue;
      }
      await this.reminders.advance(due, nextReminder(this.clock.now(), due.hour, due.timeZone).at);
    }
  }

  private claim(): Promise<DueReminder | undefined> {
    const now = this.clock.now();
    return this.reminders.claim(now, new Date(now.getTime() + CLAIM_MS));
  }
}
