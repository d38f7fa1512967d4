import type { JournalChange, JournalEntry, OperationResult } from '@word-unfolded/contracts';
import { hasUnsent, settled, sharedOf, workingOf, type DeviceEntry } from './device-entry.js';

/**
 * An entry after the answer to its operation. An answer to another operation leaves it as it is.
 *
 * @param newLocalId names what becomes a new entry, because the server has deleted the old one for good
 * @returns null for an entry that is no more
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
        ...entry,
        serverId: result.entryId,
        shared: { known: result.known, fields: entry.sent.fields },
        sent: null,
        atLeast: Math.max(entry.atLeast, result.version),
        problem: null,
      });
    case 'refused':
      return { ...entry, sent: null, problem: { code: result.code, params: result.params } };
    case 'gone':
      return begunAnew({ ...entry, sent: null }, newLocalId);
  }
}

/** An entry of the server that the device had not seen. */
export function adoptedEntry(entry: JournalEntry): DeviceEntry {
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

/** An entry after news of the server. @returns null for an entry that is no more */
export function withChange(
  entry: DeviceEntry,
  change: JournalChange,
  newLocalId: () => string,
): DeviceEntry | null {
  if (change.kind === 'gone') {
    if (entry.sent) return entry; // its own answer will say so
    return hasUnsent(entry) ? begunAnew(entry, newLocalId) : null;
  }
  const { waiting, atLeast } = entry;
  const { version, id } = change.entry;
  if (version < Math.max(atLeast, waiting?.version ?? 0)) return entry;
  return settled({ ...entry, serverId: id, waiting: change.entry });
}

/** What a reader wrote into an entry that is no more becomes one of its own; what they too have deleted goes. */
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
