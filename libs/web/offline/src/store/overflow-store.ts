import { DatabaseSilentError, isOnline, ROOM_EVENTS } from '@word-unfolded/api-client';
import type { Store } from './store.js';
import { VISITOR } from './use-owner.js';

type Refused<Item> = { readonly item: Item | undefined };

type Postponed<Item> = {
  readonly keys: readonly string[];
  readonly change: Parameters<Store<Item>['changeMany']>[1];
};

/**
 * A store on a device that may be full, or refuse storage: refused records stay in memory with this page, so that they
 * can be sent to the server. Without a network, and for a visitor, who has no server, the refusal is thrown: nothing is
 * reported as stored that is not.
 *
 * A device that does not answer may have records that this page has not read. Changes that were computed without them are
 * therefore computed again, in order, when the device answers.
 */
export function overflowStore<Item>(device: Store<Item>): Store<Item> {
  const refused = new Map<string, Refused<Item>>();
  const postponed: Postponed<Item>[] = [];
  let replaying: Promise<void> | undefined;
  let hasAnswered = false;

  function postpone(error: unknown, each: Postponed<Item>): void {
    if (error instanceof DatabaseSilentError || postponed.length > 0) postponed.push(each);
  }

  /** Makes the postponed changes on the device, if it answers now. */
  function replay(): Promise<void> {
    if (postponed.length === 0) return Promise.resolve();
    return (replaying ??= replayAll()
      .catch(() => undefined) // it does not answer yet
      .finally(() => (replaying = undefined)));
  }

  async function replayAll(): Promise<void> {
    const done = new Set<string>();
    for (let next = postponed[0]; next; next = postponed[0]) {
      const computing = watched(next.change);
      await device.changeMany(next.keys, computing.run).catch((error: unknown) => {
        if (!computing.hasThrown()) throw error; // otherwise it does not apply to what the device has
      });
      postponed.shift();
      for (const key of next.keys) done.add(key);
    }
    settle(done);
  }

  function put(key: string, item: Item | undefined, error: unknown): void {
    refused.set(key, { item: item === undefined ? undefined : structuredClone(item) });
    tell(error instanceof DatabaseSilentError ? ROOM_EVENTS.silent : ROOM_EVENTS.full);
  }

  function settle(keys: Iterable<string>): void {
    const before = refused.size;
    for (const key of keys) refused.delete(key);
    if (before > 0 && refused.size === 0) tell(ROOM_EVENTS.room);
  }

  /** A device whose storage has never worked refuses altogether: then everything stays in memory. */
  async function orElse<Answer>(answer: Promise<Answer>, otherwise: Answer): Promise<Answer> {
    try {
      const read = await answer;
      hasAnswered = true;
      return read;
    } catch (error) {
      if (hasAnswered || !isOnline()) throw error;
      return otherwise;
    }
  }

  const readPairs = async (prefix: string): Promise<[string, Item][]> => {
    await replay();
    const pairs = new Map(await orElse(device.readPairs(prefix), []));
    for (const [key, { item }] of refused) {
      if (!key.startsWith(prefix)) continue;
      if (item === undefined) pairs.delete(key);
      else pairs.set(key, structuredClone(item));
    }
    return [...pairs].sort(([one], [other]) => (one < other ? -1 : 1));
  };

  const read = async (key: string): Promise<Item | undefined> => {
    await replay();
    const own = refused.get(key);
    return own ? structuredClone(own.item) : orElse(device.read(key), undefined);
  };

  const readMany = async (keys: readonly string[]): Promise<Map<string, Item>> => {
    await replay();
    const stored = new Map(await orElse(device.readMany(keys), new Map<string, Item>()));
    return withOwn(keys, stored);
  };

  /** Refused values take precedence over those of the device. */
  function withOwn(keys: readonly string[], stored: ReadonlyMap<string, Item>): Map<string, Item> {
    const now = new Map(stored);
    for (const key of keys) {
      const own = refused.get(key);
      if (own?.item !== undefined) now.set(key, structuredClone(own.item));
      else if (own) now.delete(key);
    }
    return now;
  }

  return {
    read,
    readMany,
    readPairs,
    readAll: async (prefix) =>
      refused.size === 0 && hasAnswered
        ? device.readAll(prefix)
        : (await readPairs(prefix)).map(([, item]) => item),
    change: async (key, change) => {
      await replay();
      const own = refused.get(key);
      const computing = watched((stored: Item | undefined) =>
        change(own ? structuredClone(own.item) : stored),
      );
      try {
        const next = await device.change(key, computing.run);
        settle([key]);
        return next;
      } catch (error) {
        if (computing.hasThrown() || !maySpill([key])) throw error;
        const next = change(await read(key));
        put(key, next, error);
        postpone(error, { keys: [key], change: (stored) => new Map([[key, change(stored.get(key))]]) });
        return next;
      }
    },
    changeMany: async (keys, change) => {
      await replay();
      let changed: readonly string[] = [];
      const computing = watched((stored: ReadonlyMap<string, Item>) => {
        const next = new Map(change(withOwn(keys, stored)));
        // Refused values that do not change now are written to the device once more.
        for (const key of keys) if (refused.has(key) && !next.has(key)) next.set(key, refused.get(key)?.item);
        changed = [...next.keys()];
        return next;
      });
      try {
        await device.changeMany(keys, computing.run);
        settle(changed);
      } catch (error) {
        if (computing.hasThrown() || !maySpill(keys)) throw error;
        for (const [key, item] of change(await readMany(keys))) put(key, item, error);
        postpone(error, { keys, change });
      }
    },
  };
}

/** Whether a value that the device refuses can reach the server from this page. */
function maySpill(keys: readonly string[]): boolean {
  return isOnline() && !keys.some((key) => key.split('/').includes(VISITOR));
}

/** Runs the change, and records whether the change itself failed. */
function watched<Stored, Next>(compute: (stored: Stored) => Next) {
  let thrown = false;
  return {
    hasThrown: () => thrown,
    run: (stored: Stored): Next => {
      try {
        return compute(stored);
      } catch (error) {
        thrown = true;
        throw error;
      }
    },
  };
}

function tell(event: string): void {
  window.dispatchEvent(new CustomEvent(event));
}
