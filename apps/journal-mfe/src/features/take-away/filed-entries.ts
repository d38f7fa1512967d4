import type { FiledEntry } from '@word-unfolded/contracts';
import type { BroughtEntry, DeviceEntry } from '@word-unfolded/offline';
import { bothContents } from '../../journal/both-contents.js';

/** An entry of this device as a file keeps it. Earlier texts are on the server alone. */
export function filedOf({ key, localId, serverId, createdAt, updatedAt, working }: DeviceEntry): FiledEntry {
  const { binned, contents, conflict, purged: _, ...fields } = working;
  return {
    key: localId ?? serverId ?? key,
    ...fields,
    createdAt,
    updatedAt,
    deletedAt: binned ? updatedAt : null, // since when exactly, the server knows
    generatedContent: [...contents],
    conflict,
    history: [],
  };
}

/** The name that an entry of a file has wherever it is brought: a second time, it is the same entry. */
export function localIdOf({ key }: FiledEntry): string {
  return key.startsWith('local_') ? key : `local_${key}`;
}

/** An entry of a file as this device begins it. The two texts of a conflict are both in it. */
export function broughtOf(entry: FiledEntry): BroughtEntry {
  const { title, content, scripture, date, category, mood, tags, archived, conflict } = entry;
  return {
    localId: localIdOf(entry),
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

/** Those of a file that this device does not have, by any of their names. */
export function notHere(filed: readonly FiledEntry[], here: Iterable<DeviceEntry>): FiledEntry[] {
  const names = new Set<string>();
  for (const { key, localId, serverId } of here)
    for (const name of [key, localId, serverId]) if (name !== null) names.add(name);
  return filed.filter((entry) => !names.has(entry.key) && !names.has(localIdOf(entry)));
}
