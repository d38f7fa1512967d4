import {
  beginEntry,
  editEntry,
  purgeEntry,
  recoveredEntry,
  retryEntry,
  seeConflict,
  writeEntry,
  type DeviceEntry,
  type WorkingEntry,
} from '@word-unfolded/journal-merge';
import { AppError } from '@word-unfolded/contracts';
import type { EntryFields, EntryText } from '@word-unfolded/domain';
import { withSource, type SourceHistory } from './from-source.js';
import { JournalExchange } from './exchange/journal-exchange.js';
import type {
  EntryToImport,
  JournalStores,
  JournalMeans,
  JournalNotice,
  JournalServer,
  JournalView,
  WorkingChange,
} from './journal-types.js';
import { BegunChanges } from '../store/begun-changes.js';
import { isAsSeen, placeChangeOf, type BegunPlaceChange, type PlaceChange } from './stored/place-changes.js';
import { leftTexts, storeLeftTexts, type LeavingText, type LeftText } from './stored/left-texts.js';
import { IdMappings } from './stored/id-mappings.js';
import { entryPath, pathsOf, type QueuedImport } from './stored/stored-journal.js';
import { QueuedImports } from './exchange/queued-imports.js';

/** Maximum entries that are read one by one. */
const READ_ONE_BY_ONE = 100;

/**
 * The journal of a reader on this device. A promise resolves when the change is stored on the device; `exchange` sends
 * it to the server, and may fail or be interrupted at any point and simply be repeated (`journal-merge`).
 */
export class Journal {
  private entries: Map<string, DeviceEntry> | undefined;
  private view: JournalView = { entries: undefined, problem: undefined, isWhole: false, hasSynced: false };
  private readonly listeners = new Set<() => void>();
  private readonly noticeListeners = new Set<(notice: JournalNotice) => void>();
  private loading: Promise<void> | undefined;
  private reading: Promise<void> = Promise.resolve();
  private readonly unread = new Set<string>();
  private readonly exchanging: JournalExchange;
  private readonly idMappings: IdMappings;
  private readonly imports: QueuedImports;
  private readonly begun: BegunChanges<BegunPlaceChange>;
  private readonly left: BegunChanges<LeftText>;

  constructor(
    private readonly owner: string,
    private readonly stores: JournalStores,
    server: JournalServer,
    private readonly means: JournalMeans,
  ) {
    const device = {
      owner,
      entries: () => this.entries?.values() ?? [],
      settled: () => this.reading,
      refresh: (keys: readonly string[]) => this.refresh(keys),
      tell: (notice: JournalNotice) => {
        for (const hear of this.noticeListeners) hear(notice);
      },
    };
    const ids = { operation: () => means.operationId(), local: () => means.localId() };
    this.imports = new QueuedImports(owner, stores.imports, server);
    this.exchanging = new JournalExchange(device, stores, server, ids, this.imports);
    this.idMappings = new IdMappings(owner, stores.idMappings);
    this.begun = new BegunChanges('journal_entries', owner, means.storage, ids.operation);
    this.left = leftTexts(owner, means.storage, ids.operation);
  }

  /** For React's `useSyncExternalStore`: the same object until something changes. */
  readonly current = (): JournalView => this.view;

  readonly subscribe = (hear: () => void): (() => void) => {
    this.listeners.add(hear);
    return () => void this.listeners.delete(hear);
  };

  /** Subscribes to notices for the reader; returns the unsubscribe function. */
  onNotice(hear: (notice: JournalNotice) => void): () => void {
    this.noticeListeners.add(hear);
    return () => void this.noticeListeners.delete(hear);
  }

  /** Reads the stored entries once, and follows the changes of other tabs. */
  load(): Promise<void> {
    return (this.loading ??= this.readDevice().catch((error: unknown) => {
      this.loading = undefined; // a later read may succeed
      throw error;
    }));
  }

  /** Creates an entry. @throws Error when this device refuses to store it */
  async begin(fields: Partial<EntryFields> & { readonly date: string }): Promise<DeviceEntry> {
    const entry = beginEntry(this.means.localId(), fields, this.moment());
    return this.change(entry.key, () => entry);
  }

  /**
   * Changes an entry.
   *
   * @param change a function receives the entry at that moment, and no other tab can intervene
   * @throws AppError ENTRY_NOT_FOUND when it is not on this device; Error when the device refuses to store it
   */
  edit(key: string, change: WorkingChange): Promise<DeviceEntry> {
    const place = typeof change === 'function' ? undefined : placeChangeOf(change);
    return this.noted(place && new Map([[key, place]]), () =>
      this.change(key, (stored) => {
        const entry = present(stored);
        return editEntry(entry, typeof change === 'function' ? change(entry.working) : change, this.moment());
      }),
    );
  }

