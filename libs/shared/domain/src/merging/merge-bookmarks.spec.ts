import fc from 'fast-check';
import { storedBookmarks, mergeBookmarks, type Bookmark } from './merge-bookmarks.js';

const minute = fc.integer({ min: 0, max: 5 }).map((at) => `2026-03-01T10:0${at}:00.000Z`);

const bookmark: fc.Arbitrary<Bookmark> = fc.record({
  id: fc.constantFrom('Ps.23', 'Rom.8.28', 'John.3.16'),
  reference: fc.constantFrom('Psalm 23', 'Salmo 23'),
  translationId: fc.constantFrom('WEB', 'RV1909'),
  text: fc.constantFrom('', 'one', 'two'),
  notes: fc.constantFrom('', 'mine', 'yours'),
  notesAt: fc.option(minute),
  createdAt: minute,
  updatedAt: minute,
  removedAt: fc.option(minute),
});

/** A possible state of a device: each passage once. */
const device = fc.array(bookmark, { maxLength: 6 }).map((several) => mergeBookmarks(several, []));

const at = (minutes: number) => `2026-03-01T10:0${minutes}:00.000Z`;
const PSALM: Bookmark = {
  id: 'Ps.23',
  reference: 'Psalm 23',
  translationId: 'WEB',
  text: 'Yahweh is my shepherd',
  notes: '',
  notesAt: null,
  createdAt: at(1),
  updatedAt: at(1),
  removedAt: null,
};

describe('bookmarks of several devices', () => {
  it('merge to the same result in any order and any number of times', () => {
    fc.assert(
      fc.property(device, device, device, (one, two, three) => {
        const together = mergeBookmarks(mergeBookmarks(one, two), three);
        expect(mergeBookmarks(one, mergeBookmarks(two, three))).toEqual(together);
        expect(mergeBookmarks(mergeBookmarks(three, two), one)).toEqual(together);
        expect(mergeBookmarks(together, two)).toEqual(together);
      }),
      { numRuns: 2_000 },
    );
  });

  it('have each passage once, and none that no device had', () => {
    fc.assert(
      fc.property(device, device, (one, two) => {
        const ids = mergeBookmarks(one, two).map(({ id }) => id);
        expect(ids).toEqual([...new Set([...one, ...two].map(({ id }) => id))].sort());
      }),
    );
  });

  it('have the latest note on each passage', () => {
    fc.assert(
      fc.property(device, device, (one, two) => {
        for (const { id, notesAt } of mergeBookmarks(one, two)) {
          const times = [...one, ...two].filter((each) => each.id === id).map((each) => each.notesAt ?? '');
          expect(notesAt ?? '').toBe(times.sort().at(-1));
        }
      }),
    );
  });
});

describe('one passage on two devices', () => {
  it('has the note of one device even if the other set its bookmark later', () => {
    const noted = { ...PSALM, notes: 'Read to my mother', notesAt: at(2), updatedAt: at(2) };
    const later = { ...PSALM, createdAt: at(4), updatedAt: at(4) };
    expect(mergeBookmarks([noted], [later])).toEqual([
      { ...later, notes: 'Read to my mother', notesAt: at(2) },
    ]);
  });

  it('is removed if the removal was last, and present again if it was set later', () => {
    const gone = { ...PSALM, text: '', updatedAt: at(3), removedAt: at(3) };
    expect(storedBookmarks(mergeBookmarks([PSALM], [gone]))).toEqual([]);
    const again = { ...PSALM, createdAt: at(4), updatedAt: at(4) };
    expect(storedBookmarks(mergeBookmarks([gone], [again]))).toEqual([again]);
  });

  it('is listed newest first', () => {
    const newer = { ...PSALM, id: 'Jude', createdAt: at(2) };
    expect(storedBookmarks([PSALM, newer]).map(({ id }) => id)).toEqual(['Jude', 'Ps.23']);
  });
});
