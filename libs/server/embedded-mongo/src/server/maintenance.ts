import { PeriodicTask } from '@word-unfolded/primitives';
import type { ServerParts } from '../commands/command.js';
import { sweepGarbage } from '../database/sweep.js';
import { expireDocuments } from '../operations/expire.js';
import { Operation } from '../operations/operation.js';
import { expireRetryRecords } from '../sessions/retry-record.js';
import type { ErrorListener } from './connection.js';

const SWEEP_MILLISECONDS = 5_000;
const RETRY_RECORDS_MILLISECONDS = 10 * 60_000;

/** The periodic tasks of a server. */
export class Maintenance {
  private readonly tasks: PeriodicTask[] = [];
  private stopped = false;

  /** @param ttlMilliseconds interval between searches for expired documents */
  constructor(
    private readonly parts: ServerParts,
    ttlMilliseconds: number,
    private readonly onError: ErrorListener,
  ) {
    this.every(ttlMilliseconds, () => this.expire());
    this.every(SWEEP_MILLISECONDS, () => this.sweep());
    this.every(RETRY_RECORDS_MILLISECONDS, () => expireRetryRecords(parts.database));
  }

  /** Ends the schedules. It does not wait for a running task: closing the database ends it. */
  stop(): void {
    this.stopped = true;
    for (const task of this.tasks) void task.stop();
  }

  private every(intervalMs: number, run: () => Promise<unknown>): void {
    const onError = (error: unknown) => {
      if (!this.stopped) this.onError(error);
    };
    const task = new PeriodicTask({ intervalMs, run, onError });
    task.start();
    this.tasks.push(task);
  }

  private async expire(): Promise<void> {
    const { database, feed } = this.parts;
    await database.write((work) => expireDocuments(work, new Operation({ feed, ids: database })));
  }

  private async sweep(): Promise<void> {
    this.parts.sessions.sweep();
    this.parts.cursors.closeIdle();
    while (!this.stopped && (await sweepGarbage(this.parts.database)));
  }
}
