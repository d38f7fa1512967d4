import fc from 'fast-check';
import { lastRead, mergeReading, NOTHING_READ, withOpened, type Reading } from './merge-reading.js';

const moment = fc
  .integer({ min: 0, max: 4 * 24 })
  .map((hours) => new Date(Date.UTC(2026, 2, 1, hours)).toISOString());

const passage = fc.record({
  id: fc.integer({ min: 1, max: 25 }).map((psalm) => `Ps.${psalm}`),
  reference: fc.constantFrom('Psalm', 'Salmo'),
  translationId: fc.constantFrom('WEB', 'RV1909'),
});

/** The reading progress of a device: views, and perhaps a clearing. */
const device: fc.Arbitrary<Reading> = fc
  .record({
    opened: fc.array(fc.tuple(passage, moment), { maxLength: 40 }),
    clearedAt: fc.option(moment, { freq: 3 }),
  })
  .map(({ opened, clearedAt }) =>
    opened.reduce<Reading>((reading, [each, at]) => withOpened(reading, each, at), {
      ...NOTHING_READ,
      clearedAt,
    }),
  );

describe('the reading progress of several devices', () => {
  it('merges to the same result in any order and any number of times', () => {
    fc.assert(
      fc.property(device, device, device, (one, two, three) => {
        const together = mergeReading(mergeReading(one, two), three);
        expect(mergeReading(one, mergeReading(two, three))).toEqual(together);
        expect(mergeReading(mergeReading(three, two), one)).toEqual(together);
        expect(mergeReading(together, together)).toEqual(together);
      }),
      { numRuns: 1_000 },
    );
  });

  it('has at most 10 recent views and 20 readings, newest first, without duplicates', () => {
    fc.assert(
      fc.property(device, device, (one, two) => {
        const { recentlyViewed, history } = mergeReading(one, two);
        expect(recentlyViewed.length).toBeLessThanOrEqual(10);
        expect(history.length).toBeLessThanOrEqual(20);
        expect(new Set(recentlyViewed.map(({ id }) => id)).size).toBe(recentlyViewed.length);
        expect(new Set(history.map(({ id, timestamp }) => `${timestamp.slice(0, 10)} ${id}`)).size).toBe(
          history.length,
        );
        for (const times of [
          recentlyViewed.map(({ viewedAt }) => viewedAt),
          history.map(({ timestamp }) => timestamp),
        ])
          expect(times).toEqual([...times].sort().reverse());
      }),
    );
  });

  it('has nothing from before the latest clearing on any device', () => {
    fc.assert(
      fc.property(device, device, moment, (one, two, clearedAt) => {
        const { history } = mergeReading(mergeReading(one, { ...NOTHING_READ, clearedAt }), two);
        expect(history.every(({ timestamp }) => timestamp > clearedAt)).toBe(true);
      }),
    );
  });
});

describe('a passage that is opened', () => {
  const psalm = { id: 'Ps.23', reference: 'Psalm 23', translationId: 'WEB' };

  it('becomes the last one read, and moves to the front when it is opened again', () => {
    const ruth = { id: 'Ruth.1', reference: 'Ruth 1', translationId: 'WEB' };
    const first = withOpened(NOTHING_READ, psalm, '2026-03-01T10:00:00.000Z');
    const second = withOpened(first, ruth, '2026-03-01T11:00:00.000Z');
    const third = withOpened(second, psalm, '2026-03-01T12:00:00.000Z');
    expect(lastRead(third)).toEqual({ ...psalm, timestamp: '2026-03-01T12:00:00.000Z' });
    expect(third.recentlyViewed.map(({ id }) => id)).toEqual(['Ps.23', 'Ruth.1']);
  });

  it('appears in the history once for each day on which it was read', () => {
    const monday = withOpened(NOTHING_READ, psalm, '2026-03-02T10:00:00.000Z');
    const both = withOpened(monday, psalm, '2026-03-03T10:00:00.000Z');
    expect(both.history).toHaveLength(2);
    expect(both.recentlyViewed).toHaveLength(1);
  });
});
