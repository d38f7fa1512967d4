import type { JournalEntry, JournalOperation, OperationKnowledge } from '@word-unfolded/contracts';
import { emptyEntry, type EntryConflict, type EntryFields } from '@word-unfolded/domain';
import { sameValue } from './same-value.js';

/** What a reader sees of an entry and changes on a device. `conflict` becomes null when they have settled it. */
export type WorkingEntry = EntryFields & {
  readonly conflict: EntryConflict | null;
  /** Deleted for good here; the server is still to learn of it, and nobody sees the entry meanwhile. */
  readonly purged?: true;
};

/** What the server and the device both know of an entry. */
export type SharedEntry = { readonly known: OperationKnowledge; readonly fields: WorkingEntry };

/**
 * An entry as a device keeps it: plain data, so that it can be stored as it is. The device never merges. It sends what the
 * reader changed since `shared`, one operation at a time for an entry, and takes the server's entry once nothing waits.
 */
export type DeviceEntry = {
  /** Names the entry on this device for ever: the local id where it began here, otherwise the server's. */
  readonly key: string;
  readonly localId: string | null;
  readonly serverId: string | null;
  readonly createdAt: string;
  readonly updatedAt: string;
  readonly working: WorkingEntry;
  /** Null for what the server has never acknowledged. */
  readonly shared: SharedEntry | null;
  /** What is on its way, or was when the answer got lost: it is sent again as it is. */
  readonly sent: { readonly operation: JournalOperation; readonly fields: WorkingEntry } | null;
  /** The server's entry, while it waits for the reader's own changes to be sent. */
  readonly waiting: JournalEntry | null;
  /** The version that an acknowledged change made: what is older is not taken for news. */
  readonly atLeast: number;
  /** Why the server refused the last change; it is sent again when the reader changes something or asks for it. */
  readonly problem: {
    readonly code: string;
    readonly params: Readonly<Record<string, string | number>>;
  } | null;
};

/** Specification, section 3: what a reader sees beside an entry. */
export type SyncStatus = 'synced' | 'pending' | 'error';

/** An entry that begins on this device. @param localId of the form `local_...` */
export function beginEntry(
  localId: string,
  fields: Partial<EntryFields> & { readonly date: string },
  at: string,
): DeviceEntry {
  return {
    key: localId,
    localId,
    serverId: null,
    createdAt: at,
    updatedAt: at,
    working: { ...emptyEntry(fields.date), conflict: null, ...fields },
    shared: null,
    sent: null,
    waiting: null,
    atLeast: 0,
    problem: null,
  };
}

/**
 * The entry after the reader has changed something. To write while a conflict is in sight settles it. Who takes back what
 * they had changed has nothing to send, and sees what has come from the server meanwhile.
 */
export function editEntry(entry: DeviceEntry, change: Partial<WorkingEntry>, at: string): DeviceEntry {
  const { working } = entry;
  const writes = [change.title, change.content].some((text) => text !== undefined);
  const settles = writes && change.conflict === undefined;
  const { purged: _, ...kept } = working; // what somebody still writes in another tab is not deleted
  return settled({
    ...entry,
    working: { ...kept, ...(settles && { conflict: null }), ...change },
    updatedAt: at,
    problem: null,
  });
}

/**
 * The entry after the reader has deleted it for good. What they had changed in it and not sent goes with it.
 *
 * @returns null where the server has never heard of it: there is nothing to tell
 */
export function purgeEntry(entry: DeviceEntry): DeviceEntry | null {
  const known = entry.sent?.fields ?? entry.shared?.fields;
  if (!known) return null;
  return { ...entry, working: { ...known, binned: true, purged: true }, problem: null };
}

/** The entry without its problem, so that its change is sent again. */
export function retryEntry(entry: DeviceEntry): DeviceEntry {
  return { ...entry, problem: null };
}

export function syncStatusOf(entry: DeviceEntry): SyncStatus {
  if (entry.problem) return 'error';
  return entry.sent || hasUnsent(entry) ? 'pending' : 'synced';
}

/** Whether the reader changed something since what the server knows, or is about to know. */
export function hasUnsent({ working, shared, sent }: DeviceEntry): boolean {
  const known = sent?.fields ?? shared?.fields;
  return !known || !sameFields(working, known);
}

export function sameFields(one: WorkingEntry, other: WorkingEntry): boolean {
  return sameValue(one, other);
}

/** What the server's entry is on a device. */
export function workingOf(entry: JournalEntry): WorkingEntry {
  const { title, content, scripture, date, category, mood, tags, archived, generatedContent } = entry;
  return {
    title,
    content,
    scripture,
    date,
    category,
    mood,
    tags,
    archived,
    binned: entry.deletedAt !== null,
    contents: generatedContent,
    conflict: entry.conflict,
  };
}

/** Takes the server's entry where nothing of the reader's waits. */
export function settled(entry: DeviceEntry): DeviceEntry {
  const { waiting } = entry;
  if (!waiting || entry.sent || hasUnsent(entry)) return entry;
  if (waiting.version < entry.atLeast) return { ...entry, waiting: null };
  return {
    ...entry,
    working: workingOf(waiting),
    shared: sharedOf(waiting),
    updatedAt: waiting.updatedAt,
    waiting: null,
    atLeast: waiting.version,
    problem: null,
  };
}

/** What the server and the device both know of an entry that has just come from the server. */
export function sharedOf(entry: JournalEntry): DeviceEntry['shared'] {
  return { known: { version: entry.version, text: entry.textVersion }, fields: workingOf(entry) };
}