  /** As `edit`, for what is typed in the editor: until `see` a conflict does not replace the text. */
  write(key: string, change: (now: WorkingEntry) => Partial<WorkingEntry>): Promise<DeviceEntry> {
    return this.change(key, (stored) => {
      const entry = present(stored);
      return writeEntry(entry, change(entry.working), this.moment());
    });
  }

  /** Notes synchronously what a page that is left may not store. @returns a function to call when it is stored */
  leave({ key = this.means.localId(), ...text }: LeavingText): () => void {
    return this.left.begin([{ key, ...text }]);
  }

  /** The reader looks at the two texts of an entry, which become its state here once all that was typed is sent. */
  see(key: string): Promise<DeviceEntry> {
    return this.change(key, (entry) => seeConflict(present(entry)));
  }

  /**
   * Changes several entries, by their keys, in one step: all that are on this device, or none.
   *
   * @throws Error when the device refuses to store it
   */
  async editMany(changes: ReadonlyMap<string, Partial<WorkingEntry>>): Promise<void> {
    const places = new Map<string, PlaceChange>();
    for (const [key, change] of changes) {
      const place = placeChangeOf(change);
      if (place) places.set(key, place);
    }
    await this.noted(places.size === changes.size ? places : undefined, async () => {
      await this.load();
      const at = this.moment();
      await this.changeMany([...changes.keys()], (entry) =>
        editEntry(entry, changes.get(entry.key) ?? {}, at),
      );
    });
  }

  /**
   * Saves a text to the entry of its local id: a source has one entry, however often it is saved, and on however many
   * devices.
   *
   * @param localId of the form `local_...`
   * @param history the texts that the text is based on, if another device or the journal itself may have changed the
   * entry; without it the text replaces that of the entry
   * @returns the entry, and whether this device had it
   * @throws Error when this device refuses to store it
   */
  async saveSource(
    localId: string,
    fields: Partial<EntryFields> & EntryText & { readonly date: string },
    history?: SourceHistory,
  ): Promise<{ readonly entry: DeviceEntry; readonly existed: boolean }> {
    await this.load();
    let existed = false;
    const entry = await this.change(this.named(localId)?.key ?? localId, (stored) => {
      existed = stored !== undefined && !stored.working.binned;
      return withSource(stored, localId, fields, history, this.moment());
    });
    return { entry, existed };
  }

  /** The entry of a local id, whatever its key is here. */
  named(localId: string): DeviceEntry | undefined {
    for (const entry of this.entries?.values() ?? [])
      if (entry.localId === localId || entry.key === localId) return entry;
    return undefined;
  }

  /**
   * Deletes entries permanently, in one step: here at once, on the server with the next exchange. An entry that was
   * edited elsewhere meanwhile comes back with that edit.
   *
   * @throws Error when the device refuses to store it
   */
  async purge(keys: readonly string[]): Promise<void> {
    const changes = new Map(keys.map((key) => [key, 'purge'] as const));
    await this.noted(changes, async () => {
      await this.load();
      await this.imports.remove(keys);
      await this.changeMany(keys, (stored) => purgeEntry(stored) ?? undefined);
    });
  }

  /**
   * Stores entries of a file, in one step. An entry whose key exists here stays as it is. Imported data that the server
   * lacks is sent with the next exchange.
   *
   * @returns keys of the new entries
   * @throws Error when the device refuses to store them
   */
  async importFile(imported: readonly EntryToImport[]): Promise<string[]> {
    await this.load();
    const keys = new Map([...(this.entries ?? [])].map(([key, { localId }]) => [localId, key]));
    const places = new Map(imported.map((each) => [keys.get(each.localId) ?? each.localId, each]));
    const paths = new Map([...places].map(([key, each]) => [entryPath(this.owner, key), { key, ...each }]));
    const begun: string[] = [];
    const queued = new Map<string, QueuedImport>();
    for (const { localId, filed, fields } of imported)
      if (filed && !keys.has(localId)) queued.set(localId, { filed, fields });
    await this.imports.add(queued);
    const storing = this.stores.entries.changeMany([...paths.keys()], (stored) => {
      begun.length = 0;
      const next = new Map<string, DeviceEntry>();
      for (const [path, { key, localId, fields, createdAt }] of paths) {
        const known = stored.get(path);
        // An entry that was permanently deleted here, with the deletion still unsent, is restored.
        if (known && !known.working.purged) continue;
        begun.push(key);
        next.set(
          path,
          known ? editEntry(known, fields, this.moment()) : beginEntry(localId, fields, createdAt),
        );
      }
      return next;
    });
    await storing.catch(async (error: unknown) => {
      await this.imports.remove(queued.keys());
      throw error;
    });
    await this.refresh([...places.keys()]);
    return begun;
  }

  /** Allows refused changes to be sent again. */
  retry(key: string): Promise<DeviceEntry> {
    return this.change(key, (entry) => retryEntry(present(entry)));
  }

