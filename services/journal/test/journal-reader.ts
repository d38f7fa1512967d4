import {
  CreateEntry,
  GetEntry,
  ListEntries,
  SearchJournal,
  UpdateEntry,
  type JournalEntry,
  type RequestOf,
} from '@word-unfolded/contracts';
import { newReader, type JournalUnderTest } from './journal-fixture.js';

/** A reader who uses their journal with the requests that the gateway sends. */
export class JournalReader {
  readonly id = newReader();

  constructor(private readonly journal: JournalUnderTest) {}

  write(fields: Partial<RequestOf<typeof CreateEntry>> = {}): Promise<JournalEntry> {
    return this.journal.ask(CreateEntry, {
      userId: this.id,
      title: 'A quiet morning',
      content: 'I read and was glad.',
      scripture: '',
      category: 'uncategorized',
      tags: [],
      mood: null,
      ...fields,
    });
  }

  update(
    entryId: string,
    change: Omit<RequestOf<typeof UpdateEntry>, 'userId' | 'entryId'>,
  ): Promise<JournalEntry> {
    return this.journal.ask(UpdateEntry, { userId: this.id, entryId, ...change });
  }

  get(entryId: string): Promise<JournalEntry> {
    return this.journal.ask(GetEntry, { userId: this.id, entryId });
  }

  /** Returns the titles in a list. */
  async titles(filter: Partial<RequestOf<typeof ListEntries>> = {}): Promise<string[]> {
    const wanted = { page: 1, limit: 20, sort: 'newest', archived: false, ...filter } as const;
    const { entries } = await this.journal.ask(ListEntries, { userId: this.id, ...wanted });
    return entries.map(({ title }) => title);
  }

  /** Returns the titles in a search result. */
  async search(q: string): Promise<string[]> {
    const { found } = await this.journal.ask(SearchJournal, { userId: this.id, q, page: 1, limit: 20 });
    return found.map(({ entry }) => entry.title);
  }
}
