import {
  afterAnswer,
  beginEntry,
  editEntry,
  purgeEntry,
  requestOf,
  rememberedEntry,
  retryEntry,
  type DeviceEntry,
  type DeviceUpdate,
  type WorkingEntry,
} from '@word-unfolded/journal-merge';
import { CatalogueError } from '@word-unfolded/contracts';
import type { EntryFields } from '@word-unfolded/domain';
import type { Keep } from '../kept/keep.js';
import type { JournalServer } from './journal-server.js';
import { entryPath, pathsOf, readKept, type JournalPlace } from './kept-journal.js';

/** Where a journal takes ids, the time and its turn from. */
export type JournalMeans = {
  readonly operationId: () => string;
  readonly localId: () => string;
  readonly now: () => Date;
  /** Does a work while no other tab of this browser does one of this name. */
  readonly inTurn: (name: string, work: () => Promise<void>) => Promise<void>;
};

export type JournalKeeps = { readonly entries: Keep<DeviceEntry>; readonly place: Keep<JournalPlace> };

/** What is told of an entry when it comes back from the server otherwise than it went. */
export type JournalNotice = DeviceUpdate['notices'][number];

/** Entries that are read each by itself at most. */
const READ_ONE_BY_ONE = 100;

/** What a reader changes of an entry. */
export type WorkingChange = Partial<WorkingEntry> | ((now: WorkingEntry) => Partial<WorkingEntry>);

/** An entry of a file, to be kept here under a name that it has wherever it is brought. */
export type BroughtEntry = {
  /** Of the form `local_...`. */
  readonly localId: string;
  readonly createdAt: string;
  readonly fields: EntryFields;
};

/** What the page knows of a journal. */
export type JournalView = {
  /** By their keys, those in the bin among them, not those deleted for good; undefined until this device has been read. */
  readonly entries: ReadonlyMap<string, DeviceEntry> | undefined;
  /** Why the last exchange failed; undefined after one that did not. What waits is kept. */
  readonly problem: unknown;
  /** Whether everything that the server has had has come to this device once. */
  readonly isWhole: boolean;
  /** Whether the server has been heard since this page was opened. */
  readonly isHeard: boolean;
};

/**
 * The journal of a reader on this device. What is written is on the device when a promise is fulfilled, and is brought to
 * the server by `exchange`, which may fail or be cut at any point and is simply done again (`journal-merge`).
 */
export class Journal {
  private entries: Map<string, DeviceEntry> | undefined;
  private view: JournalView = { entries: undefined, problem: undefined, isWhole: false, isHeard: false };
  private readonly listeners = new Set<() => void>();
  private readonly told = new Set<(notice: JournalNotice) => void>();
  private loading: Promise<void> | undefined;
  private reading: Promise<void> = Promise.resolve();
  private readonly unread = new Set<string>();

  constructor(
    private readonly owner: string,
    private readonly keeps: JournalKeeps,
    private readonly server: JournalServer,
    private readonly means: JournalMeans,
  ) {}

  /** For React's `useSyncExternalStore`: the same object until something changes. */
  readonly current = (): JournalView => this.view;

  readonly subscribe = (hear: () => void): (() => void) => {
    this.listeners.add(hear);
    return () => void this.listeners.delete(hear);
  };

  /** Hears what the reader is to be told; answers with how to stop. */
  onNotice(hear: (notice: JournalNotice) => void): () => void {
    this.told.add(hear);
    return () => void this.told.delete(hear);
  }

  /** Reads what this device has, once, and follows what other tabs do to it. */
  load(): Promise<void> {
    return (this.loading ??= this.readDevice().catch((error: unknown) => {
      this.loading = undefined; // perhaps it can be read later
      throw error;
    }));
  }

  /** Begins an entry. @throws Error when this device refuses to keep it */
  async begin(fields: Partial<EntryFields> & { readonly date: string }): Promise<DeviceEntry> {
    const entry = beginEntry(this.means.localId(), fields, this.moment());
    return this.change(entry.key, () => entry);
  }

  /**
   * Changes an entry.
   *
   * @param change given as a function, it is told what the entry is at that moment, which no other tab can come between
   * @throws CatalogueError ENTRY_NOT_FOUND when it is not on this device; Error when the device refuses to keep it
   */
  edit(key: string, change: WorkingChange): Promise<DeviceEntry> {
    return this.change(key, (kept) => {
      const entry = present(kept);
      return editEntry(entry, typeof change === 'function' ? change(entry.working) : change, this.moment());
    });
  }

  /**
   * Changes several entries, by their keys, in one step: all that are on this device, or none.
   *
   * @throws Error when the device refuses to keep it
   */
  async editMany(changes: ReadonlyMap<string, Partial<WorkingEntry>>): Promise<void> {
    await this.load();
    const at = this.moment();
    await this.changeMany([...changes.keys()], (entry) => editEntry(entry, changes.get(entry.key) ?? {}, at));
  }

