import type { FiledEntry } from '@word-unfolded/contracts';
import { conflictOf, type EntryToImport, type DeviceEntry } from '@word-unfolded/offline';
import { bothContents } from '../../journal/text/both-contents.js';

/** An entry of this device in the export format. Only the server has earlier versions. */
export function filedOf(entry: DeviceEntry): FiledEntry {
  const { key, localId, serverId, createdAt, updatedAt, working } = entry;
  const { binned, contents, conflict: _conflict, purged: _purged, ...fields } = working;
  return {
    key: localId ?? serverId ?? key,
    ...fields,
    createdAt,
    updatedAt,
    deletedAt: binned ? updatedAt : null, // only the server has the exact deletion time
    generatedContent: [...contents],
    conflict: conflictOf(entry),
    history: [],
  };
}

/** The local id that an entry of a file gets on every device, so that a second import finds the same entry. */
function localIdOf({ key }: FiledEntry): string {
  return key.startsWith('local_') ? key : `local_${key}`;
}

/**
 * Converts an entry of a file to a new entry of this device. Both texts of a conflict are in its content.
 *
 * @param isForServer the server still has to receive all data of the file
 */
export function importedOf(entry: FiledEntry, isForServer = false): EntryToImport {
  const { title, content, scripture, date, category, mood, tags, archived, conflict } = entry;
  return {
    localId: localIdOf(entry),
    ...(isForServer && { filed: entry }),
    createdAt: entry.createdAt,
    fields: {
      title,
      content: conflict ? bothContents(conflict.theirs.content, conflict.mine.content) : content,
      scripture,
      date,
      category,
      mood,
      tags,
      archived,
      binned: entry.deletedAt !== null,
      contents: entry.generatedContent,
    },
  };
}

/** The entries of a file that this device does not have under any of their ids. */
export function notHere(filed: readonly FiledEntry[], here: Iterable<DeviceEntry>): FiledEntry[] {
  const names = new Set<string>();
  for (const { key, localId, serverId } of here)
    for (const name of [key, localId, serverId]) if (name !== null) names.add(name);
  return filed.filter((entry) => !names.has(entry.key) && !names.has(localIdOf(entry)));
}
