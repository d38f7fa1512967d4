import { chmodSync, existsSync } from 'node:fs';
import path from 'node:path';
import { open, type RootDatabase } from 'lmdb';
import { mongoError } from '../errors/mongo-error.js';
import { DATA_FILE, LOCK_FILE, OWNER_ONLY_FILE } from './files/data-files.js';
import { FORMAT_KEY } from './keyspace.js';
import type { Entry, KeyRange, Reader } from './reader.js';
import { seal, unseal } from './files/seal.js';
import { decodeFormat, encodeFormat, isSealedIn, type StorageFormat } from './files/storage-format.js';
import { Witness } from './witness.js';

/** Reserved address space, not disk or memory. LMDB maps its file and cannot grow the map during a write. */
const MAP_BYTES = 2 ** 38;
/** All cursors and transactions that began between two commits share one of these. */
const MAX_SNAPSHOTS = 8000;
/** LMDB's limit for one key in this build. */
export const MAX_KEY_BYTES = 1978;

/** How many values without a checksum get one in a single commit. */
const UPGRADE_ENTRIES = 5_000;
const UPGRADE_BYTES = 16 * 2 ** 20;

/**
 * A view of the keyspace at one moment. The caller must release it, because LMDB cannot reuse pages that a snapshot
 * uses.
 */
export type Snapshot = Reader & { release(): void };

type ReadTransaction = ReturnType<RootDatabase['useReadTransaction']>;
type SharedTransaction = { readonly transaction: ReadTransaction; readonly commit: number; readers: number };

/** The keyspace during a commit. */
export type CommitWriter = Reader & {
  put(key: Buffer, value: Buffer): void;
  delete(key: Buffer): void;
};

/**
 * An ordered keyspace on disk (LMDB): many snapshots, one writer, and commits that are on the disk when they return.
 *
 * Everything is synchronous on purpose: one thread owns the data, so no other code runs at the same time.
 */
export class OrderedStore {
  private readonly database: RootDatabase<Buffer, Buffer>;
  private snapshots = 0;
  private commits = 0;
  /** The snapshot of the last commit, while it has readers. */
  private latest: SharedTransaction | undefined;
  /** Asks the server to release a snapshot if there are too many. Returns whether one was released. */
  onTooManySnapshots: () => boolean = () => false;

  private witness: Witness | undefined;
  private format: StorageFormat = { kind: 'plain' };

  /**
   * @param options.durable whether a commit waits for the disk (fdatasync)
   * @param options.witnessed whether a file beside the data records the last commits
   */
  constructor(
    private readonly folder: string,
    private readonly options: { durable: boolean; witnessed: boolean },
  ) {
    this.database = open<Buffer, Buffer>({
      path: folder,
      encoding: 'binary',
      keyEncoding: 'binary',
      mapSize: MAP_BYTES,
      maxReaders: MAX_SNAPSHOTS + 2,
      noSync: !options.durable,
      // With the default value, every commit would flush even if no flush is requested.
      overlappingSync: false,
    });
    protectFiles(folder);
    this.refreshFormat();
    if (this.format.kind === 'plain') this.beginSealed();
  }

  /** @throws MongoError 1 InternalError if too many cursors and transactions are open */
  openSnapshot(): Snapshot {
    const shared = this.shareTransaction();
    const { transaction } = shared;
    this.refreshFormat(transaction);
    let released = false;
    return {
      get: (key) => this.open(key, this.database.get(key, { transaction })),
      scan: (range, reverse) => this.range(range, reverse, { transaction }),
      release: () => {
        if (released) return;
        released = true;
        this.release(shared);
      },
    };
  }

  private shareTransaction(): SharedTransaction {
    if (this.latest?.commit !== this.commits) this.latest = undefined;
    if (!this.latest) {
      while (this.snapshots >= MAX_SNAPSHOTS)
        if (!this.onTooManySnapshots())
          throw mongoError('InternalError', `more than ${MAX_SNAPSHOTS} snapshots are being read`);
      this.snapshots += 1;
      const transaction = this.database.useReadTransaction();
      this.latest = { transaction, commit: this.commits, readers: 0 };
    }
    this.latest.readers += 1;
    return this.latest;
  }

  private release(shared: SharedTransaction): void {
    shared.readers -= 1;
    if (shared.readers > 0) return;
    if (this.latest === shared) this.latest = undefined;
    this.snapshots -= 1;
    shared.transaction.done();
  }

