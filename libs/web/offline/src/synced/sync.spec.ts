import {
  storedBookmarks,
  mergeBookmarks,
  mergeReading,
  NOTHING_READ,
  withOpened,
  type Bookmark,
  type Reading,
} from '@word-unfolded/domain';
import fc from 'fast-check';
import { VISITOR } from '../store/use-owner.js';
import { bookmarkStore, withChanged } from './stored-bookmarks.js';
import { addReading, readReading } from './stored-reading.js';
import type { SyncServer } from './server.js';
import { importBookmarks, syncBookmarks } from './sync-bookmarks.js';
import { importReading, syncReading } from './sync-reading.js';

const minute = fc
  .integer({ min: 0, max: 50 })
  .map((at) => new Date(Date.UTC(2026, 2, 1, 10, at)).toISOString());

const bookmark: fc.Arbitrary<Bookmark> = fc.record({
  id: fc.integer({ min: 1, max: 150 }).map((psalm) => `Ps.${psalm}`),
  reference: fc.constantFrom('Psalm', 'Salmo'),
  translationId: fc.constant('WEB'),
  text: fc.constant(''),
  notes: fc.constantFrom('', 'mine'),
  notesAt: fc.option(minute),
  createdAt: minute,
  updatedAt: minute,
  removedAt: fc.option(minute, { freq: 3 }),
});

const several = fc.array(bookmark, { maxLength: 150 }).map((all) => mergeBookmarks(all, []));

const reading: fc.Arbitrary<Reading> = fc
  .array(fc.tuple(fc.integer({ min: 1, max: 30 }), minute), { maxLength: 30 })
  .map((passage) =>
    passage.reduce<Reading>(
      (sum, [psalm, at]) =>
        withOpened(sum, { id: `Ps.${psalm}`, reference: `Psalm ${psalm}`, translationId: 'WEB' }, at),
      NOTHING_READ,
    ),
  );

let readers = 0;
const newReader = () => `reader-${(readers += 1)}`;

/** The journal service, as a device sees it. */
function fakeServer(bookmarks: Bookmark[] = [], known: Reading = NOTHING_READ) {
  const state = { bookmarks, reading: known, sent: 0 };
  const server: SyncServer = {
    listBookmarks: (after) => {
      const rest = state.bookmarks.filter(({ id }) => id > after);
      const page = rest.slice(0, 7);
      return Promise.resolve({ bookmarks: page, next: rest.length > 7 ? page.at(-1)!.id : null });
    },
    saveBookmarks: (sent) => {
      expect(sent.length).toBeLessThanOrEqual(100);
      state.sent += 1;
      state.bookmarks = mergeBookmarks(state.bookmarks, sent);
      const ids = new Set(sent.map(({ id }) => id));
      return Promise.resolve(state.bookmarks.filter(({ id }) => ids.has(id)));
    },
    getReading: () => Promise.resolve(state.reading),
    saveReading: (sent) => {
      state.sent += 1;
      state.reading = mergeReading(state.reading, sent);
      return Promise.resolve(state.reading);
    },
  };
  return { state, server };
}

const signIn = async (owner: string, server: SyncServer) => {
  await importBookmarks(owner);
  await syncBookmarks(owner, server);
};

describe('a visitor who signs in', () => {
  it('has the bookmarks of this visit, their own on this device and those of the server: each passage once', async () => {
    await fc.assert(
      fc.asyncProperty(several, several, several, async (visitors, before, stored) => {
        const owner = newReader();
        const { state, server } = fakeServer(stored);
        await bookmarkStore.change(VISITOR, () => withChanged(undefined, visitors));
        await bookmarkStore.change(owner, () => withChanged(undefined, before));
        await signIn(owner, server);
        const together = mergeBookmarks(mergeBookmarks(visitors, before), stored);
        expect(await bookmarkStore.read(owner)).toEqual({ bookmarks: together, unsent: [] });
        expect(storedBookmarks(state.bookmarks)).toEqual(storedBookmarks(together));
        expect(await bookmarkStore.read(VISITOR)).toBeUndefined();
        const { sent } = state;
        await signIn(owner, server);
        expect(state.sent).toBe(sent);
      }),
      { numRuns: 60 },
    );
  });

  it('has the merged reading progress of here and elsewhere, and leaves nothing for the next visitor', async () => {
    await fc.assert(
      fc.asyncProperty(reading, reading, async (visitors, stored) => {
        const owner = newReader();
        const { state, server } = fakeServer([], stored);
        await addReading(VISITOR, visitors);
        await importReading(owner);
        await syncReading(owner, server);
        expect(await readReading(owner)).toEqual(mergeReading(visitors, stored));
        expect(state.reading).toEqual(mergeReading(visitors, stored));
        expect(await readReading(VISITOR)).toEqual(NOTHING_READ);
        const { sent } = state;
        await syncReading(owner, server);
        expect(state.sent).toBe(sent);
      }),
      { numRuns: 60 },
    );
  });
});

describe('a bookmark that is set during a request to the server', () => {
  const at = '2026-03-01T10:00:00.000Z';
  const newBookmark = (id: string, changes: Partial<Bookmark> = {}): Bookmark => ({
    id,
    reference: id,
    translationId: 'WEB',
    text: '',
    notes: '',
    notesAt: null,
    createdAt: at,
    updatedAt: at,
    removedAt: null,
    ...changes,
  });

  it('is sent the next time, and so is one that was changed meanwhile', async () => {
    const owner = newReader();
    const { state, server } = fakeServer();
    await bookmarkStore.change(owner, (stored) =>
      withChanged(stored, [newBookmark('Ps.1'), newBookmark('Ps.2')]),
    );
    const changed = newBookmark('Ps.1', {
      notes: 'blessed',
      notesAt: at,
      updatedAt: '2026-03-01T11:00:00.000Z',
    });
    const slow: SyncServer = {
      ...server,
      saveBookmarks: async (sent) => {
        await bookmarkStore.change(owner, (stored) => withChanged(stored, [changed, newBookmark('Ps.3')]));
        return server.saveBookmarks(sent);
      },
    };
    await syncBookmarks(owner, slow);
    expect((await bookmarkStore.read(owner))?.unsent).toEqual(['Ps.1', 'Ps.3']);
    await syncBookmarks(owner, server);
    expect((await bookmarkStore.read(owner))?.unsent).toEqual([]);
    expect(state.bookmarks).toEqual([changed, newBookmark('Ps.2'), newBookmark('Ps.3')]);
  });

  it('stays here while the server is unreachable', async () => {
    const owner = newReader();
    const { server } = fakeServer();
    await bookmarkStore.change(owner, (stored) => withChanged(stored, [newBookmark('Ps.1')]));
    const away = { ...server, saveBookmarks: () => Promise.reject(new Error('away')) };
    await expect(syncBookmarks(owner, away)).rejects.toThrow('away');
    expect((await bookmarkStore.read(owner))?.unsent).toEqual(['Ps.1']);
  });
});
