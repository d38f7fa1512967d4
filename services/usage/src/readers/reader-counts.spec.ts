import { ownerOf } from '@word-unfolded/persistence';
import fc from 'fast-check';
import type { Addition } from '../rollups/schemas/rollup-entry.schema.js';
import { ReaderCounts } from './reader-counts.js';
import type { ReaderFactsRepository } from './reader-facts.repository.js';
import type { ReaderFactsRecord } from './reader-facts.schema.js';
import { daysAfter, mondayOf } from './weeks.js';

const FIRST = '2026-03-02';
const DAYS = 60;

/** The facts of readers in memory. */
function countsInMemory(): ReaderCounts {
  const facts = new Map<string, ReaderFactsRecord>();
  const readers: Pick<ReaderFactsRepository, 'of' | 'add' | 'change'> = {
    of: (ownerId) => Promise.resolve(facts.get(ownerId) ?? null),
    add: (ownerId, about) => {
      const rest = {
        isVerified: false,
        activeDay: null,
        activeWeek: null,
        revision: 0,
        status: null,
        monthlyCents: 0,
      };
      const record = { ownerId, ...rest, ...about };
      facts.set(ownerId, record);
      return Promise.resolve(record);
    },
    change: (ownerId, changes) => {
      facts.set(ownerId, { ...facts.get(ownerId)!, ...changes });
      return Promise.resolve();
    },
  };
  return new ReaderCounts(readers as ReaderFactsRepository);
}

type Dated = Addition & { readonly on: string };

const sum = (additions: readonly Dated[], isMeant: (addition: Dated) => boolean) =>
  additions.reduce(
    (total, addition) => (isMeant(addition) ? total + (addition.values.count ?? 0) : total),
    0,
  );

describe('the counts of active readers', () => {
  it('are those of a list of all readers and days, however often and in whichever order readers come', async () => {
    const visits = fc.uniqueArray(
      fc.record({ reader: fc.integer({ min: 0, max: 4 }), day: fc.integer({ min: 0, max: DAYS - 1 }) }),
      { maxLength: 40, selector: ({ reader, day }) => `${reader} ${day}` },
    );
    await fc.assert(
      fc.asyncProperty(visits, async (unordered) => {
        const ordered = [...unordered].sort((one, other) => one.day - other.day);
        const counts = countsInMemory();
        const additions: Dated[] = [];
        for (const { reader, day } of ordered) {
          const on = daysAfter(FIRST, day);
          const at = new Date(`${on}T12:00:00.000Z`);
          const added = await counts.additionsOf(ownerOf(`reader ${reader}`), 'account.active', {}, at);
          additions.push(...added.map((addition) => ({ ...addition, on: addition.day ?? on })));
        }
        const activeIn = (from: string, to: string) =>
          new Set(
            ordered
              .filter(({ day }) => daysAfter(FIRST, day) >= from && daysAfter(FIRST, day) <= to)
              .map(({ reader }) => reader),
          ).size;
        for (let day = 0; day < DAYS; day += 1) {
          const on = daysAfter(FIRST, day);
          expect(sum(additions, (each) => each.name === 'reader.active' && each.on === on)).toBe(
            activeIn(on, on),
          );
          for (const days of [7, 30])
            expect(sum(additions, (each) => each.name === `reader.active.${days}` && each.on <= on)).toBe(
              activeIn(daysAfter(on, 1 - days), on),
            );
        }
      }),
      { numRuns: 30 },
    );
  });
});

describe('a verified address', () => {
  it('is counted once, on the day on which it was verified first, also after other events', async () => {
    const counts = countsInMemory();
    const names: string[] = [];
    for (const event of ['account.active', 'account.email-verified', 'account.email-verified'])
      for (const { name } of await counts.additionsOf(ownerOf('ruth'), event, {}, new Date(FIRST)))
        names.push(name);
    expect(names.filter((name) => name === 'reader.verified')).toHaveLength(1);
    expect(names.filter((name) => name === 'reader.present')).toHaveLength(1);
  });
});

describe('a registration', () => {
  it('that is moved counts on the earlier day only', async () => {
    const counts = countsInMemory();
    const ruth = ownerOf('ruth');
    const today = new Date('2026-11-23T10:00:00.000Z');
    const earlier = new Date('2026-03-02T06:00:00.000Z');
    const additions = [
      ...(await counts.additionsOf(ruth, 'account.registered', {}, today)).map((each) => ({
        on: '2026-11-23',
        ...each,
      })),
      ...(await counts.additionsOf(ruth, 'account.backdated', { from: '2026-11-23' }, earlier)).map(
        (each) => ({
          ...each,
          on: each.day ?? '2026-03-02',
        }),
      ),
    ];
    const on = (day: string) =>
      sum(additions, (each) => each.name === 'reader.registered' && each.on === day);
    expect([on('2026-03-02'), on('2026-11-23')]).toEqual([1, 0]);
  });
});

describe('a week', () => {
  it('begins on Monday', () => {
    expect(['2026-03-01', '2026-03-02', '2026-03-08'].map(mondayOf)).toEqual([
      '2026-02-23',
      '2026-03-02',
      '2026-03-02',
    ]);
  });
});