  /**
   * Begins an entry under a name of the caller's, or changes the one that has it: what has one entry, however often it is
   * kept.
   *
   * @param localId of the form `local_...`
   * @throws Error when this device refuses to keep it
   */
  async keep(
    localId: string,
    fields: Partial<EntryFields> & { readonly date: string },
  ): Promise<DeviceEntry> {
    await this.load();
    const known = [...(this.entries?.values() ?? [])].find(
      (entry) => entry.localId === localId || entry.key === localId,
    );
    return this.change(known?.key ?? localId, (entry) =>
      entry ? editEntry(entry, fields, this.moment()) : beginEntry(localId, fields, this.moment()),
    );
  }

  /**
   * Deletes entries for good, in one step: here at once, on the server with the next exchange. One that was written
   * elsewhere meanwhile comes back with what was written.
   *
   * @throws Error when the device refuses to keep it
   */
  async purge(keys: readonly string[]): Promise<void> {
    await this.load();
    await this.changeMany(keys, (kept) => purgeEntry(kept) ?? undefined);
  }

  /**
   * Keeps entries of a file, in one step. One whose name is here already stays as it is.
   *
   * @returns keys of those that were not here
   * @throws Error when the device refuses to keep them
   */
  async bringIn(brought: readonly BroughtEntry[]): Promise<string[]> {
    await this.load();
    const keys = new Map([...(this.entries ?? [])].map(([key, { localId }]) => [localId, key]));
    const places = new Map(brought.map((each) => [keys.get(each.localId) ?? each.localId, each]));
    const paths = new Map([...places].map(([key, each]) => [entryPath(this.owner, key), { key, ...each }]));
    const begun: string[] = [];
    await this.keeps.entries.changeMany([...paths.keys()], (kept) => {
      begun.length = 0;
      const next = new Map<string, DeviceEntry>();
      for (const [path, { key, localId, fields, createdAt }] of paths) {
        const known = kept.get(path);
        // One that was deleted for good here, and is still to be deleted there, is back.
        if (known && !readKept(known).working.purged) continue;
        begun.push(key);
        next.set(
          path,
          known ? editEntry(readKept(known), fields, this.moment()) : beginEntry(localId, fields, createdAt),
        );
      }
      return next;
    });
    await this.refresh([...places.keys()]);
    return begun;
  }

  /** Lets what the server refused be sent again. */
  retry(key: string): Promise<DeviceEntry> {
    return this.change(key, (entry) => retryEntry(present(entry)));
  }

  /**
   * Brings everything that waits to the server, and fetches what is new there. It may be called at any time and in any tab.
   *
   * @throws what the server's answer was, or why there was none; nothing is lost by it
   */
  async exchange(): Promise<void> {
    await this.load();
    try {
      await this.means.inTurn(`journal ${this.owner}`, () => this.exchangeAll());
      this.show({ problem: undefined, isWhole: true, isHeard: true });
    } catch (problem) {
      this.show({ problem });
      throw problem;
    }
  }

  private async exchangeAll(): Promise<void> {
    for (let isMore = true; isMore;) {
      await this.reading;
      const { deviceId, cursor } = await this.place();
      const request = requestOf(this.entries?.values() ?? [], this.ids);
      await this.remember(request.entries);
      const answer = await this.server.exchange({ deviceId, since: cursor, operations: request.operations });
      await this.takeIn(answer, request.operations);
      await this.keeps.place.change(this.owner, () => ({ deviceId, cursor: answer.cursor }));
      isMore = answer.more || this.hasUnsent(request.operations.length);
    }
  }

  /** Whether there is more than one request carries; what was refused waits for the reader. */
  private hasUnsent(sent: number): boolean {
    return sent > 0 && requestOf(this.entries?.values() ?? [], this.ids).operations.length > 0;
  }

  /** Before anything is sent: if this page ends now, the same is sent again under the same id. */
  private async remember(entries: readonly DeviceEntry[]): Promise<void> {
    const sending = new Map(entries.map((entry) => [entryPath(this.owner, entry.key), entry]));
    await this.keeps.entries.changeMany([...sending.keys()], (kept) => {
      const next = [...kept].map(([path, entry]): [string, DeviceEntry] => [
        path,
        rememberedEntry(readKept(entry), sending.get(path)),
      ]);
      return new Map(next);
    });
    await this.refresh(entries.map(({ key }) => key));
  }

  private async takeIn(
    answer: Awaited<ReturnType<JournalServer['exchange']>>,
    operations: readonly { readonly id: string }[],
  ): Promise<void> {
    const keys = this.concerned(answer, new Set(operations.map(({ id }) => id)));
    let update: DeviceUpdate = { kept: [], removed: [], notices: [] };
    await this.keeps.entries.changeMany(
      keys.map((key) => entryPath(this.owner, key)),
      (kept) => {
        update = afterAnswer([...kept.values()].map(readKept), answer, this.ids);
        return new Map<string, DeviceEntry | undefined>([
          ...update.removed.map((key): [string, undefined] => [entryPath(this.owner, key), undefined]),
          ...update.kept.map((entry): [string, DeviceEntry] => [entryPath(this.owner, entry.key), entry]),
        ]);
      },
    );
    await this.refresh([...keys, ...update.kept.map(({ key }) => key)]);
    for (const notice of update.notices) for (const hear of this.told) hear(notice);
  }

