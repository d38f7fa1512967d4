const KEY = 'offlineTranslations';

/** Flags of a text besides its id, as entries of the same list. */
const PAUSED = 'paused:';
const COMPLETE = 'complete:';

/**
 * The ids of the texts that the reader wanted on this device; stored separately from the texts, so that their loss is
 * detected.
 */
export type StoredIds = {
  readonly read: () => readonly string[];
  readonly add: (id: string) => void;
  readonly remove: (id: string) => void;
  /** Whether the reader has paused the download, which then does not resume automatically. */
  readonly isPaused: (id: string) => boolean;
  readonly setPaused: (id: string, isPaused: boolean) => void;
  /** Whether the text was ever complete here: only then can the browser have evicted it. */
  readonly wasComplete: (id: string) => boolean;
  readonly markComplete: (id: string) => void;
};

export function createStoredIds(storage: () => Storage = () => window.localStorage): StoredIds {
  const readAll = (): string[] => {
    try {
      const ids: unknown = JSON.parse(storage().getItem(KEY) ?? '[]');
      return Array.isArray(ids) ? ids.filter((id) => typeof id === 'string') : [];
    } catch {
      return [];
    }
  };
  const write = (ids: Iterable<string>) => {
    try {
      storage().setItem(KEY, JSON.stringify([...new Set(ids)]));
    } catch {
      // A browser that forbids storage stores no texts either.
    }
  };
  const has = (entry: string) => readAll().includes(entry);
  const set = (entry: string, isSet: boolean) => {
    if (has(entry) === isSet) return;
    write(isSet ? [...readAll(), entry] : readAll().filter((each) => each !== entry));
  };
  return {
    read: () => readAll().filter((id) => !id.startsWith(PAUSED) && !id.startsWith(COMPLETE)),
    add: (id) => set(id, true),
    remove: (id) => {
      const gone = new Set([id, PAUSED + id, COMPLETE + id]);
      write(readAll().filter((each) => !gone.has(each)));
    },
    isPaused: (id) => has(PAUSED + id),
    setPaused: (id, isPaused) => set(PAUSED + id, isPaused),
    wasComplete: (id) => has(COMPLETE + id),
    markComplete: (id) => {
      if (has(id)) set(COMPLETE + id, true);
    },
  };
}
