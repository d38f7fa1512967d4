import type { JournalChange, JournalEntry, OperationResult } from '@word-unfolded/contracts';
import {
  hasUnsent,
  purgeEntry,
  sameFields,
  settled,
  sharedOf,
  workingOf,
  type DeviceEntry,
} from './device-entry.js';

/**
 * The entry after the response to its operation. The response to another operation leaves it as it is.
 *
 * @param newLocalId the id of the new entry that replaces one which the server has deleted permanently
 * @returns null for an entry that no longer exists
 */
export function withResult(
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
export function withChange(
  entry: DeviceEntry,
  change: JournalChange,
  newLocalId: () => string,
): DeviceEntry | null {
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
