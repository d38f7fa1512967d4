import { Injectable } from '@nestjs/common';
import { OwnWordsCache, type OwnerId, type OwnSearchPart } from '@word-unfolded/persistence';
import { EntryRepository } from '../entries/records/entry.repository.js';
import { SearchRepository } from './search.repository.js';

const KIND = 'entry';

/** Entries that have changed since the search before; of more, the index is read anew. */
const MOST_CHANGES = 100;

/** The entries of a reader, to be searched. */
@Injectable()
export class SearchedEntries {
  constructor(
    private readonly records: SearchRepository,
    private readonly entries: EntryRepository,
    private readonly cache: OwnWordsCache,
  ) {}

  /** Applies to the index in memory what has changed since it was searched. */
  async renew(ownerId: OwnerId): Promise<void> {
    const held = this.cache.of(ownerId, KIND);
    if (!held) {
      const cursor = String(await this.entries.lastSequence(ownerId));
      return this.cache.loadSoon(ownerId, KIND, cursor, () => this.records.indexedWordsOfAll(ownerId));
    }
    const changes = await this.entries.changedAfter(ownerId, Number(held.cursor), MOST_CHANGES);
    if (changes.length === MOST_CHANGES) return this.cache.drop(ownerId, KIND);
    const ids = changes.map(({ id }) => id);
    await this.cache.renew(ownerId, KIND, ids, (each) => this.records.indexedWordsOf(ownerId, each));
    held.cursor = String(changes.at(-1)?.sequence ?? held.cursor);
  }

  of(ownerId: OwnerId): OwnSearchPart {
    return {
      source: 'journal',
      having: async (terms, withForms) =>
        this.cache.of(ownerId, KIND)?.index.having(terms) ??
        (await this.records.having(ownerId, await withForms())).map(({ entryId, ...found }) => ({
          id: entryId,
          ...found,
        })),
      forget: (ids) => this.cache.forget(ownerId, KIND, ids),
      read: async (ids) => {
        const [entries, verseWords] = await Promise.all([
          this.entries.withContent(ownerId, ids),
          this.cache.of(ownerId, KIND)?.index.verseWordsOf(ids) ?? this.records.verseWordsOf(ownerId, ids),
        ]);
        return entries.map(({ id, title, content, tags, scripture, date }) => ({
          id,
          title,
          text: `${content}\n${scripture}`,
          shown: () => content,
          tags,
          verseWords: verseWords.get(id) ?? [],
          passage: scripture,
          date,
        }));
      },
    };
  }
}
