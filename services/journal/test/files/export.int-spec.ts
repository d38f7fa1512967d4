import {
  AccountDeleted,
  DeleteEntry,
  GetReading,
  SaveBookmarks,
  SaveHighlights,
  SaveContent,
  SaveNote,
  SaveReading,
  ReadStoredJournal,
  ShareEntry,
  UpdateEntry,
  type ChunkOf,
} from '@word-unfolded/contracts';
import { ContractClient, EventBus } from '@word-unfolded/service-kit';
import { until } from '@word-unfolded/testing';
import { EntryRepository } from '../../src/entries/records/entry.repository.js';
import { entryModel } from '../../src/entries/records/entry.schema.js';
import { JournalUnderTest, newReader, NOW } from '../journal-fixture.js';
import { JournalReader } from '../journal-reader.js';

type Part = ChunkOf<typeof ReadStoredJournal>['part'];

let journal: JournalUnderTest;
beforeAll(async () => {
  journal = await JournalUnderTest.start();
});
afterAll(() => journal.stop());

const storedOf = (userId: string) =>
  journal.service.app.get(ContractClient).stream(ReadStoredJournal, { userId });

async function readAll(userId: string): Promise<Partial<Record<Part, unknown[]>>> {
  const stored: Partial<Record<Part, unknown[]>> = {};
  for await (const { part, items } of storedOf(userId)) (stored[part] ??= []).push(...items);
  return stored;
}

const PASSAGE = { id: 'Ruth.2.12', reference: 'Ruth 2:12', translationId: 'WEB' };
const HIGHLIGHT = { verse: 8_002_012, colour: 'green' as const, changedAt: NOW };

/** Creates data in every part: an entry that was changed once, and a second one in the bin. */
async function writeEverything(ruth: JournalReader) {
  const entry = await ruth.write({ title: 'Alas', content: 'First' });
  const about = { userId: ruth.id, entryId: entry.id };
  await journal.ask(UpdateEntry, { ...about, content: 'Second' });
  const content = { type: 'quote' as const, title: '', content: 'Under his wings', image: null, writer: '' };
  await journal.ask(SaveContent, { ...about, content });
  const { token } = await journal.ask(ShareEntry, { ...about, days: 30 });
  const thrown = await ruth.write({ title: 'Thrown away' });
  await journal.ask(DeleteEntry, { userId: ruth.id, entryId: thrown.id });
  const bookmark = { ...PASSAGE, text: 'May', notes: 'For Naomi', notesAt: NOW };
  const times = { createdAt: NOW, updatedAt: NOW, removedAt: null };
  await journal.ask(SaveBookmarks, { userId: ruth.id, bookmarks: [{ ...bookmark, ...times }] });
  await journal.ask(SaveHighlights, { userId: ruth.id, highlights: [HIGHLIGHT] });
  await journal.ask(SaveNote, { userId: ruth.id, title: 'Wings', text: 'A refuge', passage: 'Ruth 2:12' });
  const reading = {
    recentlyViewed: [{ ...PASSAGE, viewedAt: NOW }],
    history: [{ ...PASSAGE, timestamp: NOW }],
    clearedAt: null,
  };
  await journal.ask(SaveReading, { userId: ruth.id, reading });
  return { entryId: entry.id, token };
}

