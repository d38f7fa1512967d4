import { importPortions, type FiledEntry } from '@word-unfolded/contracts';
import type { EntryToImport } from '@word-unfolded/offline';
import { log } from '@word-unfolded/ui';
import { importedOf } from './filed-entries.js';
import type { ImportServer } from './import-server.js';

/** Entries that are stored in one step: few enough to keep the page responsive. */
const PORTION = 100;

/** The destinations of imported entries. */
export type ImportDestinations = {
  readonly journal: {
    readonly importFile: (entries: readonly EntryToImport[]) => Promise<string[]>;
    /** @throws when the server cannot be reached */
    readonly exchange: () => Promise<void>;
  };
  readonly server: ImportServer;
};

export type ImportResult = {
  /** Keys of the entries that are new on this device. */
  readonly keys: readonly string[];
  readonly brought: readonly FiledEntry[];
  /** This device failed to store more entries. */
  readonly hasFailed: boolean;
  /** The server rejected some entries. They are stored only on this device, which has no history. */
  readonly withoutHistory: boolean;
  /** Some entries wait on this device for the server, with all data of the file. */
  readonly isWaiting: boolean;
};

type Taken = {
  readonly ids: readonly string[];
  readonly keys: ReadonlySet<string>;
  readonly refused: ReadonlySet<string>;
};

/**
 * Imports entries of a file into the journal in batches; imported entries stay when the import is cancelled. The server
 * imports them unchanged, with history, dates, conflicts and unknown keys. Entries that cannot be sent because there is
 * no network wait on this device with all data of the file. Entries that the server rejects are stored only on this
 * device.
 */
export async function importFile(
  destinations: ImportDestinations,
  filed: readonly FiledEntry[],
  onProgress: (done: number) => void,
  signal: AbortSignal,
): Promise<ImportResult> {
  const taken = await toServer(destinations, filed, onProgress, signal);
  const rest = filed.filter(({ key }) => !taken.keys.has(key));
  const ownProgress = (done: number) => onProgress(taken.keys.size + done);
  const { keys, count, hasFailed } = await toDevice(destinations, rest, taken.refused, ownProgress, signal);
  const here = rest.slice(0, count);
  const brought = filed.filter((entry) => taken.keys.has(entry.key) || here.includes(entry));
  const isAlone = ({ key }: FiledEntry) => taken.refused.has(key);
  const withoutHistory = here.some((entry) => isAlone(entry) && entry.history.length > 0);
  const isWaiting = here.some((entry) => !isAlone(entry));
  return { keys: [...taken.ids, ...keys], brought, hasFailed, withoutHistory, isWaiting };
}

/**
 * Imports entries to the server. Changes that wait on this device are sent first, so that a pending deletion does not
 * delete an imported entry.
 */
async function toServer(
  { journal, server }: ImportDestinations,
  filed: readonly FiledEntry[],
  onProgress: (done: number) => void,
  signal: AbortSignal,
): Promise<Taken> {
  const ids: string[] = [];
  const keys = new Set<string>();
  const refused = new Set<string>();
  try {
    await journal.exchange();
    for (const portion of importPortions(filed)) {
      if (signal.aborted) break;
      for (const result of await server.take(portion, signal)) {
        if (result.status === 'refused') {
          refused.add(result.key);
          continue;
        }
        keys.add(result.key);
        if (result.status === 'imported') ids.push(result.entryId);
      }
      onProgress(keys.size);
    }
  } catch (error) {
    log.warn('The server did not import the entries of a file', error);
  }
  // The entries are on the server: if this exchange fails, the next one fetches them.
  if (keys.size > 0) await journal.exchange().catch(() => undefined);
  return { ids, keys, refused };
}

async function toDevice(
  { journal }: ImportDestinations,
  filed: readonly FiledEntry[],
  refused: ReadonlySet<string>,
  onProgress: (done: number) => void,
  signal: AbortSignal,
): Promise<{ readonly keys: string[]; readonly count: number; readonly hasFailed: boolean }> {
  const keys: string[] = [];
  let done = 0;
  while (done < filed.length && !signal.aborted) {
    try {
      const portion = filed.slice(done, done + PORTION);
      keys.push(
        ...(await journal.importFile(portion.map((entry) => importedOf(entry, !refused.has(entry.key))))),
      );
      done = Math.min(filed.length, done + PORTION);
      onProgress(done);
    } catch (error) {
      log.error('This device failed to store the entries of a file', error);
      return { keys, count: done, hasFailed: true };
    }
  }
  return { keys, count: done, hasFailed: false };
}
