/** @jest-environment node */
import '../../test/global-indexed-db.js';
import { jest } from '@jest/globals';
import { beginEntry, type DeviceEntry } from '@word-unfolded/journal-merge';
import { entryStore, entryPath, idMappingStore, placeStore } from '../journal/stored/stored-journal.js';
import { highlightStore } from '../synced/highlights/stored-highlights.js';
import { bookmarkStore } from '../synced/stored-bookmarks.js';
import { addReading, progressStore, settleReading, viewStore } from '../synced/stored-reading.js';
import { noteBin } from '../synced/notes/note-bin.js';
import { notePaths } from '../synced/notes/note-paths.js';
import { noteRepository } from '../synced/notes/note-repository.js';
import { NOTE_STORES } from '../synced/notes/note-stores.js';
import { createStore } from '../store/create-store.js';
import { memoryStore } from '../store/memory-store.js';
import { VISITOR } from '../store/use-owner.js';
import { privateStore } from './private-store.js';
import { PRIVATE_STORES } from './private-stores.js';
import {
  bringBack,
  rememberKey,
  secureDevice,
  wipeOwner,
  type DeviceMeans,
  type HiddenItem,
} from './secure-device.js';

const RUTH = 'ruth';
const BOAZ = 'boaz';
const AT = '2026-03-01T08:00:00.000Z';
const DATE = '2026-03-01';