describe("the export of a reader's data", () => {
  it('is complete: it includes earlier texts, generated content and the bin', async () => {
    const ruth = new JournalReader(journal);
    const { entryId, token } = await writeEverything(ruth);
    await new JournalReader(journal).write({ title: 'Of Boaz' });
    const stored = await readAll(ruth.id);
    expect(stored.bookmarks).toMatchObject([{ reference: 'Ruth 2:12', notes: 'For Naomi' }]);
    expect(stored.highlights).toEqual([HIGHLIGHT]);
    expect(stored.notes).toMatchObject([{ title: 'Wings', text: 'A refuge', passage: 'Ruth 2:12' }]);
    expect(stored.recentlyViewed).toEqual([{ ...PASSAGE, viewedAt: NOW }]);
    expect(stored.history).toEqual([{ ...PASSAGE, timestamp: NOW }]);
    expect(stored.entries).toMatchObject([
      { id: entryId, content: 'Second', generatedContent: [{ content: 'Under his wings' }] },
      { title: 'Thrown away', deletedAt: NOW },
    ]);
    const texts = (stored.versions as { entryId: string; content: string }[])
      .filter((version) => version.entryId === entryId)
      .map(({ content }) => content);
    expect(texts).toEqual(['Second', 'First']);
    expect(stored.links).toEqual([
      { entryId, createdAt: NOW, expiresAt: new Date(Date.parse(NOW) + 30 * 86_400_000).toISOString() },
    ]);
    expect(JSON.stringify(stored)).not.toContain(token);
    expect(JSON.stringify(stored)).not.toMatch(/ownerId|Of Boaz/);
  });

  it('is empty once the account is deleted', async () => {
    const ruth = new JournalReader(journal);
    await writeEverything(ruth);
    const bus = journal.service.app.get(EventBus);
    await bus.publish(AccountDeleted, { userId: ruth.id, at: NOW }, `deletion of ${ruth.id}`);
    await until('nothing is left', async () => Object.values(await readAll(ruth.id)).flat().length === 0);
  });
});

describe('a journal of 10,000 entries', () => {
  /** The chunks of a window have a few entries each, plus one batch of the database. */
  const MOST_AHEAD = 64 * 16 + 50;
  const ENTRIES = 10_000;

  it('is read only as far as its consumer has read, so it is never in memory as a whole', async () => {
    const userId = newReader();
    await insertEntries(userId, ENTRIES);
    const repository = journal.service.app.get(EntryRepository, { strict: false });
    const everyOne = repository.everyOne.bind(repository);
    let fetched = 0;
    repository.everyOne = async function* (ownerId) {
      for await (const entry of everyOne(ownerId)) {
        fetched += 1;
        yield entry;
      }
    };
    let taken = 0;
    let furthestAhead = 0;
    for await (const { part, items } of storedOf(userId)) {
      if (part !== 'entries') continue;
      if (taken === 0) await until('the window is full', () => fetched > MOST_AHEAD / 2);
      // A reader that ignored the flow control would continue while these requests are answered.
      if (taken === 0)
        for (let requests = 0; requests < 50; requests += 1) await journal.ask(GetReading, { userId });
      taken += items.length;
      furthestAhead = Math.max(furthestAhead, fetched - taken);
    }
    expect({ taken, fetched }).toEqual({ taken: ENTRIES, fetched: ENTRIES });
    expect(furthestAhead).toBeLessThan(MOST_AHEAD);
  });

  /** Inserts entries of 4,000 characters directly into the database. */
  async function insertEntries(ownerId: string, count: number): Promise<void> {
    const entries = entryModel(journal.database);
    const content = 'Shelter '.repeat(500);
    const nothing = { localId: null, deletedAt: null, conflict: null, mood: null, goneLocalId: null };
    const common = { ownerId, content, place: 'open', version: 1, textVersion: 1, binVersion: 0, ...nothing };
    const rest = { date: '2026-03-01', monthDay: '03-01', category: 'personal', archived: false };
    const counted = { words: 500, characters: 4_000, hasConflict: false, createdAt: NOW, updatedAt: NOW };
    const idOf = (number: number) => `f${number.toString(16).padStart(23, '0')}`;
    for (let first = 1; first <= count; first += 500)
      await entries.insertMany(
        Array.from({ length: 500 }, (_, place) => ({
          ...{ ...common, ...rest, ...counted },
          ...{ _id: idOf(first + place), sequence: first + place, title: `Day ${first + place}` },
        })),
      );
  }
});
