import type { DeviceEntry } from '@word-unfolded/offline';

/**
 * Finds an entry by any of its ids: its key on this device, the id of the device that created it, or its id on the
 * server.
 */
export function findEntry(entries: ReadonlyMap<string, DeviceEntry>, id: string): DeviceEntry | undefined {
  const known = entries.get(id);
  if (known) return known;
  for (const entry of entries.values()) if (entry.serverId === id || entry.localId === id) return entry;
  return undefined;
}
