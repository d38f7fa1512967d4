import type { Catalogue } from '../catalogue/catalogue.js';
import type { Collection } from '../catalogue/collection.js';
import { MustWait, writeConflict, type LockHolder, type LockTable } from '../storage/lock-table.js';
import { keyText, type Reader } from '../storage/reader.js';
import { WriteBuffer } from '../storage/write-buffer.js';

/** A source for reads: the data and the catalogue of the same commit. */
export type ReadView = {
  readonly reader: Reader;
  readonly catalogue: Catalogue;
  readonly inTransaction: boolean;
};

/**
 * A set of writes that is committed atomically: one command, or all commands of a transaction. It reads its own writes
 * to the data and to the catalogue.
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
    /** The transaction. Undefined for a single command. */
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

  /** Runs after everything is on the disk. */
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

  /** Adds a collection to the catalogue, or removes it. */
  changeCatalogue(namespace: string, collection: Collection | null): void {
    this.changes.set(namespace, collection);
  }

  /** Whether this unit of work created a collection. */
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
   * Must be called before documents of a collection are written.
   *
   * @throws MongoError 112 WriteConflict if the collection has changed since the transaction began
   */
  touch(collection: Collection): void {
    this.touched.add(collection.id);
    if (!this.transaction || this.changes.has(collection.namespace)) return;
    const latest = this.transaction.latestCatalogue().get(collection.database, collection.name);
    if (latest !== collection) throw writeConflict();
  }

  /**
   * Must be called before a collection itself is changed. No other transaction may be writing to it.
   *
   * @throws MustWait until the transaction that writes to it ends; inside a transaction MongoError 112 WriteConflict
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
