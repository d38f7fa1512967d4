import { transientTransactionError } from '../errors/mongo-error.js';
import { keyText } from './reader.js';

/**
 * Thrown when a write outside transactions needs a key that an open transaction has written. The write is retried
 * later.
 */
export class MustWait extends Error {
  constructor(readonly holder: LockHolder) {
    super('waiting for a transaction');
  }
}

/** The part of an open transaction that the locks use. */
export type LockHolder = {
  /** The number of the last commit in its snapshot. */
  readonly startedAfter: number;
  /** Whether it has written to a collection. */
  touches(collectionId: number): boolean;
  /** Calls back when the transaction ends, or at once if it has ended. */
  onEnd(resume: () => void): void;
};

/**
 * Write locks on keys (manual, "Transactions: In-progress Transactions and Write Conflicts"). The first transaction
 * that writes a key locks it until its end. A second transaction fails; a write outside transactions waits.
 */
export class LockTable {
  private readonly holders = new Map<string, LockHolder>();
  private readonly open = new Set<LockHolder>();
  /** The commit that last wrote a key. Stored while any transaction is open. */
  private readonly lastCommit = new Map<string, number>();

  get openHolders(): ReadonlySet<LockHolder> {
    return this.open;
  }

  register(holder: LockHolder): void {
    this.open.add(holder);
  }

  /** Releases all keys of a transaction. */
  release(holder: LockHolder, keys: Iterable<string>): void {
    this.open.delete(holder);
    for (const key of keys) if (this.holders.get(key) === holder) this.holders.delete(key);
    if (this.open.size === 0) this.lastCommit.clear();
  }

  /**
   * @throws MongoError 112 WriteConflict if another transaction locks the key, or the key changed since the snapshot
   */
  acquire(key: string, holder: LockHolder): void {
    const current = this.holders.get(key);
    const changed = (this.lastCommit.get(key) ?? 0) > holder.startedAfter;
    if (changed || (current !== undefined && current !== holder)) throw writeConflict();
    this.holders.set(key, holder);
  }

  /** @throws MustWait if a transaction locks the key */
  awaitFree(key: Buffer): void {
    if (this.open.size === 0) return;
    const holder = this.holders.get(keyText(key));
    if (holder) throw new MustWait(holder);
  }

  /** Records the keys of a commit, so that transactions with older snapshots detect the conflict. */
  noteCommit(keys: Iterable<string>, commit: number): void {
    if (this.open.size === 0) return;
    for (const key of keys) this.lastCommit.set(key, commit);
  }
}

export function writeConflict() {
  return transientTransactionError(
    'WriteConflict',
    'Caused by :: Write conflict during plan execution and yielding is disabled. :: Please retry your operation or multi-document transaction.',
  );
}
