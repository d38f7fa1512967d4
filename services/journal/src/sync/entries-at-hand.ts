import type { OwnerId } from '@word-unfolded/persistence';
import type { EntryStore, StoredEntry } from '../entries/records/entry-store.js';

/** The entries of an exchange: loaded together, then updated after each of its operations. */
export class EntriesAtHand {
  private readonly byName = new Map<string, StoredEntry>();

  private constructor(entries: readonly StoredEntry[]) {
    for (const entry of entries) this.put(entry);
  }

  /** @param names ids or local ids of entries */
  static async of(store: EntryStore, ownerId: OwnerId, names: readonly string[]): Promise<EntriesAtHand> {
    const distinct = [...new Set(names)];
    return new EntriesAtHand(distinct.length === 0 ? [] : await store.findNamed(ownerId, distinct));
  }

  get(name: string): StoredEntry | null {
    return this.byName.get(name) ?? null;
  }

  put(entry: StoredEntry): void {
    this.byName.set(entry.id, entry);
    if (entry.localId !== null) this.byName.set(entry.localId, entry);
  }

  forget({ id, localId }: StoredEntry): void {
    this.byName.delete(id);
    if (localId !== null) this.byName.delete(localId);
  }
}
