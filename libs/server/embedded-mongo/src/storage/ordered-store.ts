import { open, type RootDatabase } from 'lmdb';
import { mongoError } from '../errors/mongo-error.js';
import type { Entry, KeyRange, Reader } from './reader.js';

/** Room in the address space, not on disk or in memory: LMDB maps its file and cannot grow the map inside a write. */
const MAP_BYTES = 2 ** 38;
/** Each open cursor and transaction holds one of these. */
const MAX_SNAPSHOTS = 2046;
/** LMDB's limit for one key of this build. */
export const MAX_KEY_BYTES = 1978;

/** A view of the keyspace as it was at one moment. It must be released: LMDB cannot reuse what a snapshot still sees. */
export type Snapshot = Reader & { release(): void };

/** The keyspace while a commit is being put together. */
export type CommitWriter = Reader & {
  put(key: Buffer, value: Buffer): void;
  delete(key: Buffer): void;
};

/**
 * An ordered keyspace on disk (LMDB): many snapshots, one writer, and commits that are on the disk when they return.
 *
 * All of it is synchronous, on purpose: one thread owns the data, and whoever runs is alone.
 */
export class OrderedStore {
  private readonly database: RootDatabase<Buffer, Buffer>;
  private snapshots = 0;

  /** @param options.durable whether a commit waits for the disk (fdatasync) */
  constructor(folder: string, options: { durable: boolean }) {
    this.database = open<Buffer, Buffer>({
      path: folder,
      encoding: 'binary',
      keyEncoding: 'binary',
      mapSize: MAP_BYTES,
      maxReaders: MAX_SNAPSHOTS + 2,
      noSync: !options.durable,
      // With its default, every commit costs a flush even when none is asked for.
      overlappingSync: false,
    });
  }

  /** @throws MongoError 1 InternalError when too many cursors and transactions are open */
  openSnapshot(): Snapshot {
    if (this.snapshots >= MAX_SNAPSHOTS)
      throw mongoError('InternalError', `more than ${MAX_SNAPSHOTS} cursors and transactions are open`);
    const transaction = this.database.useReadTransaction();
    this.snapshots += 1;
    let released = false;
    return {
      get: (key) => this.database.get(key, { transaction }),
      scan: (range, reverse) => this.range(range, reverse, { transaction }),
      release: () => {
        if (released) return;
        released = true;
        this.snapshots -= 1;
        transaction.done();
      },
    };
  }

  /**
   * Runs a function that writes, and commits what it wrote; nothing is written when it throws.
   *
   * @throws MongoError 14031 OutOfDiskSpace when there is no room, or the disk cannot be written
   */
  commit<Result>(write: (writer: CommitWriter) => Result): Result {
    const writer: CommitWriter = {
      get: (key) => this.database.get(key),
      scan: (range, reverse) => this.range(range, reverse),
      put: (key, value) => this.database.putSync(key, value),
      delete: (key) => void this.database.removeSync(key),
    };
    try {
      return this.database.transactionSync(() => write(writer));
    } catch (error) {
      throw isOutOfSpace(error)
        ? mongoError('OutOfDiskSpace', `the disk is full or cannot be written: ${(error as Error).message}`)
        : error;
    }
  }

  /** How many keys a range has, as of the last commit. */
  count({ low, high }: KeyRange): number {
    return this.database.getKeysCount({ start: low, end: high });
  }

  async close(): Promise<void> {
    await this.database.close();
  }

  private *range(
    { low, high }: KeyRange,
    reverse = false,
    options: { transaction?: ReturnType<RootDatabase['useReadTransaction']> } = {},
  ): Iterable<Entry> {
    const bounds = reverse ? { start: high, end: low, inclusiveEnd: true } : { start: low, end: high };
    for (const { key, value } of this.database.getRange({ ...bounds, ...options, reverse })) {
      const entry = { key: key as unknown as Buffer, value };
      // Read backwards, a range begins with its upper bound, which is not part of it.
      if (!reverse || !entry.key.equals(high)) yield entry;
    }
  }
}

/** LMDB calls a write for which there was room only in part an input/output error, as one of the disk itself. */
const OUT_OF_SPACE = /no space left|file too large|MDB_MAP_FULL|disk quota|input\/output error/i;

function isOutOfSpace(error: unknown): boolean {
  return error instanceof Error && OUT_OF_SPACE.test(error.message);
}
