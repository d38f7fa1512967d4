import { SyncJournal, type RequestOf, type ResponseOf } from '@word-unfolded/contracts';
import type { EntryText } from '@word-unfolded/domain';
import { textHash, textOf, type VersionRecord } from '@word-unfolded/journal-merge';
import { ownerOf, UnitOfWork, type OwnerId } from '@word-unfolded/persistence';
import { Clock } from '@word-unfolded/primitives';
import { ChangeSequence } from '../../src/entries/records/change-sequence.js';
import { EntryHardDelete } from '../../src/entries/records/entry-hard-delete.js';
import { EntryStore, type EntryNews, type StoredEntry } from '../../src/entries/records/entry-store.js';
import { EntryWriter } from '../../src/entries/entry-writer.js';
import { EntryIndex } from '../../src/search/entry-index.js';
import { OperationStore, type AppliedResult } from '../../src/sync/operation-store.js';
import { SyncJournalUseCase } from '../../src/sync/sync-journal.use-case.js';
import { VersionStore } from '../../src/versions/version-store.js';

/** The only reader of a history. */
export const READER = '0'.repeat(23) + '1';

/** The stored data. Values are never mutated, so a copy of the maps is a snapshot. */
type Stored = {
  entries: Map<string, EntryNews>;
  versions: Map<string, readonly VersionRecord[]>;
  operations: Map<string, AppliedResult>;
  sequence: number;
};

/** Simulates the death of the process. */
class Killed extends Error {}

/** The stores in memory. The process may die at any call. */
class Disk {
  stored: Stored = { entries: new Map(), versions: new Map(), operations: new Map(), sequence: 0 };
  private callsToLive = Infinity;
  private ids = 0;

  dieAfter(calls: number): void {
    this.callsToLive = calls;
  }

  call(): Stored {
    this.callsToLive -= 1;
    if (this.callsToLive < 0) throw new Killed();
    return this.stored;
  }

  nextId(): string {
    this.ids += 1;
    return this.ids.toString(16).padStart(24, '0');
  }

  snapshot(): Stored {
    const { entries, versions, operations, sequence } = this.stored;
    return {
      entries: new Map(entries),
      versions: new Map(versions),
      operations: new Map(operations),
      sequence,
    };
  }
}

class MemoryEntries extends EntryStore {
  constructor(private readonly disk: Disk) {
    super();
  }

  newId(): string {
    return this.disk.nextId();
  }

  async find(_: OwnerId, id: string): Promise<StoredEntry | null> {
    const news = this.disk.call().entries.get(id);
    return news?.kind === 'entry' ? news.entry : null;
  }

  async findByLocalId(_: OwnerId, localId: string): Promise<StoredEntry | null> {
    for (const news of this.disk.call().entries.values())
      if (news.kind === 'entry' && news.entry.localId === localId) return news.entry;
    return null;
  }

  async findNamed(_: OwnerId, names: readonly string[]): Promise<StoredEntry[]> {
    return [...this.disk.call().entries.values()].flatMap((news) =>
      news.kind === 'entry' &&
      [news.entry.id, news.entry.localId].some((name) => name && names.includes(name))
        ? news.entry
        : [],
    );
  }

  async add(_: OwnerId, entry: StoredEntry, sequence: number): Promise<void> {
    const { entries } = this.disk.call();
    if (entries.has(entry.id)) throw new Error(`${entry.id} is there already`);
    entries.set(entry.id, { kind: 'entry', entry, sequence });
  }

  async put(_: OwnerId, entry: StoredEntry, sequence: number): Promise<void> {
    this.disk.call().entries.set(entry.id, { kind: 'entry', entry, sequence });
  }

  async hardDelete(_: OwnerId, { id, localId }: StoredEntry, sequence: number): Promise<void> {
    this.disk.call().entries.set(id, { kind: 'gone', entryId: id, localId, sequence });
  }

  async newsAfter(_: OwnerId, after: number, limit: number): Promise<EntryNews[]> {
    return [...this.disk.call().entries.values()]
      .filter(({ sequence }) => sequence > after)
      .sort((one, other) => one.sequence - other.sequence)
      .slice(0, limit);
  }
}

class MemoryVersions extends VersionStore {
  constructor(private readonly disk: Disk) {
    super();
  }

  async add(_: OwnerId, entryId: string, records: readonly VersionRecord[]): Promise<void> {
    const { versions } = this.disk.call();
    const known = versions.get(entryId) ?? [];
    for (const { number } of records)
      if (known.some((each) => each.number === number)) throw new Error(`version ${number} is there already`);
    versions.set(entryId, [...known, ...records]);
  }

