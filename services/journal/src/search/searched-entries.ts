import { Injectable } from '@nestjs/common';
import { OwnWordsCache, type OwnerId, type OwnResult, type OwnSearchPart } from '@word-unfolded/persistence';
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

  /**
   * Applies to the index in memory what has changed since it was searched.
   *
   * @param latest the number of the reader's latest change, of which entries and notes have one order
   */
  async renew(ownerId: OwnerId, latest: number): Promise<void> {
    const held = this.cache.of(ownerId, KIND);
    if (!held)
      return this.cache.loadSoon(ownerId, KIND, String(latest), () =>
        this.records.indexedWordsOfAll(ownerId),
      );
    if (Number(held.cursor) >= latest && held.index.pendingIds.length === 0) return;
    const changes = await this.entries.changedAfter(ownerId, Number(held.cursor), MOST_CHANGES);
    if (changes.length === MOST_CHANGES) return this.cache.drop(ownerId, KIND);
    const ids = changes.map(({ id }) => id);
    await this.cache.renew(ownerId, KIND, ids, (each) => this.records.indexedWordsOf(ownerId, each));
    held.cursor = String(Math.max(latest, changes.at(-1)?.sequence ?? 0));
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
      wordsWith: (initials) => this.cache.of(ownerId, KIND)?.index.wordsWith(initials),
      forget: (ids) => this.cache.forget(ownerId, KIND, ids),
      read: (ids) => this.cache.textsOf(ownerId, KIND, ids, (others) => this.read(ownerId, others)),
    };
  }

  private async read(ownerId: OwnerId, ids: readonly string[]): Promise<OwnResult[]> {
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
  }
}
