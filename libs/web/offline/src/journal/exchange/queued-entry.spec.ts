import { expect, test } from '@jest/globals';
import { syncStatusOf } from '@word-unfolded/journal-merge';
import { onlyEntry, openJournal, OWNER, storesOfDevice } from '../../../test/journal-on-device.js';
import { ServerInMemory } from '../../../test/journal-server-in-memory.js';
import { createStore } from '../../store/create-store.js';
import { memoryStore } from '../../store/memory-store.js';
import { separateTexts, type StoredPart } from '../stored/stored-journal.js';
import { entryPath } from '../stored/stored-journal.js';

test('an entry that the notepad stored before the journal existed is pending', async () => {
  const parts = memoryStore<StoredPart>();
  const before = {
    id: 'local_note-1',
    title: 'Grace',
    content: 'by faith',
    scripture: 'Ephesians 2:8',
    date: '2026-02-01T08:00:00Z',
    createdAt: '2026-02-01T08:00:00.000Z',
    category: 'study',
    tags: [],
    syncStatus: 'pending',
  };
  await parts.change(entryPath(OWNER, before.id), () => before);
  const stores = { ...storesOfDevice(), entries: createStore('journal_entries', separateTexts(parts)) };
  const server = new ServerInMemory();
  const journal = openJournal(stores, server);
  await journal.exchange();
  expect([...server.states.values()].map(({ title }) => title)).toEqual(['Grace']);
  expect(syncStatusOf(onlyEntry(journal))).toBe('synced');
});
