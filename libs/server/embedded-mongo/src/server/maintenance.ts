import type { ServerParts } from '../commands/command.js';
import { sweepGarbage } from '../database/sweep.js';
import { expireDocuments } from '../operations/expire.js';
import { Operation } from '../operations/operation.js';
import { expireRetryRecords } from '../sessions/retry-record.js';
import type { ErrorListener } from './connection.js';

const SWEEP_MILLISECONDS = 5_000;
const RETRY_RECORDS_MILLISECONDS = 10 * 60_000;

/** What a server does by itself from time to time. */
export class Maintenance {
  private readonly timers: NodeJS.Timeout[] = [];
  private stopped = false;

  /** @param ttlMilliseconds how often expired documents are looked for */
  constructor(
    private readonly parts: ServerParts,
    ttlMilliseconds: number,
    private readonly onError: ErrorListener,
  ) {
    this.every(ttlMilliseconds, () => this.expire());
    this.every(SWEEP_MILLISECONDS, () => this.sweep());
    this.every(RETRY_RECORDS_MILLISECONDS, () => expireRetryRecords(parts.database));
  }

  stop(): void {
    this.stopped = true;
    for (const timer of this.timers) clearInterval(timer);
  }

  private every(milliseconds: number, work: () => Promise<unknown>): void {
    const timer = setInterval(() => {
      work().catch((error: unknown) => {
        if (!this.stopped) this.onError(error);
      });
    }, milliseconds);
    this.timers.push(timer.unref());
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
