import {
  AccountDeleted,
  DeleteEntry,
  GetReading,
  KeepBookmarks,
  KeepContent,
  KeepNote,
  KeepReading,
  ReadKeptJournal,
  ShareEntry,
  UpdateEntry,
  type ChunkOf,
} from '@word-unfolded/contracts';
import { ContractClient, EventBus } from '@word-unfolded/service-kit';
import { until } from '@word-unfolded/testing';
import { EntryRepository } from '../src/entries/entry.repository.js';
import { entryModel } from '../src/entries/entry.schema.js';
import { JournalUnderTest, newReader, NOW } from './journal-fixture.js';
import { JournalReader } from './journal-reader.js';

type Part = ChunkOf<typeof ReadKeptJournal>['part'];

let journal: JournalUnderTest;
beforeAll(async () => {
  journal = await JournalUnderTest.start();
});
afterAll(() => journal.stop());

const keptOf = (userId: string) =>
  journal.service.app.get(ContractClient).stream(ReadKeptJournal, { userId });

async function readAll(userId: string): Promise<Partial<Record<Part, unknown[]>>> {
  const kept: Partial<Record<Part, unknown[]>> = {};
  for await (const { part, items } of keptOf(userId)) (kept[part] ??= []).push(...items);
  return kept;
}

const PASSAGE = { id: 'Ruth.2.12', reference: 'Ruth 2:12', translationId: 'WEB' };

/** Something in every part; the entry was changed once, and a second one is in the bin. */
async function writeEverything(ruth: JournalReader) {
  const entry = await ruth.write({ title: 'Alas', content: 'First' });
  const about = { userId: ruth.id, entryId: entry.id };
  await journal.ask(UpdateEntry, { ...about, content: 'Second' });
  const content = { type: 'quote' as const, title: '', content: 'Under his wings', image: null, writer: '' };
  await journal.ask(KeepContent, { ...about, content });
  const { token } = await journal.ask(ShareEntry, { ...about, days: 30 });
  const thrown = await ruth.write({ title: 'Thrown away' });
  await journal.ask(DeleteEntry, { userId: ruth.id, entryId: thrown.id });
  const bookmark = { ...PASSAGE, text: 'May', notes: 'For Naomi', notesAt: NOW };
  const times = { createdAt: NOW, updatedAt: NOW, removedAt: null };
  await journal.ask(KeepBookmarks, { userId: ruth.id, bookmarks: [{ ...bookmark, ...times }] });
  await journal.ask(KeepNote, { userId: ruth.id, title: 'Wings', text: 'A refuge', passage: 'Ruth 2:12' });
  const reading = {
    recentlyViewed: [{ ...PASSAGE, viewedAt: NOW }],
    history: [{ ...PASSAGE, timestamp: NOW }],
    clearedAt: null,
  };
  await journal.ask(KeepReading, { userId: ruth.id, reading });
  return { entryId: entry.id, token };
}

describe('everything that is kept of a reader', () => {
  it('is all there: also earlier texts, what was made from an entry, and what is in the bin', async () => {
    const ruth = new JournalReader(journal);
    const { entryId, token } = await writeEverything(ruth);
    await new JournalReader(journal).write({ title: 'Of Boaz' });
    const kept = await readAll(ruth.id);
    expect(kept.bookmarks).toMatchObject([{ reference: 'Ruth 2:12', notes: 'For Naomi' }]);
    expect(kept.notes).toMatchObject([{ title: 'Wings', text: 'A refuge', passage: 'Ruth 2:12' }]);
    expect(kept.recentlyViewed).toEqual([{ ...PASSAGE, viewedAt: NOW }]);
    expect(kept.history).toEqual([{ ...PASSAGE, timestamp: NOW }]);
    expect(kept.entries).toMatchObject([
      { id: entryId, content: 'Second', generatedContent: [{ content: 'Under his wings' }] },
      { title: 'Thrown away', deletedAt: NOW },
    ]);
    const texts = (kept.versions as { entryId: string; content: string }[])
      .filter((version) => version.entryId === entryId)
      .map(({ content }) => content);
    expect(texts).toEqual(['Second', 'First']);
    expect(kept.links).toEqual([
      { entryId, createdAt: NOW, expiresAt: new Date(Date.parse(NOW) + 30 * 86_400_000).toISOString() },
    ]);
    expect(JSON.stringify(kept)).not.toContain(token);
    expect(JSON.stringify(kept)).not.toMatch(/ownerId|Of Boaz/);
  });

  it('is nothing once the account is gone', async () => {
    const ruth = new JournalReader(journal);
    await writeEverything(ruth);
    const bus = journal.service.app.get(EventBus);
    await bus.publish(AccountDeleted, { userId: ruth.id, at: NOW }, `deletion of ${ruth.id}`);
    await until('nothing is left', async () => Object.values(await readAll(ruth.id)).flat().length === 0);
  });
});

describe('a journal of 10,000 entries', () => {
  /** The chunks of a window, each of a few entries, and what the database gives at once. */
  const MOST_AHEAD = 64 * 16 + 50;
  const ENTRIES = 10_000;

  it('is read as far as its reader has taken it, and no further: it is never in memory as a whole', async () => {
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
    for await (const { part, items } of keptOf(userId)) {
      if (part !== 'entries') continue;
      if (taken === 0) await until('the window is full', () => fetched > MOST_AHEAD / 2);
      // Whoever would read on without being asked to does it while these are answered.
      if (taken === 0) for (let asked = 0; asked < 50; asked += 1) await journal.ask(GetReading, { userId });
      taken += items.length;
      furthestAhead = Math.max(furthestAhead, fetched - taken);
    }
    expect({ taken, fetched }).toEqual({ taken: ENTRIES, fetched: ENTRIES });
    expect(furthestAhead).toBeLessThan(MOST_AHEAD);
  });

  /** Entries of 4,000 characters, put where the service finds them. */
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