  /**
   * Runs a function that writes, and commits its writes. If the function throws, nothing is written.
   *
   * @throws MongoError 14031 OutOfDiskSpace if there is no space, or the disk cannot be written
   */
  commit<Result>(write: (writer: CommitWriter) => Result): Result {
    const writer: CommitWriter = {
      get: (key) => this.open(key, this.database.get(key)),
      scan: (range, reverse) => this.range(range, reverse),
      put: (key, value) =>
        this.database.putSync(key, isSealedIn(this.format, key) ? seal(key, value) : value),
      delete: (key) => void this.database.removeSync(key),
    };
    try {
      const result = this.database.transactionSync(() => {
        this.refreshFormat();
        return write(writer);
      });
      this.observeCommit();
      return result;
    } catch (error) {
      throw isOutOfSpace(error)
        ? mongoError('OutOfDiskSpace', `the disk is full or cannot be written: ${(error as Error).message}`)
        : error;
    } finally {
      this.commits += 1;
    }
  }

  /**
   * Adds checksums to data of older versions, in steps. After a crash it continues at the same place.
   *
   * @param guard runs in each commit, and rejects it if this process does not own the data
   */
  sealAll(guard: (writer: CommitWriter) => void): void {
    while (this.format.kind !== 'sealed')
      this.commit((writer) => {
        guard(writer);
        const start = this.format.kind === 'upgrading' ? this.format.upTo : Buffer.alloc(0);
        const entries = this.nextEntries(start);
        for (const { key, value } of entries) this.database.putSync(key, seal(key, value));
        const last = entries.at(-1);
        const next = encodeFormat(last ? { kind: 'upgrading', upTo: last.key } : { kind: 'sealed' });
        this.database.putSync(FORMAT_KEY, next);
      });
  }

  /** The number of keys in a range, as of the last commit. */
  count({ low, high }: KeyRange): number {
    return this.database.getKeysCount({ start: low, end: high });
  }

  /** Copies all keys of the last commit to a new file in a folder, while others read and write. */
  async copyTo(folder: string): Promise<void> {
    await this.database.backup(folder, true);
  }

  async close(): Promise<void> {
    this.witness?.close();
    await this.database.close();
  }

  /** Some stored entries after a key, without the entry of the storage format. */
  private nextEntries(behind: Buffer): Entry[] {
    const entries: Entry[] = [];
    let bytes = 0;
    for (const { key, value } of this.database.getRange({ start: behind })) {
      const entry = { key: Buffer.from(key as unknown as Buffer), value: Buffer.from(value) };
      if (entry.key.equals(behind) || entry.key.equals(FORMAT_KEY)) continue;
      entries.push(entry);
      bytes += entry.value.length;
      if (entries.length >= UPGRADE_ENTRIES || bytes >= UPGRADE_BYTES) break;
    }
    return entries;
  }

  /** New data has checksums from its first commit. */
  private beginSealed(): void {
    this.database.transactionSync(() => {
      if (this.database.getKeysCount({ limit: 1 }) > 0) return;
      this.database.putSync(FORMAT_KEY, encodeFormat({ kind: 'sealed' }));
    });
    this.refreshFormat();
  }

  /** A sealed store never becomes plain again. Until it is sealed, another process may be working on it. */
  private refreshFormat(transaction?: ReadTransaction): void {
    if (this.format.kind === 'sealed') return;
    const stored = this.database.get(FORMAT_KEY, transaction ? { transaction } : {});
    this.format = stored ? decodeFormat(FORMAT_KEY, stored) : { kind: 'plain' };
  }

  /** The witness starts after the commit that writes the storage format, which is present from then on. */
  private observeCommit(): void {
    this.refreshFormat();
    if (!this.options.witnessed || this.format.kind === 'plain') return;
    this.witness ??= new Witness(this.folder);
    this.witness.observe();
  }

  private open(key: Buffer, stored: Buffer | undefined): Buffer | undefined {
    return stored && isSealedIn(this.format, key) ? unseal(key, stored) : stored;
  }

  private *range(
    { low, high }: KeyRange,
    reverse = false,
    options: { transaction?: ReadTransaction } = {},
  ): Iterable<Entry> {
    const bounds = reverse ? { start: high, end: low, inclusiveEnd: true } : { start: low, end: high };
    for (const { key, value } of this.database.getRange({ ...bounds, ...options, reverse })) {
      const stored = key as unknown as Buffer;
      const entry = { key: stored, value: isSealedIn(this.format, stored) ? unseal(stored, value) : value };
      // In reverse, a range starts with its upper bound, which is excluded.
      if (!reverse || !entry.key.equals(high)) yield entry;
    }
  }
}

/** LMDB creates its files with the permissions of the process's umask. */
function protectFiles(folder: string): void {
  for (const name of [DATA_FILE, LOCK_FILE]) {
    const file = path.join(folder, name);
    if (existsSync(file)) chmodSync(file, OWNER_ONLY_FILE);
  }
}

/** LMDB reports a partial write, caused by a full disk, as an input/output error, like a fault of the disk itself. */
const OUT_OF_SPACE = /no space left|file too large|MDB_MAP_FULL|disk quota|input\/output error/i;

function isOutOfSpace(error: unknown): boolean {
  return error instanceof Error && OUT_OF_SPACE.test(error.message);
}