  /** Keys of the entries that an answer is about, by all of their names. */
  private concerned(
    { changes }: Awaited<ReturnType<JournalServer['exchange']>>,
    operations: ReadonlySet<string>,
  ): string[] {
    const named = new Set(
      changes.flatMap((change) =>
        change.kind === 'entry' ? [change.entry.id, change.entry.localId] : [change.entryId, change.localId],
      ),
    );
    return [...(this.entries?.values() ?? [])]
      .filter(
        ({ key, serverId, localId, sent }) =>
          named.has(key) ||
          (serverId !== null && named.has(serverId)) ||
          (localId !== null && named.has(localId)) ||
          (sent !== null && operations.has(sent.operation.id)),
      )
      .map(({ key }) => key);
  }

  private async place(): Promise<JournalPlace> {
    const kept = await this.keeps.place.read(this.owner);
    if (kept) return kept;
    const begun = { deviceId: this.means.operationId(), cursor: 0 };
    return (await this.keeps.place.change(this.owner, (now) => now ?? begun)) ?? begun;
  }

  private async change(
    key: string,
    change: (entry: DeviceEntry | undefined) => DeviceEntry,
  ): Promise<DeviceEntry> {
    await this.load();
    const path = entryPath(this.owner, key);
    const changed = await this.keeps.entries.change(path, (kept) => change(kept && readKept(kept)));
    const entry = present(changed);
    this.put(key, entry);
    return entry;
  }

  private async changeMany(
    keys: readonly string[],
    change: (entry: DeviceEntry) => DeviceEntry | undefined,
  ): Promise<void> {
    await this.keeps.entries.changeMany(
      keys.map((key) => entryPath(this.owner, key)),
      (kept) => new Map([...kept].map(([path, entry]) => [path, change(readKept(entry))])),
    );
    await this.refresh(keys);
  }

  private async readDevice(): Promise<void> {
    const prefix = pathsOf(this.owner);
    this.keeps.entries.watch((path) => {
      if (path.startsWith(prefix)) void this.refresh([path.slice(prefix.length)]);
    });
    const [kept, place] = await Promise.all([
      this.keeps.entries.readAll(prefix),
      this.keeps.place.read(this.owner),
    ]);
    this.entries = new Map(kept.map(readKept).map((entry) => [entry.key, entry]));
    this.show({ isWhole: (place?.cursor ?? 0) > 0 });
  }

  /** Reads some entries anew; those that are named meanwhile are read together. */
  private refresh(keys: readonly string[]): Promise<void> {
    for (const key of keys) this.unread.add(key);
    this.reading = this.reading.catch(() => undefined).then(() => this.readUnread());
    return this.reading;
  }

  private async readUnread(): Promise<void> {
    if (this.unread.size === 0) return;
    const wanted = [...this.unread];
    this.unread.clear();
    const kept = await this.readKeys(wanted);
    for (const key of wanted) this.setDown(key, kept.get(key));
    this.show({});
  }

  /** What is kept under some keys; of many it is faster to read everything. */
  private async readKeys(keys: readonly string[]): Promise<ReadonlyMap<string, DeviceEntry>> {
    const { entries } = this.keeps;
    const read =
      keys.length > READ_ONE_BY_ONE
        ? await entries.readAll(pathsOf(this.owner))
        : await Promise.all(keys.map((key) => entries.read(entryPath(this.owner, key))));
    const kept = read.filter((entry) => entry !== undefined).map(readKept);
    return new Map(kept.map((entry) => [entry.key, entry]));
  }

  private setDown(key: string, kept: DeviceEntry | undefined): void {
    if (kept) this.entries?.set(key, kept);
    else this.entries?.delete(key);
  }

  private put(key: string, entry: DeviceEntry): void {
    this.entries?.set(key, entry);
    this.show({});
  }

  private show(change: Partial<JournalView>): void {
    const inSight = this.entries && [...this.entries].filter(([, { working }]) => !working.purged);
    this.view = { ...this.view, ...change, entries: inSight && new Map(inSight) };
    for (const hear of this.listeners) hear();
  }

  private readonly ids = {
    operation: () => this.means.operationId(),
    local: () => this.means.localId(),
  };

  private moment(): string {
    return this.means.now().toISOString();
  }
}

function present(entry: DeviceEntry | undefined): DeviceEntry {
  if (!entry) throw CatalogueError.of('ENTRY_NOT_FOUND');
  return entry;
}
