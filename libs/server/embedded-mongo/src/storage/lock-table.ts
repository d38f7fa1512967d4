import { transientTransactionError } from '../errors/mongo-error.js';
import { keyText } from './reader.js';

/** Thrown when a write outside of transactions meets a key that an open transaction has written: it is tried again later. */
export class MustWait extends Error {
  constructor(readonly holder: LockHolder) {
    super('waiting for a transaction');
  }
}

/** An open transaction, as the locks see it. */
export type LockHolder = {
  /** The number of the last commit that its snapshot has. */
  readonly startedAfter: number;
  /** Whether it has written to a collection. */
  touches(collectionId: number): boolean;
  /** Calls back when the transaction is over. */
  whenOver(resume: () => void): void;
};

/**
 * Who writes which key (manual, "Transactions: In-progress Transactions and Write Conflicts"): the first transaction to
 * write a key holds it to its end, a second one is refused, and a write outside of transactions waits.
 */
export class LockTable {
  private readonly holders = new Map<string, LockHolder>();
  private readonly open = new Set<LockHolder>();
  /** The commit that last wrote a key, for as long as any transaction is open. */
  private readonly lastCommit = new Map<string, number>();

  get openHolders(): ReadonlySet<LockHolder> {
    return this.open;
  }

  register(holder: LockHolder): void {
    this.open.add(holder);
  }

  /** Lets go of all keys of a transaction. */
  release(holder: LockHolder, keys: Iterable<string>): void {
    this.open.delete(holder);
    for (const key of keys) if (this.holders.get(key) === holder) this.holders.delete(key);
    if (this.open.size === 0) this.lastCommit.clear();
  }

  /** @throws MongoError 112 WriteConflict when the key belongs to another transaction, or changed since the snapshot */
  acquire(key: string, holder: LockHolder): void {
    const current = this.holders.get(key);
    const changed = (this.lastCommit.get(key) ?? 0) > holder.startedAfter;
    if (changed || (current !== undefined && current !== holder)) throw writeConflict();
    this.holders.set(key, holder);
  }

  /** @throws MustWait when the key belongs to a transaction */
  awaitFree(key: Buffer): void {
    if (this.open.size === 0) return;
    const holder = this.holders.get(keyText(key));
    if (holder) throw new MustWait(holder);
  }

  /** Remembers what a commit wrote, so that older snapshots notice. */
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