  async textOf(_: OwnerId, entryId: string, number: number): Promise<EntryText | null> {
    const record = this.disk
      .call()
      .versions.get(entryId)
      ?.find((each) => each.number === number);
    return record ? textOf(record) : null;
  }

  async numberOfText(_: OwnerId, entryId: string, hashes: ReadonlySet<string>): Promise<number> {
    const known = this.disk.call().versions.get(entryId) ?? [];
    return known.findLast(({ content }) => hashes.has(textHash(content)))?.number ?? 0;
  }

  numberAt(): Promise<number> {
    throw new Error('devices name the text that they know');
  }
}

class MemoryOperations extends OperationStore {
  constructor(private readonly disk: Disk) {
    super();
  }

  async find(_: OwnerId, ids: readonly string[]): Promise<AppliedResult[]> {
    const { operations } = this.disk.call();
    return ids.flatMap((id) => operations.get(id) ?? []);
  }

  async remember(_: OwnerId, results: readonly AppliedResult[]): Promise<void> {
    const { operations } = this.disk.call();
    for (const result of results) {
      if (operations.has(result.id)) throw new Error(`operation ${result.id} was applied twice`);
      operations.set(result.id, result);
    }
  }
}

class MemorySequence extends ChangeSequence {
  constructor(private readonly disk: Disk) {
    super();
  }

  async next(): Promise<number> {
    return (this.disk.call().sequence += 1);
  }

  async reserve(): Promise<void> {
    this.disk.call();
  }
}

class MemoryHardDelete extends EntryHardDelete {
  constructor(
    private readonly disk: Disk,
    private readonly writer: EntryWriter,
  ) {
    super();
  }

  async delete(ownerId: OwnerId, entry: StoredEntry): Promise<void> {
    await this.writer.hardDelete(ownerId, entry);
    this.disk.call().versions.delete(entry.id);
  }
}

class NoIndex extends EntryIndex {
  async add(): Promise<void> {}
  async store(): Promise<void> {}
  async forget(): Promise<void> {}
}

class MemoryUnitOfWork extends UnitOfWork {
  constructor(private readonly disk: Disk) {
    super(undefined as never, undefined as never);
  }

  override async run<Result>(work: () => Promise<Result>): Promise<Result> {
    const before = this.disk.snapshot();
    try {
      return await work();
    } catch (error) {
      this.disk.stored = before;
      throw error;
    }
  }
}

class TickingClock extends Clock {
  private ticks = 0;

  now(): Date {
    this.ticks += 1;
    return new Date(Date.UTC(2026, 2, 1) + this.ticks * 1_000);
  }
}

/** The real sync of the journal service over stores in memory. */
export class MemoryJournal {
  private readonly disk = new Disk();
  private readonly unitOfWork = new MemoryUnitOfWork(this.disk);
  private readonly hardDelete: EntryHardDelete;
  private readonly stores: MemoryEntries;
  private readonly sync: SyncJournalUseCase;

  constructor() {
    const clock = new TickingClock();
    this.stores = new MemoryEntries(this.disk);
    const versions = new MemoryVersions(this.disk);
    const sequence = new MemorySequence(this.disk);
    const writer = new EntryWriter(this.stores, versions, sequence, new NoIndex(), clock);
    this.hardDelete = new MemoryHardDelete(this.disk, writer);
    const operations = new MemoryOperations(this.disk);
    this.sync = new SyncJournalUseCase(
      this.stores,
      operations,
      sequence,
      writer,
      this.hardDelete,
      this.unitOfWork,
      clock,
    );
  }

  /** @param dieAfter number of store calls after which the process dies; it is restarted for the next request */
  async exchange(
    request: RequestOf<typeof SyncJournal>,
    dieAfter = Infinity,
  ): Promise<ResponseOf<typeof SyncJournal>> {
    this.disk.dieAfter(dieAfter);
    try {
      return await this.sync.execute(request);
    } finally {
      this.disk.dieAfter(Infinity);
    }
  }

  async entries(): Promise<StoredEntry[]> {
    return [...this.disk.stored.entries.values()].flatMap((news) =>
      news.kind === 'entry' ? news.entry : [],
    );
  }

  async versionsOf(entryId: string): Promise<readonly EntryText[]> {
    return this.disk.stored.versions.get(entryId) ?? [];
  }

  /** Permanently deletes all entries in the bin. */
  async emptyBin(): Promise<void> {
    for (const entry of await this.entries()) {
      if (entry.deletedAt === null) continue;
      await this.unitOfWork.run(() => this.hardDelete.delete(ownerOf(READER), entry));
    }
  }
}
