import { SaveBookmarks, ListBookmarks } from '@word-unfolded/contracts';
import type { Bookmark } from '@word-unfolded/domain';
import { JournalUnderTest, newReader, NOW } from './journal-fixture.js';

let journal: JournalUnderTest;
beforeAll(async () => {
  journal = await JournalUnderTest.start();
});
afterAll(() => journal.stop());

const at = (minutes: number) => `2026-03-01T10:${String(minutes).padStart(2, '0')}:00.000Z`;

const newBookmark = (id: string, changes: Partial<Bookmark> = {}): Bookmark => ({
  id,
  reference: id,
  translationId: 'WEB',
  text: 'How it begins',
  notes: '',
  notesAt: null,
  createdAt: at(1),
  updatedAt: at(1),
  removedAt: null,
  ...changes,
});

const save = (userId: string, bookmarks: Bookmark[]) => journal.ask(SaveBookmarks, { userId, bookmarks });
const list = (userId: string, after = '') => journal.ask(ListBookmarks, { userId, after });

describe('bookmarks of a reader', () => {
  it('are stored once per passage, in the latest state of two devices', async () => {
    const ruth = newReader();
    const noted = newBookmark('Ps.23', { notes: 'For my mother', notesAt: at(2), updatedAt: at(2) });
    await save(ruth, [noted, newBookmark('Jude')]);
    const later = newBookmark('Ps.23', { createdAt: at(3), updatedAt: at(3) });
    const together = { ...later, notes: 'For my mother', notesAt: at(2) };
    expect(await save(ruth, [later])).toEqual({ bookmarks: [together] });
    expect(await list(ruth)).toEqual({ bookmarks: [newBookmark('Jude'), together], next: null });
  });

  it('are visible to their reader only', async () => {
    const [ruth, boaz] = [newReader(), newReader()];
    await save(ruth, [newBookmark('Ps.23')]);
    await save(boaz, [newBookmark('Ps.23', { notes: 'mine', notesAt: at(2) })]);
    expect((await list(ruth)).bookmarks).toEqual([newBookmark('Ps.23')]);
    expect((await list(newReader())).bookmarks).toEqual([]);
  });

  it('are neither duplicated nor lost when two devices send at the same moment', async () => {
    const ruth = newReader();
    const devices = Array.from({ length: 6 }, (_, device) =>
      save(ruth, [newBookmark('Ps.23', { updatedAt: at(device) }), newBookmark(`Gen.${device + 1}`)]),
    );
    await Promise.all(devices);
    const { bookmarks } = await list(ruth);
    expect(bookmarks.map(({ id }) => id)).toEqual([
      ...Array.from({ length: 6 }, (_, device) => `Gen.${device + 1}`),
      'Ps.23',
    ]);
    expect(bookmarks.at(-1)!.updatedAt).toBe(at(5));
  });

  it('are reported as removed after removal, and then do not count against the limit', async () => {
    const ruth = newReader();
    await save(ruth, [newBookmark('Ps.23')]);
    const gone = newBookmark('Ps.23', { text: '', updatedAt: at(4), removedAt: at(4) });
    await save(ruth, [gone]);
    expect((await list(ruth)).bookmarks).toEqual([gone]);
  });

  it('do not win over later changes when the clock of their device is ahead', async () => {
    const ruth = newReader();
    const ahead = newBookmark('Ps.23', { updatedAt: '2031-01-01T00:00:00.000Z' });
    expect((await save(ruth, [ahead])).bookmarks[0]!.updatedAt).toBe(NOW);
  });

  it('are listed completely, and refused beyond 2,000', async () => {
    const ruth = newReader();
    const all = Array.from({ length: 2_000 }, (_, place) => newBookmark(`Ps.119.${1_000 + place}`));
    await journal.database
      .collection('bookmarks')
      .insertMany(all.map((each) => ({ ...each, ownerId: ruth, goneAt: null })));
    const listed: Bookmark[] = [];
    for (let next: string | null = ''; next !== null;) {
      const page = await list(ruth, next);
      listed.push(...page.bookmarks);
      next = page.next;
    }
    expect(listed).toEqual(all);
    const request = { userId: ruth, bookmarks: [newBookmark('Jude')] };
    expect(await journal.refusal(SaveBookmarks, request)).toMatchObject({
      code: 'BOOKMARKS_FULL',
      status: 409,
      params: { max: 2_000 },
    });
    await save(ruth, [newBookmark('Ps.119.1000', { updatedAt: at(9), removedAt: at(9) })]);
    await save(ruth, request.bookmarks);
  });
});
