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

/** A device: what it stores, by the state machine that browsers use. Its clock is wrong by `skewMs`. */
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

  /** Those that a reader sees, as they are listed. */
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

  /** Deletes an entry for good. */
  purge(entry: DeviceEntry): void {
    const purged = purgeEntry(entry);
    if (purged) this.entries.set(entry.key, purged);
    else this.entries.delete(entry.key);
  }

  /** What is to be sent; what is on its way is stored first. */
  request(): SyncRequest {
    const { entries, operations } = requestOf(this.entries.values(), this.idSource());
    for (const entry of entries) this.entries.set(entry.key, entry);
    const operationsSent = structuredClone([...operations]) as SyncRequest['operations'];
    const deviceId = this.name.padEnd(8, '-');
    return { userId: this.userId, mayWrite: true, deviceId, since: this.cursor, operations: operationsSent };
  }

  /** @param keptOnly how many entries are stored before the device dies; the cursor comes last, so it is not stored then */
  takeIn(response: SyncResponse, keptOnly = Infinity): void {
    const { kept, removed } = afterAnswer(this.entries.values(), structuredClone(response), this.idSource());
    const puts = kept.map((entry) => () => this.entries.set(entry.key, entry));
    const removals = removed.map((key) => () => this.entries.delete(key));
    const writes = [...puts, ...removals];
    for (const write of writes.slice(0, keptOnly)) write();
    if (writes.length <= keptOnly) this.cursor = Math.max(this.cursor, response.cursor);
  }

  /** Only what was stored is there again. */
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
