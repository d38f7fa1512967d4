import {
  type EntryChange,
  type JournalChange,
  type JournalEntry,
  type JournalOperation,
  type OperationResult,
  SYNC_LIMITS,
  type SyncNotice,
} from '@word-unfolded/contracts';
import { contentActions, JOURNAL_LIMITS, tagChange } from '@word-unfolded/domain';
import {
  conflictOf,
  type DeviceEntry,
  hasUnsent,
  isRefused,
  purgeEntry,
  sameFields,
  sendableOf,
  settled,
  sharedOf,
  type WorkingEntry,
  workingOf,
} from './device-entry.js';

/** Maximum characters of the operations of one request: in any script it stays below the body limit. */
const REQUEST_CHARACTERS = 250_000;

/** Characters of an operation that may exceed the body limit in some scripts. Every valid entry is shorter. */
const TOO_LONG_CHARACTERS = SYNC_LIMITS.bodyBytes / 3;

/** The source of ids for a device. */
export type DeviceIds = {
  /** A new UUID. */
  readonly operation: () => string;
  /** A new id of the form `local_...`. */
  readonly local: () => string;
};

/**
 * The operations of a device to send. `entries` must be stored first: they record what is in flight, or why it cannot
 * be sent.
 */
export type DeviceRequest = {
  readonly entries: readonly DeviceEntry[];
  readonly operations: readonly JournalOperation[];
};

