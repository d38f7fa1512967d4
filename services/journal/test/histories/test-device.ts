import type { RequestOf, ResponseOf, SyncJournal } from '@word-unfolded/contracts';
import type { EntryFields } from '@word-unfolded/domain';
import {
  afterAnswer,
  beginEntry,
  editEntry,
  purgeEntry,
  requestOf,
  type DeviceEntry,
  type WorkingEntry,
} from '@word-unfolded/journal-merge';

export type SyncRequest = RequestOf<typeof SyncJournal>;
export type SyncResponse = ResponseOf<typeof SyncJournal>;

/** A device whose storage follows the state machine that browsers use. Its clock is wrong by `skewMs`. */
export class TestDevice {
  private entries = new Map<string, DeviceEntry>();
  private cursor = 0;
  private ids = 0;

  constructor(
    readonly name: string,
    private readonly userId: string,
    private readonly skewMs: number,
  ) {}

  all(): DeviceEntry[] {
    return [...this.entries.values()];
  }

  /** The entries that a reader sees in lists. */
  inSight(): DeviceEntry[] {
    return this.all().filter(({ working }) => !working.binned);
  }

  begin(fields: Partial<EntryFields>): DeviceEntry {
    const entry = beginEntry(this.localId(), { date: '2026-03-01', ...fields }, this.now());
    this.entries.set(entry.key, entry);
    return entry;
  }

  edit(entry: DeviceEntry, change: Partial<WorkingEntry>): void {
    this.entries.set(entry.key, editEntry(entry, change, this.now()));
  }

  /** Permanently deletes an entry. */
  purge(entry: DeviceEntry): void {
    const purged = purgeEntry(entry);
    if (purged) this.entries.set(entry.key, purged);
    else this.entries.delete(entry.key);
  }

  /** Builds the request, and stores first what it contains. */
  request(): SyncRequest {
    const { entries, operations } = requestOf(this.entries.values(), this.idSource());
    for (const entry of entries) this.entries.set(entry.key, entry);
    const operationsSent = structuredClone([...operations]) as SyncRequest['operations'];
    const deviceId = this.name.padEnd(8, '-');
    return { userId: this.userId, mayWrite: true, deviceId, since: this.cursor, operations: operationsSent };
  }

  /**
   * @param keptOnly number of entries stored before the device dies; the cursor is stored last, so then it is not
   * stored
   */
  takeIn(response: SyncResponse, storedOnly = Infinity): void {
    const { stored: stored, removed } = afterAnswer(
      this.entries.values(),
      structuredClone(response),
      this.idSource(),
    );
    const puts = stored.map((entry) => () => this.entries.set(entry.key, entry));
    const removals = removed.map((key) => () => this.entries.delete(key));
    const writes = [...puts, ...removals];
    for (const write of writes.slice(0, storedOnly)) write();
    if (writes.length <= storedOnly) this.cursor = Math.max(this.cursor, response.cursor);
  }

  /** Restarts with the stored state only. */
  restart(): void {
    this.entries = new Map(structuredClone([...this.entries]));
  }

  private now(): string {
    return new Date(Date.UTC(2026, 2, 1) + this.skewMs).toISOString();
  }

  private localId(): string {
    this.ids += 1;
    return `local_${this.name}-${this.ids}`;
  }

  private idSource() {
    return {
      local: () => this.localId(),
      operation: () => {
        this.ids += 1;
        const [device, number] = [this.name.charCodeAt(0), this.ids].map((part) => part.toString(16));
        return `${number!.padStart(8, '0')}-0000-4000-8000-${device!.padStart(12, '0')}`;
      },
    };
  }
}
