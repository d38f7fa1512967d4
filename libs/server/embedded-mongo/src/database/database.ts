import { Catalogue } from '../catalogue/catalogue.js';
import { decodeCollection } from '../catalogue/collection.js';
import type { IndexFlags } from '../catalogue/index.js';
import {
  ALL_COLLECTIONS,
  ALL_GARBAGE,
  ALL_INDEX_FLAGS,
  idOfIndexFlagsKey,
  idOfPrefix,
  prefixOfGarbageKey,
} from '../storage/keyspace.js';
import { LockTable } from '../storage/lock-table.js';
import type { CommitWriter, OrderedStore } from '../storage/ordered-store.js';
import type { Reader } from '../storage/reader.js';
import { CommitQueue, StoreFailure } from './commit-queue.js';
import { decodeIndexFlags } from '../catalogue/index-flags.js';
import { Transaction } from './transaction.js';
import { UnitOfWork, type ReadView } from './unit-of-work.js';

/** A view of the last commit. The caller must release it. */
export type SnapshotView = ReadView & { release(): void };

/** The data and its catalogue: snapshots for reading, units of work for commits, and transactions. */
export class Database {
  private catalogue: Catalogue;
  /** The catalogue of the commit in progress. */
  private nextCatalogue: Catalogue;
  private commits = 0;
  private lastId: number;
  private readonly locks = new LockTable();
  private readonly queue: CommitQueue;
  private readonly transactions = new Set<Transaction>();

  /** @param guard runs at the beginning of each commit, and rejects it if this process no longer owns the data */
  constructor(
    readonly store: OrderedStore,
    guard: (writer: CommitWriter) => void = () => {},
  ) {
    const loaded = loadCatalogue(store);
    this.catalogue = this.nextCatalogue = loaded.catalogue;
    this.lastId = loaded.lastId;
    this.queue = new CommitQueue(store, guard, (succeeded) => this.endCommit(succeeded));
  }

  get latestCatalogue(): Catalogue {
    return this.catalogue;
  }

  /** An id that no collection or index uses, and that no key waiting for the sweep uses. */
  newId(): number {
    this.lastId += 1;
    return this.lastId;
  }

  read(): SnapshotView {
    const snapshot = this.store.openSnapshot();
    return {
      reader: snapshot,
      catalogue: this.catalogue,
      inTransaction: false,
      release: () => snapshot.release(),
    };
  }

  /**
   * Runs a function in the next commit.
   *
   * @returns its result, after the commit is on the disk
   * @throws the error of the function, or MongoError 14031 if the disk is full; then nothing is written
   */
  write<Result>(run: (work: UnitOfWork) => Result, deadline?: number): Promise<Result> {
    return this.queue.submit({
      deadline,
      run: (writer) => {
        const work = new UnitOfWork(writer, this.nextCatalogue, this.locks);
        const result = run(work);
        this.apply(work, writer);
        return { result, committed: () => this.settle(work) };
      },
    });
  }

  begin(): Transaction {
    const transaction = new Transaction(
      this.store.openSnapshot(),
      this.catalogue,
      this.commits,
      this.locks,
      () => this.nextCatalogue,
    );
    this.transactions.add(transaction);
    return transaction;
  }

  /**
   * Commits a transaction, together with one additional write.
   *
   * @throws MongoError 14031 if the disk is full; the transaction stays open
   */
  async commit(transaction: Transaction, alongside: (work: UnitOfWork) => void): Promise<void> {
    await this.queue.submit({
      deadline: undefined,
      run: (writer) => {
        alongside(transaction.work);
        this.apply(transaction.work, writer);
        return {
          result: undefined,
          committed: () => {
            this.end(transaction);
            this.settle(transaction.work);
          },
        };
      },
    });
  }

  abort(transaction: Transaction): void {
    this.end(transaction);
  }

  /** @param last runs after the last commit, while the store is open */
  async close(last: () => void = () => {}): Promise<void> {
    this.queue.close();
    for (const transaction of [...this.transactions]) this.abort(transaction);
    last();
    await this.store.close();
  }

  private end(transaction: Transaction): void {
    this.transactions.delete(transaction);
    transaction.end();
  }

  private apply(work: UnitOfWork, writer: CommitWriter): void {
    try {
      work.reader.applyTo(writer);
    } catch (error) {
      throw new StoreFailure(error);
    }
    this.nextCatalogue = this.nextCatalogue.with(work.catalogueChanges);
  }

  private settle(work: UnitOfWork): void {
    this.locks.noteCommit(work.reader.writtenKeys, this.commits);
    work.runCallbacks();
  }

  private endCommit(succeeded: boolean): void {
    if (!succeeded) {
      this.nextCatalogue = this.catalogue;
      return;
    }
    this.catalogue = this.nextCatalogue;
    this.commits += 1;
  }
}

function loadCatalogue(store: OrderedStore): { catalogue: Catalogue; lastId: number } {
  const snapshot = store.openSnapshot();
  try {
    const flags = loadIndexFlags(snapshot);
    const collections = [...snapshot.scan(ALL_COLLECTIONS)].map(({ value }) =>
      decodeCollection(value, (id) => flags.get(id) ?? { multikey: false, truncated: false }),
    );
    const ids = collections.flatMap(({ id, indexes }) => [id, ...indexes.map((index) => index.id)]);
    for (const { key } of snapshot.scan(ALL_GARBAGE)) ids.push(idOfPrefix(prefixOfGarbageKey(key)));
    return {
      catalogue: new Catalogue(new Map(collections.map((collection) => [collection.namespace, collection]))),
      lastId: Math.max(0, ...ids),
    };
  } finally {
    snapshot.release();
  }
}

function loadIndexFlags(reader: Reader): Map<number, IndexFlags> {
  const flags = new Map<number, IndexFlags>();
  for (const { key, value } of reader.scan(ALL_INDEX_FLAGS))
    flags.set(idOfIndexFlagsKey(key), decodeIndexFlags(value));
  return flags;
}
