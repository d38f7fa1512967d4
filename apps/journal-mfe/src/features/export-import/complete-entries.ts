import type { FiledEntry } from '@word-unfolded/contracts';
import type { DeviceEntry } from '@word-unfolded/offline';
import { log } from '@word-unfolded/ui';
import type { ExportServer } from './export-server.js';
import { filedOf } from './filed-entries.js';

type CompletedEntries = {
  readonly entries: readonly FiledEntry[];
  /**
   * False when the server could not be asked for the data that only it has: earlier versions, and the keys of other
   * programs.
   */
  readonly isComplete: boolean;
};

/**
 * Entries of this device in the export format, completed with the data that only the server has. They include changes
 * that have not been sent yet.
 *
 * @param whole the entries are the whole journal
 * @throws the reason of the aborted signal
 */
export async function completedEntries(
  entries: readonly DeviceEntry[],
  whole: boolean,
  server: ExportServer,
  signal: AbortSignal,
): Promise<CompletedEntries> {
  const own = entries.map(filedOf);
  const ids = entries.flatMap(({ serverId }) => serverId ?? []);
  if (ids.length === 0) return { entries: own, isComplete: true };
  try {
    const fromServer = await server.fetch(whole ? undefined : ids, signal);
    const there = new Map(fromServer.map((filed) => [filed.key, filed]));
    return { entries: own.map((filed) => together(filed, there.get(filed.key))), isComplete: true };
  } catch (error) {
    signal.throwIfAborted();
    log.warn('The data that only the server has could not be exported', error);
    return { entries: own, isComplete: false };
  }
}

function together(own: FiledEntry, there: FiledEntry | undefined): FiledEntry {
  if (!there) return own;
  // The server has the time at which an entry was deleted; this device decides whether it is deleted.
  const deletedAt = own.deletedAt && (there.deletedAt ?? own.deletedAt);
  return { ...there, ...own, deletedAt, history: there.history };
}
