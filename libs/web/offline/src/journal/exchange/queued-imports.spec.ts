import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals';
import { AppError, type FiledEntry } from '@word-unfolded/contracts';
import type { EntryFields } from '@word-unfolded/domain';
import { syncStatusOf } from '@word-unfolded/journal-merge';
import { onlyEntry, openJournal, storesOfDevice } from '../../../test/journal-on-device.js';
import { ServerInMemory } from '../../../test/journal-server-in-memory.js';
import type { EntryToImport } from '../journal-types.js';

beforeEach(() => void jest.spyOn(console, 'warn').mockImplementation(() => undefined));
afterEach(() => void jest.restoreAllMocks());

const AT = '2020-01-01T08:00:00.000Z';

const FIELDS: EntryFields = {
  title: 'Ruth',
  content: 'Whither',
  scripture: '',
  date: '2020-01-01',
  category: 'study',
  mood: null,
  tags: ['moab'],
  archived: false,
  binned: false,
  contents: [],
};

/** An entry of a file with two earlier texts, and an unknown key of another program. */
function broughtEntry(fields: Partial<EntryFields> = {}, more: Partial<FiledEntry> = {}): EntryToImport {
  const { binned: _, contents, ...stored } = { ...FIELDS, ...fields };
  const history = ['second', 'first'].map((content, place) => ({
    ...{ number: 2 - place, kind: 'written' as const, at: AT, title: 'Ruth', content },
  }));
  const filed = {
    ...{ key: 'local_of-a-file', ...stored, createdAt: AT, updatedAt: AT, deletedAt: null },
    ...{ generatedContent: [...contents], conflict: null, history, weather: { sky: 'clear' } },
    ...more,
  };
  return { localId: 'local_of-a-file', createdAt: AT, fields: { ...FIELDS, ...fields }, filed };
}

const offline = { exchange: () => Promise.reject(new Error('no network')) };

/** A device without a network that has imported an entry, and its stores. */
async function broughtIn(entry: EntryToImport) {
  const stores = storesOfDevice();
  const journal = openJournal(stores, offline);
  await journal.importFile([entry]);
  return { stores, journal };
}

describe('an entry that is imported offline', () => {
  test('is on the device at once, and on the server with its history and unknown keys later', async () => {
    const { stores, journal } = await broughtIn(broughtEntry());
    expect(onlyEntry(journal).working).toMatchObject({ title: 'Ruth', tags: ['moab'] });
    expect(syncStatusOf(onlyEntry(journal))).toBe('pending');

    const server = new ServerInMemory();
    const again = openJournal(stores, server);
    await again.exchange();
    expect([...server.states.values()]).toMatchObject([
      { title: 'Ruth', createdAt: AT, version: 3, weather: { sky: 'clear' } },
    ]);
    expect([...server.texts]).toEqual(['second', 'first']);
    expect(onlyEntry(again)).toMatchObject({ key: 'local_of-a-file', createdAt: AT });
    expect(syncStatusOf(onlyEntry(again))).toBe('synced');
    expect(await stores.imports.readAll('')).toEqual([]);
  });

  test('has the two texts of its conflict on the server as a conflict', async () => {
    const [mine, theirs] = ['mine', 'theirs'].map((content) => ({ title: 'Ruth', content }));
    const conflict = { mine: mine!, theirs: theirs!, base: { title: 'Ruth', content: 'both' }, more: 0 };
    const brought = broughtEntry({ content: 'theirs and mine' }, { content: 'theirs', conflict });
    const { stores } = await broughtIn(brought);
    const journal = openJournal(stores, new ServerInMemory());
    await journal.exchange();
    expect(onlyEntry(journal).working).toMatchObject({ content: 'theirs', conflict });
  });

  test("includes the reader's later changes, without losing any of its history", async () => {
    const { stores, journal } = await broughtIn(broughtEntry());
    await journal.edit('local_of-a-file', { content: 'Whither thou goest', mood: 'hopeful' });
    const server = new ServerInMemory();
    const again = openJournal(stores, server);
    await again.exchange();
    await again.exchange();
    expect([...server.states.values()]).toMatchObject([
      { content: 'Whither thou goest', mood: 'hopeful', category: 'study', conflict: null },
    ]);
    expect([...server.texts]).toEqual(expect.arrayContaining(['first', 'second', 'Whither thou goest']));
    expect(syncStatusOf(onlyEntry(again))).toBe('synced');
  });

  test('exists there once, however often the connection breaks', async () => {
    const { stores } = await broughtIn(broughtEntry());
    const server = new ServerInMemory();
    const cuts = ['import', 'exchange', 'none'];
    for (const cut of cuts) {
      const journal = openJournal(stores, {
        importEntries: async (entries) => {
          const results = await server.importEntries(entries);
          if (cut === 'import') throw new Error('cut');
          return results;
        },
        exchange: async (sent) => {
          const answer = await server.exchange(sent);
          if (cut === 'exchange') throw new Error('cut');
          return answer;
        },
      });
      await journal.exchange().catch(() => undefined);
      expect(server.states.size).toBe(1);
      if (cut === 'none') expect(syncStatusOf(onlyEntry(journal))).toBe('synced');
    }
    expect(await stores.imports.readAll('')).toEqual([]);
  });

  test('is sent in its present form when the server refuses the import', async () => {
    const { stores } = await broughtIn(broughtEntry());
    const server = new ServerInMemory();
    const refuse = ({ key }: FiledEntry) => ({
      ...{ key, status: 'refused' as const, code: 'ENTRY_TITLE_TOO_LONG', params: {} },
    });
    const journal = openJournal(stores, {
      exchange: (sent) => server.exchange(sent),
      importEntries: (entries) => Promise.resolve(entries.map(refuse)),
    });
    await journal.exchange();
    expect([...server.states.values()].map(({ title }) => title)).toEqual(['Ruth']);
  });

  test('does not block others while the reader may not write on the server', async () => {
    const { stores, journal } = await broughtIn(broughtEntry());
    const { key } = await journal.begin({ date: '2020-01-02', title: 'Boaz', content: 'Whose' });
    const server = new ServerInMemory();
    const lapsed = openJournal(stores, {
      exchange: (sent) => server.exchange(sent),
      importEntries: () => Promise.reject(AppError.of('UNAUTHORIZED')),
    });
    await lapsed.exchange();
    expect([...server.states.values()].map(({ localId }) => localId)).toEqual([key]);
    expect(await stores.imports.readAll('')).toHaveLength(1);
  });

  test('is not sent when it is permanently deleted before', async () => {
    const { stores, journal } = await broughtIn(broughtEntry());
    await journal.purge(['local_of-a-file']);
    const server = new ServerInMemory();
    await openJournal(stores, server).exchange();
    expect(server.states.size).toBe(0);
  });
});