  /**
   * Sends all pending changes to the server, and fetches its changes. It may be called at any time and in any tab.
   *
   * @throws the error of the server or of the network; no data is lost
   */
  async exchange(): Promise<void> {
    await this.load();
    try {
      await this.means.inOrder(`journal ${this.owner}`, () => this.exchanging.run());
      await this.idMappings.follow(this.entries?.values() ?? []);
      this.show({ problem: undefined, isWhole: true, hasSynced: true });
    } catch (problem) {
      this.show({ problem });
      throw problem;
    }
  }

  /** Makes changes that the next page makes up for if this one is left before they are stored. */
  private async noted<Result>(
    changes: ReadonlyMap<string, PlaceChange> | undefined,
    make: () => Promise<Result>,
  ): Promise<Result> {
    const seen = [...(changes ?? [])].flatMap(([key, change]) => {
      const entry = this.entries?.get(key);
      return entry ? [{ key, change, seen: entry.updatedAt }] : [];
    });
    if (seen.length === 0) return make();
    const end = this.begun.begin(seen);
    return make().finally(end);
  }

  /** Makes the changes that pages have begun which were left before they were stored. */
  private async makeUp(): Promise<void> {
    for (const { name, changes } of this.begun.left()) {
      const paths = new Map(changes.map((begun) => [entryPath(this.owner, begun.key), begun]));
      await this.stores.entries.changeMany([...paths.keys()], (stored) => {
        const next = new Map<string, DeviceEntry | undefined>();
        if (!this.begun.has(name)) return next;
        for (const [path, entry] of stored) {
          const begun = paths.get(path);
          if (!begun || !isAsSeen(entry, begun)) continue;
          const { change } = begun;
          const made =
            change === 'purge' ? (purgeEntry(entry) ?? undefined) : editEntry(entry, change, this.moment());
          next.set(path, made);
        }
        return next;
      });
      if (changes.some(({ change }) => change === 'purge'))
        await this.imports.remove(changes.map(({ key }) => key));
      this.begun.end(name);
    }
  }

  private async change(
    key: string,
    change: (entry: DeviceEntry | undefined) => DeviceEntry,
  ): Promise<DeviceEntry> {
    await this.load();
    const path = entryPath(this.owner, key);
    const changed = await this.stores.entries.change(path, change);
    const entry = present(changed);
    this.put(key, entry);
    return entry;
  }

  private async changeMany(
    keys: readonly string[],
    change: (entry: DeviceEntry) => DeviceEntry | undefined,
  ): Promise<void> {
    await this.stores.entries.changeMany(
      keys.map((key) => entryPath(this.owner, key)),
      (stored) => new Map([...stored].map(([path, entry]) => [path, change(entry)])),
    );
    await this.refresh(keys);
  }

  private async readDevice(): Promise<void> {
    const prefix = pathsOf(this.owner);
    this.stores.entries.watch((path) => {
      if (path.startsWith(prefix)) void this.refresh([path.slice(prefix.length)]);
    });
    await this.makeUp();
    await storeLeftTexts(this.owner, this.left, this.stores.entries, this.moment());
    const [stored, place] = await Promise.all([
      this.stores.entries.readAll(prefix),
      this.stores.place.read(this.owner),
    ]);
    this.entries = new Map(stored.map(recoveredEntry).map((entry) => [entry.key, entry]));
    this.show({ isWhole: (place?.cursor ?? 0) > 0 });
    void this.idMappings.follow(this.entries.values());
  }

  /** Reads some entries again; keys that are requested meanwhile are read together. */
  private refresh(keys: readonly string[]): Promise<void> {
    for (const key of keys) this.unread.add(key);
    this.reading = this.reading.catch(() => undefined).then(() => this.readUnread());
    return this.reading;
  }

  private async readUnread(): Promise<void> {
    if (this.unread.size === 0) return;
    const wanted = [...this.unread];
    this.unread.clear();
    const stored = await this.readKeys(wanted);
    for (const key of wanted) this.setDown(key, stored.get(key));
    this.show({});
  }

  /** The values of some keys; for many it is faster to read everything. */
  private async readKeys(keys: readonly string[]): Promise<ReadonlyMap<string, DeviceEntry>> {
    const { entries } = this.stores;
    const read =
      keys.length > READ_ONE_BY_ONE
        ? await entries.readAll(pathsOf(this.owner))
        : (await entries.readMany(keys.map((key) => entryPath(this.owner, key)))).values();
    return new Map([...read].map((entry) => [entry.key, entry]));
  }

  private setDown(key: string, stored: DeviceEntry | undefined): void {
    if (stored) this.entries?.set(key, stored);
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

  private moment(): string {
    return this.means.clock.now().toISOString();
  }
}

function present(entry: DeviceEntry | undefined): DeviceEntry {
  if (!entry) throw AppError.of('ENTRY_NOT_FOUND');
  return entry;
}
