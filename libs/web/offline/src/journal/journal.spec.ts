import { describe, expect, it, test } from '@jest/globals';
import { emptyEntry } from '@word-unfolded/domain';
import { onlyEntry, openJournal, storageOfDevice, storesOfDevice } from '../../test/journal-on-device.js';
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

describe('a page that is left before the device has stored its change', () => {
  /** A page whose database stores nothing from now on: its transactions are aborted. */
  async function leavingPage() {
    const stores = storesOfDevice();
    const server = new ServerInMemory();
    const storage = storageOfDevice();
    let isLeft = false;
    let time = Date.parse('2026-03-01T08:00:00Z');
    const clock = { now: () => new Date((time += 1)) };
    const never = new Promise<never>(() => {});
    const entries = {
      ...stores.entries,
      change: ((...args) =>
        isLeft ? never : stores.entries.change(...args)) as typeof stores.entries.change,
      changeMany: ((...args) =>
        isLeft ? never : stores.entries.changeMany(...args)) as typeof stores.entries.changeMany,
    };
    const page = openJournal({ ...stores, entries }, server, { storage, clock });
    const { key } = await page.begin({ date: '2026-03-01', title: 'Ruth', content: 'Whither' });
    const { key: other } = await page.begin({ date: '2026-03-02', title: 'Boaz', content: 'Whose' });
    await page.exchange();
    isLeft = true;
    const next = async () => {
      const opened = openJournal(stores, server, { storage, clock });
      await opened.load();
      return opened;
    };
    return { page, key, other, next, storage, server };
  }

  it('stores what was typed on the next page, also in a new entry, merged with what was written meanwhile', async () => {
    const { page, key, next, storage } = await leavingPage();
    page.leave({ key, change: { content: 'Whither thou goest' }, base: 'Whither' });
    page.leave({ begun: { date: '2026-03-03', title: 'New', content: 'Just begun' }, change: {}, base: '' });
    const { entries } = (await next()).current();
    expect(entries?.get(key)?.working.content).toBe('Whither thou goest');
    expect([...entries!.values()].map(({ working }) => working.content)).toContain('Just begun');
    expect(storage.keys()).toEqual([]);
  });

  it.each([
    ['deletes', { binned: true }],
    ['archives', { archived: true }],
  ])('%s the entry on the next page, and on the server', async (_, change) => {
    const { page, key, next, storage, server } = await leavingPage();
    void page.edit(key, change);
    const opened = await next();
    expect(opened.current().entries?.get(key)?.working).toMatchObject(change);
    expect(storage.keys()).toEqual([]);
    await opened.exchange();
    const state = [...server.states.values()].find(({ title }) => title === 'Ruth');
    expect([state?.deletedAt !== null, state?.archived]).toEqual(['binned' in change, 'archived' in change]);
  });

  it('deletes many entries, and for good', async () => {
    const { page, key, other, next } = await leavingPage();
    void page.editMany(new Map([key, other].map((each) => [each, { binned: true }])));
    const binned = await next();
    expect([...binned.current().entries!.values()].map(({ working }) => working.binned)).toEqual([
      true,
      true,
    ]);
    void page.purge([key, other]);
    expect([...(await next()).current().entries!.keys()]).toEqual([]);
  });

  it('does not repeat what was undone in another tab meanwhile', async () => {
    const { page, key, next } = await leavingPage();
    const tab = await next();
    void page.edit(key, { binned: true });
    await tab.edit(key, { binned: true });
    await tab.edit(key, { binned: false });
    expect((await next()).current().entries?.get(key)?.working.binned).toBe(false);
  });

  it('leaves no note of a change that was stored, or of words', async () => {
    const storage = storageOfDevice();
    const journal = openJournal(storesOfDevice(), new ServerInMemory(), { storage });
    const { key } = await journal.begin({ date: '2026-03-01', title: 'Ruth', content: 'Whither' });
    const [deleting, editing] = [
      journal.edit(key, { binned: true }),
      journal.edit(key, { tags: ['secret'] }),
    ];
    expect(storage.keys()).toHaveLength(1);
    expect(storage.getItem(storage.keys()[0]!)).not.toContain('secret');
    await Promise.all([deleting, editing]);
    expect(storage.keys()).toEqual([]);
  });
});
