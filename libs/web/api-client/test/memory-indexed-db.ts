/**
 * The part of IndexedDB that the response cache uses, in memory, because jsdom has none. It sorts by index and fails
 * writes when it is full, as a browser does.
 */

type Row = Record<string, unknown>;

const state = { rows: new Map<string, Row>(), room: Infinity, isBroken: false };

/** The present content, for assertions. */
export const storedRows = (): readonly Row[] => [...state.rows.values()];

/** Resets to an unused device with room for this many rows. */
export function emptyStore({ room = Infinity, isBroken = false } = {}): void {
  state.rows.clear();
  state.room = room;
  state.isBroken = isBroken;
}

/** A request that succeeds with the result of `act`, after the caller could add its listeners. */
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
  const openRequest = request(() => {
    const key = keys[at];
    if (key === undefined) return null;
    return {
      value: state.rows.get(key),
      delete: () => request(() => void state.rows.delete(key)),
      continue: () => {
        at += 1;
        void openRequest.run();
      },
    };
  });
  return openRequest;
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
