const KEY = 'offlineTranslations';

/** What the reader wanted to have on this device; stands apart from the texts, so that their loss is noticed. */
export type KeptIds = {
  readonly read: () => readonly string[];
  readonly add: (id: string) => void;
  readonly remove: (id: string) => void;
};

export function createKeptIds(storage: () => Storage = () => window.localStorage): KeptIds {
  const read = (): string[] => {
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
      // A browser that forbids storage keeps no texts either.
    }
  };
  return {
    read,
    add: (id) => write([...read(), id]),
    remove: (id) => write(read().filter((each) => each !== id)),
  };
}