/** The pending operations of a device, as many as one request carries. Unanswered ones come first. */
export function requestOf(entries: Iterable<DeviceEntry>, ids: DeviceIds): DeviceRequest {
  const remembered: DeviceEntry[] = [];
  const operations: JournalOperation[] = [];
  let characters = 0;
  for (const entry of sentFirst(entries)) {
    const next = operationFor(entry, ids.operation);
    if (!next) continue;
    const { length } = JSON.stringify(next.operation);
    if (length > TOO_LONG_CHARACTERS) {
      // The server would refuse the whole request, including the other operations.
      remembered.push({ ...entry, sent: null, problem: limitProblem(entry.working) });
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
 * Records in an entry what a request is about to send; changes that the reader made meanwhile stay.
 *
 * @param stored the entry as it is stored now
 * @param planned the entry as the request contains it
 */
export function rememberedEntry(stored: DeviceEntry, planned: DeviceEntry | undefined): DeviceEntry {
  if (!planned?.problem) return { ...stored, sent: stored.sent ?? planned?.sent ?? null };
  return sameFields(stored.working, planned.working)
    ? { ...stored, sent: null, problem: planned.problem }
    : stored;
}

function limitProblem({ title, content }: WorkingEntry): NonNullable<DeviceEntry['problem']> {
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

/** The changes of a device after a response: to be stored together, or at least with the cursor last. */
export type DeviceUpdate = {
  readonly stored: readonly DeviceEntry[];
  /** Keys of deleted entries. */
  readonly removed: readonly string[];
  /** Notices for the reader, by the key of the entry. */
  readonly notices: readonly { readonly key: string; readonly notice: SyncNotice | 'gone' }[];
};

/** The part of a response that a device applies. */
export type SyncAnswer = {
  readonly results: readonly OperationResult[];
  readonly changes: readonly JournalChange[];
};

/**
 * Applies the response to the latest request. It is idempotent: the response may have been applied before, wholly or in
 * part.
 *
 * @param entries all entries of the device as they are now: the reader may have continued writing
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
    notices.push(...noticesOf(result, entry, after).map((notice) => ({ key: entry.key, notice })));
  }
  for (const change of changes) {
    const entry = now.concerned(change);
    if (entry) now.put(entry, withChange(entry, change, ids.local));
    else if (change.kind === 'entry') now.add(takenOverEntry(change.entry));
  }
  return { ...now.changed(), notices };
}

/** Notices for the reader, except for entries that they have deleted themselves. */
function noticesOf(
  result: OperationResult,
  before: DeviceEntry,
  after: DeviceEntry | null,
): DeviceUpdate['notices'][number]['notice'][] {
  // Who writes on in a conflict has been told of it once.
  if (result.status === 'applied')
    return result.notices.filter((notice) => notice !== 'conflict' || !conflictOf(before));
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
    // A name may be reused, such as by an import after its entry was deleted permanently.
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

  changed(): Pick<DeviceUpdate, 'stored' | 'removed'> {
    return { stored: [...this.touched].map((key) => this.byKey.get(key)!), removed: [...this.removed] };
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

/** Fields that are sent unchanged. */
const FIELDS = ['title', 'content', 'scripture', 'date', 'category', 'mood', 'archived', 'binned'] as const;

/**
 * The operation to send for an entry, and the entry that records it: it must be stored before the operation is sent.
 *
 * @param newId a new UUID
 * @returns undefined if nothing is pending, if the server has refused the pending change, and for a draft without text
 */
function operationFor(
  entry: DeviceEntry,
  newId: () => string,
): { readonly entry: DeviceEntry; readonly operation: JournalOperation } | undefined {
  if (entry.sent) return { entry, operation: entry.sent.operation };
  if (!hasUnsent(entry) || isRefused(entry)) return undefined;
  const { shared } = entry;
  const fields = sendableOf(entry);
  if (!fields || (shared && sameFields(fields, shared.fields))) return undefined;
  const operation: JournalOperation = {
    id: newId(),
    entryId: entry.serverId ?? entry.localId ?? entry.key,
    createdAt: entry.createdAt,
    known: {
      ...(shared?.known ?? { version: 0, text: 0 }),
      ...(entry.madeOf && { text: 0, madeOf: [...entry.madeOf] }),
    },
    change: changeOf(shared?.fields, fields),
  };
  return { entry: { ...entry, sent: { operation, fields } }, operation };
}

/** The change from the server's entry to the working entry; from no entry, all fields. */
function changeOf(before: WorkingEntry | undefined, working: WorkingEntry): EntryChange {
  const changed = FIELDS.filter((field) => !before || before[field] !== working[field]);
  return {
    fields: Object.fromEntries(changed.map((field) => [field, working[field]])),
    tags: spread(tagChange(before?.tags ?? [], working.tags)),
    contents: contentActions(before?.contents ?? [], working.contents),
    settled: Boolean(before?.conflict) && working.conflict === null,
    ...(working.purged && { purged: true }),
  };
}

function spread({ added, removed }: ReturnType<typeof tagChange>): EntryChange['tags'] {
  return { added: [...added], removed: [...removed] };
}

/**
 * The entry after the response to its operation. The response to another operation leaves it as it is.
 *
 * @param newLocalId the id of the new entry that replaces one which the server has deleted permanently
 * @returns null for an entry that no longer exists
 */
function withResult(
  entry: DeviceEntry,
  result: OperationResult,
  newLocalId: () => string,
): DeviceEntry | null {
  if (entry.sent?.operation.id !== result.id) return entry;
  switch (result.status) {
    case 'applied':
      return settled({
        ...withoutSource(entry),
        serverId: result.entryId,
        shared: { known: result.known, fields: entry.sent.fields },
        sent: null,
        atLeast: Math.max(entry.atLeast, result.version),
        problem: null,
      });
    case 'refused':
      // A refused change of an entry that was deleted permanently here: only the deletion is to be sent.
      if (entry.working.purged && !entry.sent.operation.change.purged)
        return purgeEntry({ ...entry, sent: null });
      // Changes since the refused operation have not been refused: they are sent.
      return settled({
        ...entry,
        sent: null,
        problem: sameFields(entry.working, entry.sent.fields)
          ? { code: result.code, params: result.params }
          : null,
      });
    case 'gone':
      return begunAnew({ ...entry, sent: null }, newLocalId);
  }
}

/** The base texts are sent only once: from then on their version is known. */
function withoutSource({ madeOf: _, ...entry }: DeviceEntry): DeviceEntry {
  return entry;
}

/** An entry of the server that is new to the device. */
export function takenOverEntry(entry: JournalEntry): DeviceEntry {
  return {
    key: entry.id,
    localId: entry.localId,
    serverId: entry.id,
    createdAt: entry.createdAt,
    updatedAt: entry.updatedAt,
    working: workingOf(entry),
    shared: sharedOf(entry),
    sent: null,
    waiting: null,
    atLeast: entry.version,
    problem: null,
  };
}

/** The entry after news from the server. @returns null for an entry that no longer exists */
function withChange(entry: DeviceEntry, change: JournalChange, newLocalId: () => string): DeviceEntry | null {
  if (change.kind === 'gone') {
    if (entry.sent) return entry; // the response to its operation will report it
    return hasUnsent(entry) ? begunAnew(entry, newLocalId) : null;
  }
  const { waiting, atLeast } = entry;
  const { version, id } = change.entry;
  if (version < Math.max(atLeast, waiting?.version ?? 0)) return entry;
  return settled({ ...entry, serverId: id, waiting: change.entry });
}

/** Unsent text in an entry that no longer exists becomes a new entry; if the reader deleted it too, it is discarded. */
function begunAnew(entry: DeviceEntry, newLocalId: () => string): DeviceEntry | null {
  if (entry.working.binned) return null;
  return {
    ...entry,
    localId: newLocalId(),
    serverId: null,
    working: { ...entry.working, conflict: null },
    shared: null,
    waiting: null,
    atLeast: 0,
    problem: null,
  };
}
