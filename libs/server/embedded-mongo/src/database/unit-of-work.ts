import type { Catalogue } from '../catalogue/catalogue.js';
import type { Collection } from '../catalogue/collection.js';
import { MustWait, writeConflict, type LockHolder, type LockTable } from '../storage/lock-table.js';
import { keyText, type Reader } from '../storage/reader.js';
import { WriteBuffer } from '../storage/write-buffer.js';

/** A place to read from: the data and the catalogue of one and the same commit. */
export type ReadView = {
  readonly reader: Reader;
  readonly catalogue: Catalogue;
  readonly inTransaction: boolean;
};

/**
 * What is written together or not at all: one command, or all commands of a transaction. It reads its own writes,
 * to the data and to the catalogue alike.
 */
export class UnitOfWork implements ReadView {
  readonly reader: WriteBuffer;
  private readonly changes = new Map<string, Collection | null>();
  private readonly callbacks: (() => void)[] = [];
  private readonly touched = new Set<number>();

  constructor(
    base: Reader,
    private readonly baseCatalogue: Catalogue,
    private readonly locks: LockTable,
    /** The transaction this is, or nothing for a command of its own. */
    private readonly transaction?: LockHolder & { latestCatalogue(): Catalogue },
  ) {
    this.reader = new WriteBuffer(base, (key) => this.claim(key));
  }

  get inTransaction(): boolean {
    return this.transaction !== undefined;
  }

  get catalogue(): Catalogue {
    return this.baseCatalogue.with(this.changes);
  }

  get catalogueChanges(): ReadonlyMap<string, Collection | null> {
    return this.changes;
  }

  /** Runs when everything is on the disk. */
  onCommit(callback: () => void): void {
    this.callbacks.push(callback);
  }

  runCallbacks(): void {
    for (const callback of this.callbacks) callback();
  }

  put(key: Buffer, value: Buffer): void {
    this.reader.put(key, value);
  }

  delete(key: Buffer): void {
    this.reader.delete(key);
  }

  /** Puts a collection into the catalogue, or takes it out. */
  changeCatalogue(namespace: string, collection: Collection | null): void {
    this.changes.set(namespace, collection);
  }

  /** Whether this very unit has created a collection. */
  hasCreated(collection: Collection): boolean {
    return (
      this.changes.get(collection.namespace)?.id === collection.id &&
      this.baseVersionOf(collection) === undefined
    );
  }

  touches(collectionId: number): boolean {
    return this.touched.has(collectionId);
  }

  /**
   * To be called before documents of a collection are written.
   *
   * @throws MongoError 112 WriteConflict when the collection has changed since the transaction began
   */
  touch(collection: Collection): void {
    this.touched.add(collection.id);
    if (!this.transaction || this.changes.has(collection.namespace)) return;
    const latest = this.transaction.latestCatalogue().get(collection.database, collection.name);
    if (latest !== collection) throw writeConflict();
  }

  /**
   * To be called before a collection itself is changed: nobody else may be writing to it.
   *
   * @throws MustWait until a transaction that writes to it is over; in a transaction MongoError 112 WriteConflict
   */
  claimAlone(collection: Collection): void {
    this.touch(collection);
    for (const holder of this.locks.openHolders) {
      if (holder === this.transaction || !holder.touches(collection.id)) continue;
      throw this.transaction ? writeConflict() : new MustWait(holder);
    }
  }

  private baseVersionOf(collection: Collection): Collection | undefined {
    const base = this.baseCatalogue.get(collection.database, collection.name);
    return base?.id === collection.id ? base : undefined;
  }

  private claim(key: Buffer): void {
    if (this.transaction) this.locks.acquire(keyText(key), this.transaction);
    else this.locks.awaitFree(key);
  }
}
