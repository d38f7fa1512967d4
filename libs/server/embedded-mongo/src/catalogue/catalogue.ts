import type { Collection } from './collection.js';

/** Collections that a commit creates, changes or (null) drops, by namespace. */
export type CatalogueChanges = ReadonlyMap<string, Collection | null>;

/** All collections as of one commit. It is immutable: a reader holds the version of its snapshot. */
export class Catalogue {
  constructor(private readonly collections: ReadonlyMap<string, Collection> = new Map()) {}

  get(database: string, name: string): Collection | undefined {
    return this.collections.get(`${database}.${name}`);
  }

  all(): Iterable<Collection> {
    return this.collections.values();
  }

  /** The collections of a database, by name. */
  of(database: string): Collection[] {
    return [...this.collections.values()]
      .filter((collection) => collection.database === database)
      .sort((left, right) => (left.name < right.name ? -1 : 1));
  }

  databases(): string[] {
    return [...new Set([...this.collections.values()].map(({ database }) => database))].sort();
  }

  with(changes: CatalogueChanges): Catalogue {
    if (changes.size === 0) return this;
    const collections = new Map(this.collections);
    for (const [namespace, collection] of changes) {
      if (collection) collections.set(namespace, collection);
      else collections.delete(namespace);
    }
    return new Catalogue(collections);
  }
}
