import type { Catalogue } from '../catalogue/catalogue.js';
import type { LockHolder, LockTable } from '../storage/lock-table.js';
import type { Snapshot } from '../storage/ordered-store.js';
import { UnitOfWork } from './unit-of-work.js';

/**
 * A transaction of several commands (manual, "Transactions"): it reads one snapshot, keeps its writes to itself, and
 * holds the keys that it writes until it is over.
 */
export class Transaction implements LockHolder {
  readonly work: UnitOfWork;
  private readonly waiting: (() => void)[] = [];
  private over = false;

  constructor(
    private readonly snapshot: Snapshot,
    catalogue: Catalogue,
    readonly startedAfter: number,
    private readonly locks: LockTable,
    readonly latestCatalogue: () => Catalogue,
  ) {
    this.work = new UnitOfWork(snapshot, catalogue, locks, this);
    locks.register(this);
  }

  touches(collectionId: number): boolean {
    return this.work.touches(collectionId);
  }

  whenOver(resume: () => void): void {
    this.waiting.push(resume);
  }

  /** Lets go of the snapshot and of all keys, and wakes who waited for them. */
  end(): void {
    if (this.over) return;
    this.over = true;
    this.locks.release(this, this.work.reader.writtenKeys);
    this.snapshot.release();
    for (const resume of this.waiting) resume();
  }
}
