import type { Catalogue } from '../catalogue/catalogue.js';
import type { LockHolder, LockTable } from '../storage/lock-table.js';
import type { Snapshot } from '../storage/ordered-store.js';
import { UnitOfWork } from './unit-of-work.js';

/**
 * A multi-statement transaction (manual, "Transactions"): it reads one snapshot, hides its writes from others, and
 * locks the keys that it writes until it ends.
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

  /**
   * Calls back at once if the transaction has ended. A write in the commit that ends the transaction still meets its
   * locks, and begins to wait only after the end.
   */
  onEnd(resume: () => void): void {
    if (this.over) resume();
    else this.waiting.push(resume);
  }

  /** Releases the snapshot and all keys, and wakes the writers that wait for them. */
  end(): void {
    if (this.over) return;
    this.over = true;
    this.locks.release(this, this.work.reader.writtenKeys);
    this.snapshot.release();
    for (const resume of this.waiting) resume();
  }
}
