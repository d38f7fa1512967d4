import { AppError, RebuildCounters } from '@word-unfolded/contracts';
import { addAmounts, DAILY_LIMITS, METRICS, NO_AMOUNTS, type Amounts } from '@word-unfolded/domain';
import { Meter } from '@word-unfolded/metering';
import { until } from '@word-unfolded/testing';
import * as fc from 'fast-check';
import { newReader, TODAY, UsageUnderTest, type ReaderSubject } from './usage-fixture.js';

/** An event in the life of a reader's answers. After a crash, the process that charged the usage never publishes it. */
type Step =
  | { readonly act: 'reserve' | 'settle' | 'crash'; readonly id: string; readonly amounts: Partial<Amounts> }
  | { readonly act: 'release'; readonly id: string }
  | { readonly act: 'pass'; readonly minutes: number };

const HISTORIES = 60;

const limits = DAILY_LIMITS.free;
const amounts: fc.Arbitrary<Partial<Amounts>> = fc.record(
  {
    tokens: fc.integer({ min: 0, max: 6_000 }),
    requests: fc.integer({ min: 0, max: 8 }),
    images: fc.integer({ min: 0, max: 1 }),
    ttsCharacters: fc.integer({ min: 0, max: 1_500 }),
  },
  { requiredKeys: [] },
);
const id = fc.constantFrom('a', 'b', 'c', 'd', 'e');
const step: fc.Arbitrary<Step> = fc.oneof(
  { weight: 4, arbitrary: fc.record({ act: fc.constant('reserve' as const), id, amounts }) },
  { weight: 3, arbitrary: fc.record({ act: fc.constantFrom('settle', 'crash'), id, amounts }) },
  { weight: 1, arbitrary: fc.record({ act: fc.constant('release' as const), id }) },
  {
    weight: 1,
    arbitrary: fc.record({ act: fc.constant('pass' as const), minutes: fc.integer({ min: 1, max: 20 }) }),
  },
);

let usage: UsageUnderTest;
let crashing: Meter;
beforeAll(async () => {
  usage = await UsageUnderTest.start();
  const replica = await usage.startReplica();
  crashing = replica.app.get(Meter, { strict: false });
  // The charges of this meter are never published by the meter itself.
  Object.defineProperty(crashing, 'relay', { value: { wake: () => {} } });
});
afterAll(() => usage.stop());

async function take(reader: ReaderSubject, next: Step): Promise<void> {
  try {
    if (next.act === 'pass') usage.time = new Date(usage.time.getTime() + next.minutes * 60_000);
    else if (next.act === 'release') await usage.meter.release(reader, next.id);
    else if (next.act === 'reserve') await usage.meter.reserve(reader, { feature: 'chat', ...next });
    else await (next.act === 'settle' ? usage.meter : crashing).settle(reader, next.id, next.amounts);
  } catch (error) {
    if (!(error instanceof AppError && error.code === 'LIMIT_REACHED')) throw error;
  }
}

/** Returns the settled usage of a day as counted by Redis. */
async function settledOn(reader: ReaderSubject, day: string): Promise<Amounts> {
  const [key] = await usage.redis.keys(
    `${usage.environment['SUBJECT_PREFIX']}:usage:*:${reader.id}:${day}:spent`,
  );
  const counted = key ? await usage.redis.hgetall(key.replace(/^[^:]*:/, '')) : {};
  return Object.fromEntries(METRICS.map((metric) => [metric, Number(counted[metric] ?? 0)])) as Amounts;
}

const settled = async (reader: ReaderSubject) => ({
  today: await settledOn(reader, TODAY),
  next: await settledOn(reader, '2099-03-11'),
});

async function stored(reader: ReaderSubject, day: string): Promise<Amounts> {
  const usageRecords = await usage.usageRecords.find({ ownerId: reader.id, day }).lean();
  return usageRecords.reduce<Amounts>((sum, usageRecord) => addAmounts(sum, usageRecord.amounts), NO_AMOUNTS);
}

/** Runs one history of a new reader, starting in the morning or shortly before midnight. */
async function live(steps: readonly Step[], start: string): Promise<ReaderSubject> {
  const reader = newReader();
  usage.time = new Date(`${TODAY}T${start}:00.000Z`);
  for (const next of steps) {
    await take(reader, next);
    const { used } = await usage.meter.remaining(reader);
    for (const metric of METRICS) expect(used[metric]).toBeLessThanOrEqual(limits[metric]);
  }
  return reader;
}

describe('any history of reservations, on real Redis', () => {
  it('exceeds no limit, matches the ledger, and is rebuilt with the same counts', async () => {
    const readers: ReaderSubject[] = [];
    await fc.assert(
      fc.asyncProperty(
        fc.array(step, { minLength: 1, maxLength: 25 }),
        fc.constantFrom('09:00', '23:40'),
        async (steps, start) => {
          readers.push(await live(steps, start));
        },
      ),
      { numRuns: HISTORIES },
    );

    usage.time = new Date('2099-03-11T12:00:00.000Z');
    const before = await Promise.all(readers.map(settled));
    await until('all of it is in the ledger', async () => {
      const ledger = await Promise.all(
        readers.map(async (reader) => ({
          today: await stored(reader, TODAY),
          next: await stored(reader, '2099-03-11'),
        })),
      );
      return JSON.stringify(ledger) === JSON.stringify(before);
    });

    await usage.loseRedis();
    expect(await Promise.all(readers.map(settled))).not.toEqual(before);
    await usage.ask(RebuildCounters, {});
    expect(await Promise.all(readers.map(settled))).toEqual(before);
  });

  it('exceeds no limit when its steps run concurrently', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 5, maxLength: 30 }), async (steps) => {
        const reader = newReader();
        usage.time = new Date('2099-03-12T09:00:00.000Z');
        await Promise.all(steps.map((next) => take(reader, next)));
        const { used } = await usage.meter.remaining(reader);
        for (const metric of METRICS) expect(used[metric]).toBeLessThanOrEqual(limits[metric]);
      }),
      { numRuns: HISTORIES },
    );
  });
});
