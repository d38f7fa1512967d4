import { expect, test } from '@jest/globals';
import { emptyEntry } from '@word-unfolded/domain';
import { onlyEntry, openJournal, storesOfDevice } from '../../test/journal-on-device.js';
import { ServerInMemory } from '../../test/journal-server-in-memory.js';

test('another tab shows what this one writes', async () => {
  const stores = storesOfDevice();
  const server = new ServerInMemory();
  const [one, other] = [openJournal(stores, server), openJournal(stores, server)];
  await Promise.all([one.load(), other.load()]);
  const { key } = await one.begin({ date: '2026-03-01', title: 'Ruth', content: 'Whither' });
  await other.edit(key, { mood: 'hopeful' });
  await one.exchange();
  expect(onlyEntry(other).working).toMatchObject({ content: 'Whither', mood: 'hopeful' });
  expect(onlyEntry(one).working).toMatchObject({ content: 'Whither', mood: 'hopeful' });
});

test('an entry that is permanently deleted offline is removed here at once, and on the server later', async () => {
  const server = new ServerInMemory();
  const stores = storesOfDevice();
  const journal = openJournal(stores, server);
  const { key } = await journal.begin({ date: '2026-03-01', title: 'Ruth', content: 'Whither' });
  const { key: unsent } = await journal.begin({ date: '2026-03-02', title: 'Boaz', content: 'Whose' });
  await journal.exchange();
  await journal.begin({ date: '2026-03-03', title: 'Naomi', content: 'Empty' });
  await journal.purge([key, unsent]);
  const after = openJournal(stores, server);
  await after.load();
  expect([...after.current().entries!.values()].map(({ working }) => working.title)).toEqual(['Naomi']);
  await after.exchange();
  expect([...server.states.values()].map(({ title }) => title)).toEqual(['Naomi']);
  expect(await stores.entries.readAll('')).toHaveLength(1);
});

test('an imported entry exists here once, with its time of creation, also after an earlier permanent deletion', async () => {
  const server = new ServerInMemory();
  const journal = openJournal(storesOfDevice(), server);
  const fields = { ...emptyEntry('2020-01-01'), title: 'Ruth', content: 'Whither', tags: ['moab'] };
  const brought = { localId: 'local_of-a-file', createdAt: '2020-01-01T08:00:00.000Z', fields };
  expect(await journal.importFile([brought, brought])).toEqual(['local_of-a-file']);
  expect(await journal.importFile([brought])).toEqual([]);
  expect(onlyEntry(journal)).toMatchObject({ createdAt: brought.createdAt, working: fields });
  await journal.exchange();
  await journal.purge(['local_of-a-file']);
  expect(await journal.importFile([brought])).toEqual(['local_of-a-file']);
  await journal.exchange();
  expect([...server.states.values()].map(({ title, deletedAt }) => [title, deletedAt])).toEqual([
    ['Ruth', null],
  ]);
});

test('many entries are changed in one step, and other tabs receive it', async () => {
  const stores = storesOfDevice();
  const server = new ServerInMemory();
  const [journal, otherTab] = [openJournal(stores, server), openJournal(stores, server)];
  await Promise.all([journal.load(), otherTab.load()]);
  const keys: string[] = [];
  for (let number = 0; number < 150; number += 1)
    keys.push((await journal.begin({ date: '2026-03-01', title: `Ruth ${number}`, content: 'Whither' })).key);
  await journal.editMany(new Map(keys.map((key, number) => [key, { tags: [`tag ${number}`] }])));
  await otherTab.exchange();
  for (const tab of [journal, otherTab])
    expect([...tab.current().entries!.values()].map(({ working }) => working.tags[0]).sort()).toEqual(
      keys.map((_, number) => `tag ${number}`).sort(),
    );
});
