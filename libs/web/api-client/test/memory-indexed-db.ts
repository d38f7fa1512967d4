/**
 * As much of IndexedDB as the cache of answers uses, in memory: jsdom has none. It keeps the order of an index and fails
 * a write when it is full, as a browser does.
 */

type Row = Record<string, unknown>;

const state = { rows: new Map<string, Row>(), room: Infinity, isBroken: false };

/** What is kept now, for a test to look at. */
export const keptRows = (): readonly Row[] => [...state.rows.values()];

/** As a device that was never used, with room for so many rows. */
export function emptyStore({ room = Infinity, isBroken = false } = {}): void {
  state.rows.clear();
  state.room = room;
  state.isBroken = isBroken;
}

/** A request that succeeds with what `act` returns, after the listeners had time to be set. */
function request<Result>(act: () => Result) {
  const listeners: { onsuccess?: () => void; onerror?: () => void; result?: Result; error?: unknown } = {};
  const run = () =>
    Promise.resolve().then(() => {
      try {
        listeners.result = act();
        listeners.onsuccess?.();
      } catch (error) {
        listeners.error = error;
        listeners.onerror?.();
      }
    });
  void run();
  return Object.assign(listeners, { run });
}

function cursorOver(keys: string[]) {
  let at = 0;
  const opened = request(() => {
    const key = keys[at];
    if (key === undefined) return null;
    return {
      value: state.rows.get(key),
      delete: () => request(() => void state.rows.delete(key)),
      continue: () => {
        at += 1;
        void opened.run();
      },
    };
  });
  return opened;
}

const store = {
  get: (key: string) => request(() => state.rows.get(key)),
  count: () => request(() => state.rows.size),
  put: (row: Row) =>
    request(() => {
      const key = String(row['key']);
      if (state.isBroken || (!state.rows.has(key) && state.rows.size >= state.room))
        throw new DOMException('full', 'QuotaExceededError');
      state.rows.set(key, structuredClone(row));
    }),
  openCursor: () => cursorOver([...state.rows.keys()]),
  index: (name: string) => ({
    openCursor: () =>
      cursorOver(
        [...state.rows.entries()]
          .sort(([, one], [, other]) => Number(one[name]) - Number(other[name]))
          .map(([key]) => key),
      ),
  }),
};

Reflect.set(globalThis, 'indexedDB', {
  open: () => request(() => ({ transaction: () => ({ objectStore: () => store }) })),
});
