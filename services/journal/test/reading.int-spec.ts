import {
  AccountDeleted,
  CreateEntry,
  GetReading,
  SaveBookmarks,
  SaveReading,
  ListBookmarks,
  ShareEntry,
  SyncJournal,
} from '@word-unfolded/contracts';
import { NOTHING_READ, withOpened, type Reading } from '@word-unfolded/domain';
import { EventBus } from '@word-unfolded/service-kit';
import { until } from '@word-unfolded/testing';
import { randomUUID } from 'node:crypto';
import { JournalUnderTest, newReader, NOW } from './journal-fixture.js';

let journal: JournalUnderTest;
beforeAll(async () => {
  journal = await JournalUnderTest.start();
});
afterAll(() => journal.stop());

const at = (minutes: number) => `2026-03-01T10:${String(minutes).padStart(2, '0')}:00.000Z`;
const readingOf = (...ids: string[]): Reading =>
  ids.reduce<Reading>(
    (reading, id, place) => withOpened(reading, { id, reference: id, translationId: 'WEB' }, at(place)),
    NOTHING_READ,
  );
const save = (userId: string, reading: Reading) => journal.ask(SaveReading, { userId, reading });
const get = (userId: string) => journal.ask(GetReading, { userId });

describe('recent views and reading progress', () => {
  it('are empty at first, and then combine what all devices know', async () => {
    const ruth = newReader();
    expect(await get(ruth)).toEqual(NOTHING_READ);
    await save(ruth, readingOf('Ruth.1', 'Ps.23'));
    const { recentlyViewed, history } = await save(ruth, readingOf('Jude', 'Jonah.1', 'Ruth.1'));
    expect(recentlyViewed.map(({ id }) => id)).toEqual(['Ruth.1', 'Ps.23', 'Jonah.1', 'Jude']);
    expect(history).toHaveLength(4);
    expect((await get(ruth)).history).toEqual(history);
    expect(await get(newReader())).toEqual(NOTHING_READ);
  });

  it('are not lost when devices send at the same moment', async () => {
    const ruth = newReader();
    const ids = ['Gen.1', 'Exod.1', 'Lev.1', 'Num.1', 'Deut.1'];
    await Promise.all(ids.map((id) => save(ruth, readingOf(id))));
    expect((await get(ruth)).history.map(({ id }) => id).sort()).toEqual([...ids].sort());
  });

  it('are cleared on every device, also if one still sends its earlier state', async () => {
    const ruth = newReader();
    const before = readingOf('Ruth.1', 'Ps.23');
    await save(ruth, before);
    await save(ruth, { ...NOTHING_READ, clearedAt: at(30) });
    expect(await save(ruth, before)).toEqual({ ...NOTHING_READ, clearedAt: at(30) });
  });

  it('are limited to the current time when the clock of a device is ahead', async () => {
    const ahead = withOpened(
      NOTHING_READ,
      { id: 'Jude', reference: 'Jude', translationId: 'WEB' },
      '2031-01-01T00:00:00.000Z',
    );
    expect((await save(newReader(), ahead)).history[0]!.timestamp).toBe(NOW);
  });
});

/** Creates, changes, syncs and shares an entry, so that every collection has data. */
async function storeAJournal(userId: string): Promise<void> {
  const fields = { title: 'A day', content: 'Dear diary', scripture: '', tags: [], mood: null };
  const { id } = await journal.ask(CreateEntry, { ...fields, userId, category: 'personal' });
  const operation = {
    id: randomUUID(),
    entryId: id,
    createdAt: at(1),
    known: { version: 1, text: 1 },
    change: { fields: { content: 'Dear diary!' } },
  };
  const request = { userId, deviceId: 'a-device', since: 0, mayWrite: true, operations: [operation] };
  await journal.ask(SyncJournal, request);
  await journal.ask(ShareEntry, { userId, entryId: id, days: 30 });
}

describe('the data of a reader whose account was deleted', () => {
  it('is deleted from every collection', async () => {
    const [ruth, boaz] = [newReader(), newReader()];
    for (const userId of [ruth, boaz]) {
      await save(userId, readingOf('Ruth.1'));
      const bookmark = {
        id: 'Ruth.1',
        reference: 'Ruth 1',
        translationId: 'WEB',
        text: '',
        notes: '',
        notesAt: null,
        createdAt: at(1),
        updatedAt: at(1),
        removedAt: null,
      };
      await journal.ask(SaveBookmarks, { userId, bookmarks: [bookmark] });
      await storeAJournal(userId);
    }
    const traces = async (userId: string) => {
      const collections = await journal.database.db!.listCollections().toArray();
      const counts = collections.map(async ({ name }) => {
        const stored = await journal.database.collection(name).countDocuments({ ownerId: userId });
        return stored === 0 ? [] : [name];
      });
      return (await Promise.all(counts)).flat().sort();
    };
    expect(await traces(ruth)).toHaveLength(8);
    await journal.service.app
      .get(EventBus)
      .publish(AccountDeleted, { userId: ruth, at: NOW }, 'deletion-of-ruth');
    await until('Ruth is forgotten', async () => (await get(ruth)).history.length === 0);
    expect((await journal.ask(ListBookmarks, { userId: ruth, after: '' })).bookmarks).toEqual([]);
    await until('nothing of Ruth is left', async () => (await traces(ruth)).length === 0);
    expect((await get(boaz)).history).toHaveLength(1);
    expect(await traces(boaz)).toHaveLength(8);
  });
});
