import { Injectable } from '@nestjs/common';
import type { OwnerId, OwnSearchPart } from '@word-unfolded/persistence';
import { EntryRepository } from '../entries/records/entry.repository.js';
import { SearchRepository } from './search.repository.js';

/** The entries of a reader, to be searched. */
@Injectable()
export class SearchedEntries {
  constructor(
    private readonly records: SearchRepository,
    private readonly entries: EntryRepository,
  ) {}

  of(ownerId: OwnerId): OwnSearchPart {
    return {
      source: 'journal',
      having: async (terms) =>
        (await this.records.having(ownerId, terms)).map(({ entryId, ...found }) => ({
          id: entryId,
          ...found,
        })),
      read: async (ids) => {
        const [entries, verseWords] = await Promise.all([
          this.entries.withContent(ownerId, ids),
          this.records.verseWordsOf(ownerId, ids),
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
