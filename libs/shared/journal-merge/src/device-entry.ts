import type { JournalEntry, JournalOperation, OperationKnowledge } from '@word-unfolded/contracts';
import {
  cleanText,
  emptyEntry,
  hasVisibleText,
  oneLine,
  type EntryConflict,
  type EntryFields,
  type EntryText,
  type GeneratedContent,
} from '@word-unfolded/domain';
import { sameValue } from './same-value.js';

/**
 * The part of an entry that a reader sees and changes on a device. `conflict` becomes null when they have resolved it.
 */
export type WorkingEntry = EntryFields & {
  readonly conflict: EntryConflict | null;
  /** Deleted permanently on this device; the server does not know yet, and the entry is hidden meanwhile. */
  readonly purged?: true;
};

/** The state of an entry that both server and device know. */
export type SharedEntry = { readonly known: OperationKnowledge; readonly fields: WorkingEntry };

/**
 * An entry as a device stores it: plain data, ready for storage. The device never merges. It sends the reader's changes
 * since `shared`, one operation per entry at a time, and adopts the server's entry when no change is pending.
 */
export type DeviceEntry = {
  /** The permanent key of the entry on this device: the local id if it was created here, otherwise the server's id. */
  readonly key: string;
  readonly localId: string | null;
  readonly serverId: string | null;
  readonly createdAt: string;
  readonly updatedAt: string;
  readonly working: WorkingEntry;
  /** Null for an entry that the server has never acknowledged. */
  readonly shared: SharedEntry | null;
  /** The operation in flight, or one whose response was lost: it is sent again unchanged. */
  readonly sent: { readonly operation: JournalOperation; readonly fields: WorkingEntry } | null;
  /** The server's entry, held until the reader's own changes are sent. */
  readonly waiting: JournalEntry | null;
  /** The version of the last acknowledged change: news of an older version is ignored. */
  readonly atLeast: number;
  /**
   * The `textHash` of each text on which this one is based, if it comes from outside this entry, such as from a note:
   * the server uses them to find the version that was changed.
   */
  readonly madeOf?: readonly string[];
  /**
   * The reader has written in it in the editor: a conflict stays in `waiting` until they look at it, because it would
   * replace the text that they are typing. What they type on extends their side of the conflict at the server.
   */
  readonly defersConflict?: true;
  /** Why the server refused the last change; it is sent again after a further change or on request. */
  readonly problem: {
    readonly code: string;
    readonly params: Readonly<Record<string, string | number>>;
  } | null;
};

/** Specification, section 3: the sync status that a reader sees beside an entry. */
export type SyncStatus = 'synced' | 'pending' | 'error';

/** Creates an entry on this device. @param localId of the form `local_...` */
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
    working: { ...emptyEntry(fields.date), conflict: null, ...withLineTitle(fields) },
    shared: null,
    sent: null,
    waiting: null,
    atLeast: 0,
    problem: null,
  };
}

/**
 * The entry after a change by the reader. An edit while a conflict is displayed resolves it. If the edit reverts the
 * pending changes, there is nothing to send, and the entry adopts the news that has arrived from the server meanwhile.
 */
export function editEntry(entry: DeviceEntry, change: Partial<WorkingEntry>, at: string): DeviceEntry {
  const { working } = entry;
  const writes = [change.title, change.content].some((text) => text !== undefined);
  const settles = writes && change.conflict === undefined;
  const { purged: _, ...stored } = working; // an entry that is being written in another tab is not deleted
  return settled({
    ...entry,
    working: { ...stored, ...(settles && { conflict: null }), ...withLineTitle(change) },
    updatedAt: at,
    problem: null,
  });
}

/** The entry after a change that was typed in the editor: from now on a conflict does not replace its text. */
export function writeEntry(entry: DeviceEntry, change: Partial<WorkingEntry>, at: string): DeviceEntry {
  return editEntry({ ...entry, defersConflict: true }, change, at);
}

/** The entry when the reader looks at its conflict, which is adopted once all that they typed has been sent. */
export function seeConflict({ defersConflict: _, ...entry }: DeviceEntry): DeviceEntry {
  return settled(entry);
}

/** The two texts of an entry, also if the reader has not looked at them yet: their own side is what they have typed. */
export function conflictOf({ working, waiting, shared }: DeviceEntry): EntryConflict | null {
  const { title, content } = working;
  const conflict = working.conflict ?? waiting?.conflict ?? null;
  if (working.conflict || !conflict) return conflict;
  const isOwn = (side: EntryText) =>
    side.title === shared?.fields.title && side.content === shared.fields.content;
  if (isOwn(conflict.mine)) return { ...conflict, mine: { title, content } };
  return isOwn(conflict.theirs) ? { ...conflict, theirs: { title, content } } : conflict;
}