async function newPair() {
  const { subtle } = crypto;
  const pair = await subtle.generateKey({ name: 'ECDH', namedCurve: 'P-256' }, true, ['deriveBits']);
  const [publicKey, privateKey] = await Promise.all([
    subtle.exportKey('raw', pair.publicKey),
    subtle.exportKey('pkcs8', pair.privateKey),
  ]);
  const text = (bytes: ArrayBuffer) =>
    btoa(String.fromCharCode(...new Uint8Array(bytes)))
      .replace(/\+/g, '-')
      .replace(/\//g, '_')
      .replace(/=/g, '');
  return { publicKey: text(publicKey), privateKey: text(privateKey) };
}

const hidden = createStore<HiddenItem>('hidden', memoryStore());
const publicKeys = createStore<string>('keys', memoryStore());
const means: DeviceMeans = { stores: PRIVATE_STORES, hidden, publicKeys };

/** Everything that is readable on the device without a key. */
async function readable(): Promise<string> {
  const found: unknown[] = [];
  for (const store of PRIVATE_STORES)
    for (const owner of await store.owners()) found.push([...(await store.read(owner))]);
  return JSON.stringify(found);
}

const entryOf = (title: string): DeviceEntry => beginEntry(`local_${title}`, { title, date: DATE }, AT);
const syncedEntry = (title: string): DeviceEntry => {
  const entry = entryOf(title);
  const known = { version: 1, textVersion: 1, binVersion: 0 } as unknown as NonNullable<
    DeviceEntry['shared']
  >['known'];
  return { ...entry, serverId: `server-${title}`, shared: { known, fields: entry.working } };
};
const bookmarkOf = (id: string) => ({
  id,
  reference: id,
  translationId: 'WEB',
  text: `text of ${id}`,
  notes: '',
  notesAt: null,
  createdAt: AT,
  updatedAt: AT,
  removedAt: null,
});
const noteOf = (id: string) => ({
  id,
  title: `title of ${id}`,
  text: `text of ${id}`,
  passage: '',
  createdAt: AT,
  updatedAt: AT,
  revision: 1,
  saved: null,
});
const passageOf = (id: string) => ({ id, reference: `reference ${id}`, translationId: 'WEB' });

/** Records of a reader that the server has, and others that it lacks. */
async function writeAs(owner: string): Promise<void> {
  for (const entry of [syncedEntry(`sent by ${owner}`), entryOf(`unsent by ${owner}`)])
    await entryStore.change(entryPath(owner, entry.key), () => entry);
  await placeStore.change(owner, () => ({ deviceId: `device of ${owner}`, cursor: 7 }));
  await idMappingStore.change(`${owner}/local_sent by ${owner}`, () => `id of ${owner}`);
  const paths = notePaths(owner);
  for (const name of ['sent', 'unsent']) {
    const note = noteOf(`${name} note of ${owner}`);
    await NOTE_STORES.notes.change(paths.note(name), () => ({ ...note, id: name }));
    if (name === 'unsent') continue;
    const { title, text, passage } = note;
    const content = { title, text, passage };
    await NOTE_STORES.atServer.change(paths.atServer(name), () => ({
      id: name,
      version: 1,
      content,
      sending: null,
      removed: false,
    }));
  }
  await bookmarkStore.change(owner, () => ({
    bookmarks: [bookmarkOf(`sent ${owner}`), bookmarkOf(`unsent ${owner}`)],
    unsent: [`unsent ${owner}`],
  }));
  await highlightStore.change(owner, () => ({
    highlights: [19_023_001, 45_008_028].map((verse) => ({ verse, colour: 'green' as const, changedAt: AT })),
    unsent: [45_008_028],
  }));
  const at = { viewedAt: AT, readAt: AT, timestamp: AT };
  await viewStore.change(owner, () => ({
    recentlyViewed: [{ ...passageOf(`viewed by ${owner}`), ...at }],
    clearedAt: null,
    isUnsent: true,
  }));
}

let ruths: Awaited<ReturnType<typeof newPair>>;

beforeEach(async () => {
  jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  ruths = await newPair();
  await rememberKey(RUTH, ruths.publicKey, means);
  await writeAs(RUTH);
});
afterEach(async () => {
  for (const store of PRIVATE_STORES)
    for (const owner of await store.owners()) await store.remove(await store.read(owner));
  await hidden.changeMany(
    (await hidden.readPairs('')).map(([key]) => key),
    (stored) => new Map([...stored.keys()].map((key) => [key, undefined])),
  );
  jest.restoreAllMocks();
});

describe('a device whose reader signs out', () => {
  it('shows none of their data to the next reader, in any store', async () => {
    await secureDevice(undefined, means);
    expect(await readable()).toBe('[]');
    expect(await createStore<unknown>('journal_entries').readPairs('')).toEqual([]);
    expect(JSON.stringify(await hidden.readAll(''))).not.toContain('text of');
    expect((await hidden.readAll('')).length).toBeGreaterThan(0);
  });

  it('restores the data that the server lacks, and requests the rest again', async () => {
    await NOTE_STORES.notes.change(notePaths(RUTH).note('gone'), () => ({ ...noteOf('gone'), id: 'gone' }));
    await noteRepository(RUTH).remove('gone');
    await secureDevice(BOAZ, means);
    expect(await noteBin(RUTH).list()).toEqual([]);
    await bringBack(RUTH, ruths, means);
    expect((await noteBin(RUTH).list()).map(({ id }) => id)).toEqual(['gone']);
    const titles = (await entryStore.readAll(`${RUTH}/`)).map(({ working }) => working.title);
    expect(titles).toEqual(['unsent by ruth']);
    expect(await placeStore.read(RUTH)).toBeUndefined();
    expect((await NOTE_STORES.notes.readAll(notePaths(RUTH).notes)).map(({ id }) => id)).toEqual(['unsent']);
    expect((await bookmarkStore.read(RUTH))?.bookmarks.map(({ id }) => id)).toEqual(['unsent ruth']);
    expect((await highlightStore.read(RUTH))?.highlights.map(({ verse }) => verse)).toEqual([45_008_028]);
    expect((await viewStore.read(RUTH))?.recentlyViewed).toHaveLength(1);
    expect(await hidden.readAll('')).toEqual([]);
  });

  it('restores an entry that an earlier version had sealed', async () => {
    const [journalEntries] = PRIVATE_STORES;
    const queued = { id: 'local_note', title: 'Grace', content: 'by faith', scripture: '', tags: [] };
    const stored = { ...queued, date: AT, createdAt: AT, category: 'study', syncStatus: 'pending' };
    await journalEntries!.bringBack(entryPath(RUTH, 'local_note'), JSON.stringify(stored));
    expect((await entryStore.read(entryPath(RUTH, 'local_note')))?.working).toMatchObject({
      title: 'Grace',
      content: 'by faith',
    });
  });

  it("restores nothing with another reader's key", async () => {
    await secureDevice(BOAZ, means);
    await bringBack(RUTH, await newPair(), means);
    expect(await readable()).toBe('[]');
    await bringBack(RUTH, ruths, means);
    expect(await readable()).toContain('unsent by ruth');
  });

  it('merges the restored data with newer data', async () => {
    await secureDevice(undefined, means);
    await bookmarkStore.change(RUTH, () => ({ bookmarks: [bookmarkOf('from elsewhere')], unsent: [] }));
    await bringBack(RUTH, ruths, means);
    const stored = await bookmarkStore.read(RUTH);
    expect(stored?.bookmarks.map(({ id }) => id).sort()).toEqual(['from elsewhere', 'unsent ruth']);
    expect(stored?.unsent).toEqual(['unsent ruth']);
  });

  it('leaves the data of a visitor and of the present reader, and seals that of several others', async () => {
    await writeAs(BOAZ);
    await writeAs(VISITOR);
    await secureDevice(BOAZ, means);
    const left = await readable();
    expect(left).toContain('unsent by boaz');
    expect(left).toContain('unsent by visitor');
    expect(left).not.toContain('ruth');
  });

  it('deletes no data of a reader whose key it never received', async () => {
    await writeAs(BOAZ);
    await secureDevice(undefined, means);
    const left = await readable();
    expect(left).toContain('unsent by boaz');
    expect(left).not.toContain('sent by ruth');
    expect((await entryStore.readAll(`${BOAZ}/`)).map(({ working }) => working.title)).toEqual([
      'unsent by boaz',
    ]);
  });

  it('seals data that is written meanwhile, and retains what was sealed before', async () => {
    await secureDevice(undefined, means);
    const late = entryOf('last words');
    await entryStore.change(entryPath(RUTH, late.key), () => late);
    await secureDevice(undefined, means);
    expect(await readable()).toBe('[]');
    await bringBack(RUTH, ruths, means);
    expect(await readable()).toContain('last words');
    expect(await readable()).toContain('unsent by ruth');
  });

  it('deletes the data that was read if the server knows it', async () => {
    await settleReading(RUTH, { recentlyViewed: [], history: [], clearedAt: null });
    await addReading(RUTH, { recentlyViewed: [], history: [], clearedAt: null }, false);
    expect((await viewStore.read(RUTH))?.isUnsent).toBe(true); // the server received an earlier state
    const { recentlyViewed } = (await viewStore.read(RUTH))!;
    await settleReading(RUTH, { recentlyViewed, history: [], clearedAt: null });
    await secureDevice(undefined, means);
    await bringBack(RUTH, ruths, means);
    expect([await viewStore.read(RUTH), await progressStore.read(RUTH)]).toEqual([undefined, undefined]);
  });
});

describe('a record that changes while it is sealed', () => {
  it('is not deleted unread', async () => {
    const things = createStore<string>('things', memoryStore());
    const store = privateStore<string>({
      name: 'things',
      store: things,
      ownerOf: (key) => key,
      unsent: (items) => items,
    });
    await things.change(RUTH, () => 'first words');
    const items = await store.read(RUTH);
    await things.change(RUTH, () => 'second words');
    await store.remove(items);
    expect(await things.read(RUTH)).toBe('second words');
  });
});

describe('a device whose reader deletes the account', () => {
  it('has none of their data any more, sealed or not, and accepts no late data', async () => {
    const name = 'gone';
    await rememberKey(name, ruths.publicKey, means);
    await writeAs(name);
    await secureDevice(undefined, means);
    await writeAs(name);
    await wipeOwner(name, means);
    expect(await readable()).not.toContain(name);
    expect((await hidden.readPairs(`${name}/`)).length).toBe(0);
    expect(await publicKeys.read(name)).toBeUndefined();
    await writeAs(name);
    await secureDevice(undefined, means);
    expect(await readable()).not.toContain(name);
  });
});
