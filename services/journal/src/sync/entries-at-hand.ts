import type { OwnerId } from '@word-unfolded/persistence';
import type { EntryStore, StoredEntry } from '../entries/entry-store.js';

/** The entries that an exchange is about: fetched together, then as they are after each of its operations. */
export class EntriesAtHand {
  private readonly byName = new Map<string, StoredEntry>();

  private constructor(entries: readonly StoredEntry[]) {
    for (const entry of entries) this.keep(entry);
  }

  /** @param names ids of entries, or what devices call them */
  static async of(store: EntryStore, ownerId: OwnerId, names: readonly string[]): Promise<EntriesAtHand> {
    const distinct = [...new Set(names)];
    return new EntriesAtHand(distinct.length === 0 ? [] : await store.findNamed(ownerId, distinct));
  }

  get(name: string): StoredEntry | null {
    return this.byName.get(name) ?? null;
  }

  keep(entry: StoredEntry): void {
    this.byName.set(entry.id, entry);
    if (entry.localId !== null) this.byName.set(entry.localId, entry);
  }

  forget({ id, localId }: StoredEntry): void {
    this.byName.delete(id);
    if (localId !== null) this.byName.delete(localId);
  }
}
