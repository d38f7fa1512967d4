import { withTimeout } from '@word-unfolded/primitives';

/** How long a page waits for the browser to open one of its databases, in milliseconds. */
const OPEN_MS = 2_000;

/**
 * Name of the event that a window hears when a database opens after the wait for it ended: what was read without it can be
 * read again, and what it did not take can be written now.
 */
export const DATABASE_RETURNED = 'app:database-returned';

/** The browser has not opened a database in time. It may still open it. */
export class DatabaseSilentError extends Error {
  constructor(readonly database: string) {
    super(`The browser does not open its database ${database}`);
    this.name = 'DatabaseSilentError';
  }
}

export type DatabaseOptions = {
  readonly name: string;
  /** Undefined where the browser has no IndexedDB. */
  readonly factory: IDBFactory | undefined;
  /** Creates the object stores of a new database. */
  readonly create: (database: IDBDatabase) => void;
};

/** A database of IndexedDB, opened at the first use and again after the browser has closed it. */
export type DeviceDatabase = {
  /**
   * The connection, for pages: they wait a second for it at most, together for all databases.
   *
   * @throws DatabaseSilentError when the browser does not answer in time
   * @throws Error or DOMException when it refuses
   */
  readonly connect: () => Promise<IDBDatabase>;
  /** The connection, however long it takes. @throws Error or DOMException when the browser refuses */
  readonly connectAtLast: () => Promise<IDBDatabase>;
};

/** Whether the last database that was waited for did not open: then the next ones are not waited for. */
let isSilent = false;

/** The database of this name in this browser. */
export function deviceDatabase(options: DatabaseOptions): DeviceDatabase {
  let opening: Promise<IDBDatabase> | undefined;
  let wasMissed = false;

  function watched(database: IDBDatabase): IDBDatabase {
    isSilent = false;
    const close = () => (opening = undefined);
    database.onclose = close; // the browser has wiped its storage
    database.onversionchange = () => {
      database.close();
      close();
    };
    if (wasMissed) globalThis.dispatchEvent(new Event(DATABASE_RETURNED));
    wasMissed = false;
    return database;
  }

  const connectAtLast = () =>
    (opening ??= open(options).then(watched, (error: unknown) => {
      opening = undefined; // it may work later, such as when private browsing has ended
      throw error;
    }));

  function connect(): Promise<IDBDatabase> {
    const error = () => {
      isSilent = true;
      wasMissed = true;
      return new DatabaseSilentError(options.name);
    };
    return withTimeout(connectAtLast(), isSilent ? 0 : OPEN_MS, { error });
  }

  return { connect, connectAtLast };
}

function open({ name, factory, create }: DatabaseOptions): Promise<IDBDatabase> {
  if (!factory) return Promise.reject(new Error('This browser has no IndexedDB'));
  return new Promise((resolve, reject) => {
    const request = factory.open(name, 1);
    request.onupgradeneeded = () => create(request.result);
    request.onerror = () => reject(request.error ?? new Error('IndexedDB failed'));
    request.onsuccess = () => resolve(request.result);
  });
}