/** A change whose one-line fields are on one line, as the server stores them. */
function withLineTitle<Change extends Partial<WorkingEntry>>(change: Change): Change {
  const { title, scripture } = change;
  return {
    ...change,
    ...(title !== undefined && { title: oneLine(title) }),
    ...(scripture !== undefined && { scripture: oneLine(scripture) }),
  };
}

/**
 * The entry after the reader has deleted it permanently. Unsent changes of it are discarded.
 *
 * @returns null for an entry that the server never received: there is nothing to send
 */
export function purgeEntry(entry: DeviceEntry): DeviceEntry | null {
  const known = entry.sent?.fields ?? entry.shared?.fields;
  if (!known) return null;
  return { ...entry, working: { ...known, binned: true, purged: true }, problem: null };
}

/** Clears the problem of an entry, so that its change is sent again. */
export function retryEntry(entry: DeviceEntry): DeviceEntry {
  return { ...entry, problem: null };
}

/** Refusals because of a missing text. */
const MISSING_TEXT: ReadonlySet<string> = new Set(['ENTRY_TITLE_REQUIRED', 'ENTRY_CONTENT_REQUIRED']);

/**
 * Whether the server refused the entry in its present form. A draft is not sent, so a missing field is not a refusal.
 */
export function isRefused(entry: DeviceEntry): boolean {
  const { problem } = entry;
  return problem !== null && !(MISSING_TEXT.has(problem.code) && isDraft(entry));
}

/** Whether a required field is still missing: such a draft stays on its device. */
export function isDraft({ working }: Pick<DeviceEntry, 'working'>): boolean {
  return [working.title, working.content].some((text) => !hasVisibleText(cleanText(text)));
}

/**
 * Repairs an entry that an older version of this application stored: the refusal of a missing text remained when the
 * text was written while the refused request was in flight. The entry is sent once more.
 */
export function recoveredEntry(entry: DeviceEntry): DeviceEntry {
  const isStale = entry.problem !== null && MISSING_TEXT.has(entry.problem.code) && !isDraft(entry);
  return isStale ? { ...entry, problem: null } : entry;
}

/**
 * The part of an entry that can be sent now. A text that is incomplete, or was cleared to be rewritten, is not sent:
 * the rest is, with the text that the server has.
 *
 * @returns undefined for a draft that the server has never received
 */
export function sendableOf(entry: DeviceEntry): WorkingEntry | undefined {
  const { working, shared } = entry;
  if (working.purged || !isDraft(entry)) return working;
  if (!shared) return undefined;
  const { title, content, conflict } = shared.fields;
  return { ...working, title, content, conflict };
}

export function syncStatusOf(entry: DeviceEntry): SyncStatus {
  if (isRefused(entry)) return 'error';
  return entry.sent || hasUnsent(entry) ? 'pending' : 'synced';
}

/** Whether the reader changed something since the state that the server knows, or is about to know. */
export function hasUnsent({ working, shared, sent }: DeviceEntry): boolean {
  const known = sent?.fields ?? shared?.fields;
  return !known || !sameFields(working, known);
}

export function sameFields(one: WorkingEntry, other: WorkingEntry): boolean {
  return sameValue(one, other);
}

/** Converts the server's entry to the device's form. */
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
    contents: generatedContent.map(ownContent),
    conflict: entry.conflict,
  };
}

/**
 * The duplicate fields of a response, under the names of the specification, are neither stored nor sent by a device.
 */
function ownContent({ id, type, title, content, image, writer, active, createdAt }: GeneratedContent) {
  return { id, type, title, content, image, writer, active, createdAt };
}

/** Adopts the server's entry if no change of the reader is pending, and no text that they are writing is replaced. */
export function settled(entry: DeviceEntry): DeviceEntry {
  const { waiting } = entry;
  if (!waiting || entry.sent || hasUnsent(entry)) return entry;
  if (waiting.version < entry.atLeast) return { ...entry, waiting: null };
  if (entry.defersConflict && waiting.conflict) return entry;
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

/** The shared state of an entry that has just come from the server. */
export function sharedOf(entry: JournalEntry): DeviceEntry['shared'] {
  return { known: { version: entry.version, text: entry.textVersion }, fields: workingOf(entry) };
}
