import {
  SYNC_LIMITS,
  type JournalChange,
  type JournalOperation,
  type OperationResult,
  type SyncNotice,
} from '@word-unfolded/contracts';
import { JOURNAL_LIMITS } from '@word-unfolded/domain';
import { sameFields, type DeviceEntry, type WorkingEntry } from './device-entry.js';
import { adoptedEntry, withChange, withResult } from './device-exchange.js';
import { operationFor } from './device-operation.js';

/** Characters of the operations of one request at most: in any script it stays below what a body may be. */
const REQUEST_CHARACTERS = 250_000;

/** Characters of an operation that a request may not carry in every script. Whatever keeps the limits of an entry is shorter. */
const TOO_LONG_CHARACTERS = SYNC_LIMITS.bodyBytes / 3;

/** Where a device takes ids from. */
export type DeviceIds = {
  /** A new UUID. */
  readonly operation: () => string;
  /** A new id of the form `local_...`. */
  readonly local: () => string;
};

/**
 * What a device is to send. `entries` are to be stored before it is sent: they remember what is on its way, or why they
 * cannot be sent.
 */
export type DeviceRequest = {
  readonly entries: readonly DeviceEntry[];
  readonly operations: readonly JournalOperation[];
};

/** What waits on a device, as much of it as one request carries. What was sent and not answered comes first. */
export function requestOf(entries: Iterable<DeviceEntry>, ids: DeviceIds): DeviceRequest {
  const remembered: DeviceEntry[] = [];
  const operations: JournalOperation[] = [];
  let characters = 0;
  for (const entry of sentFirst(entries)) {
    const next = operationFor(entry, ids.operation);
    if (!next) continue;
    const { length } = JSON.stringify(next.operation);
    if (length > TOO_LONG_CHARACTERS) {
      // The server would refuse the whole request, and with it whatever else waits.
      remembered.push({ ...entry, sent: null, problem: whatIsTooLong(entry.working) });
      continue;
    }
    characters += length;
    if (operations.length > 0 && characters > REQUEST_CHARACTERS) break;
    if (next.entry !== entry) remembered.push(next.entry);
    operations.push(next.operation);
    if (operations.length === SYNC_LIMITS.operations) break;
  }
  return { entries: remembered, operations };
}

/**
 * An entry with what a request is about to do with it; what the reader has changed meanwhile stays as it is.
 *
 * @param kept as it is on the device now
 * @param planned as the request has it
 */
export function rememberedEntry(kept: DeviceEntry, planned: DeviceEntry | undefined): DeviceEntry {
  if (!planned?.problem) return { ...kept, sent: kept.sent ?? planned?.sent ?? null };
  return sameFields(kept.working, planned.working) ? { ...kept, sent: null, problem: planned.problem } : kept;
}

function whatIsTooLong({ title, content }: WorkingEntry): NonNullable<DeviceEntry['problem']> {
  const { titleCharacters, contentCharacters } = JOURNAL_LIMITS;
  if (content.length > contentCharacters)
    return { code: 'ENTRY_CONTENT_TOO_LONG', params: { max: contentCharacters } };
  if (title.length > titleCharacters)
    return { code: 'ENTRY_TITLE_TOO_LONG', params: { max: titleCharacters } };
  return { code: 'CONTENTS_FULL', params: {} };
}

function* sentFirst(entries: Iterable<DeviceEntry>): Iterable<DeviceEntry> {
  const others: DeviceEntry[] = [];
  for (const entry of entries) {
    if (entry.sent) yield entry;
    else others.push(entry);
  }
  yield* others;
}

/** What an answer changes on a device: to be stored together, or at least the cursor last. */
export type DeviceUpdate = {
  readonly kept: readonly DeviceEntry[];
  /** Keys of entries that are no more. */
  readonly removed: readonly string[];
  /** What the reader is to be told, by the key of the entry. */
  readonly notices: readonly { readonly key: string; readonly notice: SyncNotice | 'gone' }[];
};

/** The part of an answer that a device takes in. */
export type SyncAnswer = {
  readonly results: readonly OperationResult[];
  readonly changes: readonly JournalChange[];
};

/**
 * Takes in the answer to the latest request. It may have been taken in before, as a whole or in part.
 *
 * @param entries all of the device, as they are now: the reader may have gone on writing meanwhile
 */
export function afterAnswer(
  entries: Iterable<DeviceEntry>,
  { results, changes }: SyncAnswer,
  ids: DeviceIds,
): DeviceUpdate {
  const now = new Entries(entries);
  const notices: { key: string; notice: SyncNotice | 'gone' }[] = [];
  for (const result of results) {
    const entry = now.sending(result.id);
    if (!entry) continue;
    const after = withResult(entry, result, ids.local);
    now.put(entry, after);
    notices.push(...toldOf(result, after).map((notice) => ({ key: entry.key, notice })));
  }
  for (const change of changes) {
    const entry = now.concerned(change);
    if (entry) now.put(entry, withChange(entry, change, ids.local));
    else if (change.kind === 'entry') now.add(adoptedEntry(change.entry));
  }
  return { ...now.changed(), notices };
}

/** What the reader is to be told; nothing of what they have deleted themselves. */
function toldOf(
  result: OperationResult,
  after: DeviceEntry | null,
): DeviceUpdate['notices'][number]['notice'][] {
  if (result.status === 'applied') return result.notices;
  return result.status === 'gone' && after ? ['gone'] : [];
}

/** The entries of a device by all of their names, and which of them have changed. */
class Entries {
  private readonly byKey = new Map<string, DeviceEntry>();
  private readonly keys = new Map<string, string>();
  private readonly touched = new Set<string>();
  private readonly removed = new Set<string>();

  constructor(entries: Iterable<DeviceEntry>) {
    for (const entry of entries) this.name(entry);
  }

  sending(operationId: string): DeviceEntry | undefined {
    return this.byName(`operation ${operationId}`);
  }

  concerned(change: JournalChange): DeviceEntry | undefined {
    const [id, localId] =
      change.kind === 'entry' ? [change.entry.id, change.entry.localId] : [change.entryId, change.localId];
    const known = this.byName(`server ${id}`);
    if (known || localId === null) return known;
    const named = this.byName(`local ${localId}`);
    // A name may be used anew, such as by an import after its entry was deleted for good.
    return named?.serverId && change.kind === 'gone' ? undefined : named;
  }

  put(before: DeviceEntry, after: DeviceEntry | null): void {
    if (after === before) return;
    if (before.serverId) this.keys.delete(`server ${before.serverId}`);
    if (before.localId) this.keys.delete(`local ${before.localId}`);
    if (after) this.add(after);
    else this.remove(before.key);
  }

  add(entry: DeviceEntry): void {
    this.name(entry);
    this.removed.delete(entry.key);
    this.touched.add(entry.key);
  }

  changed(): Pick<DeviceUpdate, 'kept' | 'removed'> {
    return { kept: [...this.touched].map((key) => this.byKey.get(key)!), removed: [...this.removed] };
  }

  private remove(key: string): void {
    this.byKey.delete(key);
    this.touched.delete(key);
    this.removed.add(key);
  }

  private name(entry: DeviceEntry): void {
    const { key, serverId, localId, sent } = entry;
    this.byKey.set(key, entry);
    if (serverId) this.keys.set(`server ${serverId}`, key);
    if (localId) this.keys.set(`local ${localId}`, key);
    if (sent) this.keys.set(`operation ${sent.operation.id}`, key);
  }

  private byName(name: string): DeviceEntry | undefined {
    const key = this.keys.get(name);
    return key === undefined ? undefined : this.byKey.get(key);
  }
}
