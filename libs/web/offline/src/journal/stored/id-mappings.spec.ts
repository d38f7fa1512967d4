import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { OWNER, openJournal, storesOfDevice } from '../../../test/journal-on-device.js';
import { ServerInMemory } from '../../../test/journal-server-in-memory.js';

beforeEach(() => void jest.spyOn(console, 'warn').mockImplementation(() => undefined));
afterEach(() => void jest.restoreAllMocks());

const mappings = async ({ idMappings }: ReturnType<typeof storesOfDevice>) =>
  Object.fromEntries(await idMappings.readPairs(`${OWNER}/`));

test('the server ids of entries are stored by local id, and removed with their entries', async () => {
  const server = new ServerInMemory();
  const stores = storesOfDevice();
  const journal = openJournal(stores, server);
  const { key } = await journal.begin({ date: '2026-03-01', title: 'Ruth', content: 'Whither' });
  expect(await mappings(stores)).toEqual({});
  await journal.exchange();
  const [serverId] = [...server.states.keys()];
  expect(await mappings(stores)).toEqual({ [`${OWNER}/${key}`]: serverId });

  // A device that has lost them, or never stored any, restores them.
  await stores.idMappings.change(`${OWNER}/${key}`, () => undefined);
  await journal.exchange();
  expect(await mappings(stores)).toEqual({ [`${OWNER}/${key}`]: serverId });

  await journal.purge([key]);
  await journal.exchange();
  expect(await mappings(stores)).toEqual({});
});

test('a device that refuses to store them still exchanges everything else', async () => {
  const server = new ServerInMemory();
  const stores = storesOfDevice();
  const full = () => Promise.reject(new Error('full'));
  const journal = openJournal({ ...stores, idMappings: { ...stores.idMappings, changeMany: full } }, server);
  await journal.begin({ date: '2026-03-01', title: 'Ruth', content: 'Whither' });
  await journal.exchange();
  expect(journal.current().problem).toBeUndefined();
  expect(server.states.size).toBe(1);
});
