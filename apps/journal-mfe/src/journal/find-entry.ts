import type { DeviceEntry } from '@word-unfolded/offline';

/** The entry of any of its names: what this device calls it, what the one that began it did, and what the server does. */
export function findEntry(entries: ReadonlyMap<string, DeviceEntry>, id: string): DeviceEntry | undefined {
  const known = entries.get(id);
  if (known) return known;
  for (const entry of entries.values()) if (entry.serverId === id || entry.localId === id) return entry;
  return undefined;
}
