import type { DeviceEntry, WorkingEntry } from '@word-unfolded/journal-merge';

/** A change that contains no words of the reader: where an entry is. */
export type PlaceChange = 'purge' | Partial<Pick<WorkingEntry, 'archived' | 'binned'>>;

/** A begun change of one entry, and the entry as it was, by the time of its last change. */
type BegunChange = { readonly key: string; readonly change: PlaceChange; readonly seen: string };

/** Text that is stored synchronously, such as `localStorage`. */
export type SynchronousStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'> & {
  readonly keys: () => readonly string[];
};

/** Its name in the specification (section 9): these changes are on their way to the database of this name. */
const NAME = 'journal_entries';

/**
 * The deletions and moves of entries that have begun on this device and are perhaps not in its database yet. A browser
 * aborts the transactions of a page that is left, but what is noted here synchronously is made up for by the next page.
 */
export class BegunChanges {
  constructor(
    private readonly owner: string,
    private readonly storage: SynchronousStorage,
    private readonly newId: () => string,
  ) {}

  /** Notes changes before they are made. @returns a function to call when they are stored, or have failed */
  begin(changes: readonly BegunChange[]): () => void {
    const name = `${this.prefix}${this.newId()}`;
    try {
      this.storage.setItem(name, JSON.stringify(changes));
    } catch {
      return () => {}; // A browser that forbids storage, or is full, makes them without a note.
    }
    return () => this.end(name);
  }

  /** The notes of pages that were left. */
  left(): readonly { readonly name: string; readonly changes: readonly BegunChange[] }[] {
    try {
      return this.storage
        .keys()
        .filter((name) => name.startsWith(this.prefix))
        .map((name) => ({
          name,
          changes: JSON.parse(this.storage.getItem(name) ?? '[]') as readonly BegunChange[],
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
    return `${NAME}/${this.owner}/`;
  }
}

/** The part of a change that may be noted: undefined if it contains anything else. */
export function placeChangeOf(change: Partial<WorkingEntry>): PlaceChange | undefined {
  const { archived, binned, ...rest } = change;
  if (Object.keys(rest).length > 0) return undefined;
  return { ...(archived !== undefined && { archived }), ...(binned !== undefined && { binned }) };
}

/** Whether an entry is as it was when the change of it began: otherwise it was made, or something came after it. */
export function isAsSeen(entry: DeviceEntry, { seen }: BegunChange): boolean {
  return entry.updatedAt === seen;
}

/** The storage of this browser. */
export const SYNCHRONOUS_STORAGE: SynchronousStorage = {
  getItem: (name) => window.localStorage.getItem(name),
  setItem: (name, text) => window.localStorage.setItem(name, text),
  removeItem: (name) => window.localStorage.removeItem(name),
  keys: () => Object.keys(window.localStorage),
};
