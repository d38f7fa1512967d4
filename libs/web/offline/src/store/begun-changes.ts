/** Text that is stored synchronously, such as `localStorage`. */
export type SynchronousStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'> & {
  readonly keys: () => readonly string[];
};

/**
 * Changes of an owner that have begun on this device and are perhaps not in its database yet. A browser aborts the
 * transactions of a page that is left, but what is noted here synchronously is made up for by the next page.
 */
export class BegunChanges<Change> {
  /** @param database its name in the specification (section 9): the changes are on their way there */
  constructor(
    private readonly database: string,
    private readonly owner: string,
    private readonly storage: SynchronousStorage,
    private readonly newId: () => string,
  ) {}

  /** Notes changes before they are made. @returns a function to call when they are stored, or have failed */
  begin(changes: readonly Change[]): () => void {
    const name = `${this.prefix}${this.newId()}`;
    try {
      this.storage.setItem(name, JSON.stringify(changes));
    } catch {
      return () => {}; // A browser that forbids storage, or is full, makes them without a note.
    }
    return () => this.end(name);
  }

  /** The notes of pages that were left. */
  left(): readonly { readonly name: string; readonly changes: readonly Change[] }[] {
    try {
      return this.storage
        .keys()
        .filter((name) => name.startsWith(this.prefix))
        .map((name) => ({
          name,
          changes: JSON.parse(this.storage.getItem(name) ?? '[]') as readonly Change[],
        }));
    } catch {
      return [];
    }
  }

  /** Whether a note is still there: its page may live in another tab, and end it at any moment. */
  has(name: string): boolean {
    return this.storage.getItem(name) !== null;
  }

  end(name: string): void {
    this.storage.removeItem(name);
  }

  private get prefix(): string {
    return `${this.database}/${this.owner}/`;
  }
}

/** The owners of changes that were begun on the way to a database. */
export function ownersOfBegun(database: string, storage: SynchronousStorage): ReadonlySet<string> {
  try {
    const names = storage.keys().filter((name) => name.startsWith(`${database}/`));
    return new Set(names.flatMap((name) => name.split('/')[1] ?? []));
  } catch {
    return new Set(); // A browser that forbids storage has none.
  }
}

/** The storage of this browser. */
export const SYNCHRONOUS_STORAGE: SynchronousStorage = {
  getItem: (name) => window.localStorage.getItem(name),
  setItem: (name, text) => window.localStorage.setItem(name, text),
  removeItem: (name) => window.localStorage.removeItem(name),
  keys: () => Object.keys(window.localStorage),
};
