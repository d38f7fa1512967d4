import { Module } from '@nestjs/common';
import { AppError, type MeteredSubject, type RequestedTask } from '@word-unfolded/contracts';
import { DAILY_LIMITS } from '@word-unfolded/domain';
import { Meter, UsualCosts } from '@word-unfolded/metering';
import { Clock } from '@word-unfolded/primitives';
import { REDIS, redisConfiguration, startService, type RunningService } from '@word-unfolded/service-kit';
import { suiteEnvironment, until } from '@word-unfolded/testing';
import fc from 'fast-check';
import type { Redis } from 'ioredis';
import { randomBytes } from 'node:crypto';
import { AnswerTimes } from '../../src/answers/answer-times.js';
import type { GenerationRequest } from '../../src/answers/answer-store.js';
import { AnswerCharge } from '../../src/answers/generations/answer-charge.js';
import type { Ending, PreparedRun } from '../../src/answers/generations/run.js';
import { CostsModule } from '../../src/costs/costs.module.js';
import type { CostEstimate } from '../../src/costs/task-costs.js';
import { AnswerGenerator } from '../../src/generators/answer-generator.js';
import { believedTokens } from '../../src/models/count-tokens.js';
import { NothingErasedModule } from '../nothing-erased.js';

const LIMIT = DAILY_LIMITS.free.tokens;

/** What the generator of a suite estimates; a suite with a name of its own has learned nothing yet. */
const ESTIMATE: CostEstimate = { prompt: 100, usual: 3_000, most: 6_000 };
const generator = { name: { kind: 'model', name: 'a' }, estimate: () => ESTIMATE };

@Module({
  imports: [NothingErasedModule, CostsModule],
  providers: [
    AnswerTimes,
    AnswerCharge,
    { provide: AnswerGenerator, useValue: generator as unknown as AnswerGenerator },
  ],
})
class ChargingModule {}

let service: RunningService;
let charge: AnswerCharge;
let meter: Meter;
let costs: UsualCosts;
let times: { -readonly [Name in keyof AnswerTimes]: number };
let now: Date;

beforeAll(async () => {
  service = await startService('ai', ChargingModule, [redisConfiguration], suiteEnvironment());
  const of = <Provider>(token: symbol | (abstract new (...args: never[]) => Provider)) =>
    service.app.get<Provider>(token as symbol, { strict: false });
  [charge, meter, costs, times] = [of(AnswerCharge), of(Meter), of(UsualCosts), of(AnswerTimes)];
  of(Clock).now = () => now;
  const redis = of<Redis>(REDIS);
  await until('Redis is there', () => redis.status === 'ready');
});
afterAll(() => service.stop());
beforeEach(() => {
  // Far in the future: Redis would delete the counters of a past day.
  now = new Date('2099-04-01T09:00:00.000Z');
  generator.name.name = randomBytes(6).toString('hex');
  times.waitForOthersMs = 12_000;
});

const newReader = (): MeteredSubject => ({
  kind: 'reader',
  id: randomBytes(12).toString('hex'),
  tier: 'free',
  role: 'user',
});
const preparation = { promptContext: {} } as PreparedRun;
const question = (subject: MeteredSubject): GenerationRequest => ({
  answerId: randomBytes(12).toString('hex'),
  subject,
  task: { kind: 'chat' } as RequestedTask,
});
const end = (tokens: number): Ending => ({ status: 'complete', tokens });

/** Answers a question that costs this much; the answer takes some time. */
async function ask(subject: MeteredSubject, tokens: number): Promise<void> {
  const request = question(subject);
  await charge.reserve(request, preparation);
  await new Promise((resolve) => setImmediate(resolve));
  await charge.settle(request, preparation, end(tokens));
}

const tokensOf = async (subject: MeteredSubject) => (await meter.remaining(subject)).used.tokens;
const refusalOf = (work: Promise<unknown>) =>
  work.then(
    () => undefined,
    (error: unknown) => error as AppError,
  );

describe('what is reserved for a question', () => {
  it('is the prompt and the usual rest, which is learned from real costs', async () => {
    const ruth = newReader();
    await charge.reserve(question(ruth), preparation);
    expect(await tokensOf(ruth)).toBe(3_100);
    for (let count = 0; count < 12; count += 1) await ask(newReader(), 700);
    const boaz = newReader();
    await charge.reserve(question(boaz), preparation);
    expect(await tokensOf(boaz)).toBeGreaterThanOrEqual(700);
    expect(await tokensOf(boaz)).toBeLessThan(850);
  });

  it('never is a reason to say that the day is used up while an ordinary question fits', async () => {
    for (let count = 0; count < 12; count += 1) await ask(newReader(), 3_900);
    const ruth = newReader();
    await ask(ruth, 5_600);
    expect(await refusalOf(ask(ruth, 3_900))).toBeUndefined();
    expect(await tokensOf(ruth)).toBe(9_500);
  });

  it.each([
    [4_400, undefined],
    [1_000, undefined],
    [ESTIMATE.prompt, 'LIMIT_REACHED'],
    [1, 'LIMIT_REACHED'],
    [0, 'LIMIT_REACHED'],
  ])('is refused with %i tokens left only where an ordinary question does not fit', async (left, code) => {
    for (let count = 0; count < 12; count += 1) await ask(newReader(), 1_000);
    const ruth = newReader();
    const before = question(ruth);
    await meter.reserve(ruth, { id: before.answerId, feature: 'chat', amounts: { tokens: LIMIT - left } });
    await meter.settle(ruth, before.answerId, { tokens: LIMIT - left });
    const refusal = await refusalOf(ask(ruth, 1_000));
    expect(refusal?.code).toBe(code);
    const percent = Math.floor((left / LIMIT) * 100);
    if (code) expect(refusal?.textIn('en')).toContain(`length of answers: ${percent}% of it is left`);
    expect(await tokensOf(ruth)).toBe(code ? LIMIT - left : LIMIT - left + 1_000);
  });

  it('shrinks when several questions share what is left', async () => {
    for (let count = 0; count < 12; count += 1) await ask(newReader(), count % 2 ? 2_300 : 2_700);
    const ruth = newReader();
    const questions = [1, 2, 3].map(() => question(ruth));
    for (const each of questions) await charge.reserve(each, preparation);
    expect(await tokensOf(ruth)).toBeLessThanOrEqual(LIMIT);
    for (const each of questions) await charge.settle(each, preparation, end(2_500));
    expect(await tokensOf(ruth)).toBe(7_500);
  });

  it('waits for answers that hold more than they take in the end', async () => {
    const ruth = newReader();
    const [first, ...others] = Array.from({ length: 7 }, () => question(ruth));
    await charge.reserve(first!, preparation);
    const asked = Promise.all(others.map((each) => charge.reserve(each, preparation)));
    const settled = (async () => {
      for (const each of [first!, ...others]) {
        await charge.settle(each, preparation, end(500));
        await new Promise((resolve) => setImmediate(resolve));
      }
    })();
    await Promise.all([asked, settled].map((each) => refusalOf(each)));
    await asked;
  });

  it('says that others are being written when they do not end', async () => {
    times.waitForOthersMs = 0;
    const ruth = newReader();
    const refusals: (AppError | undefined)[] = [];
    for (let count = 0; count < 8; count += 1)
      refusals.push(await refusalOf(charge.reserve(question(ruth), preparation)));
    expect(refusals.at(-1)).toMatchObject({
      code: 'ANSWERS_IN_PROGRESS',
      status: 429,
      fields: { retryAfter: 15 },
    });
  });
});

describe('a refusal', () => {
  it('names its limit and what is left of it, and when it begins anew', async () => {
    for (let count = 0; count < 12; count += 1) await ask(newReader(), 3_900);
    const ruth = newReader();
    for (const tokens of [3_900, 3_900]) await ask(ruth, tokens);
    const refusal = await refusalOf(ask(ruth, 3_900));
    expect(refusal).toMatchObject({ code: 'LIMIT_REACHED', fields: { resetAt: '2099-04-02T00:00:00.000Z' } });
    expect(refusal?.textIn('en')).toMatch(
      /length of answers: 22% of it is left, and this would take about 39%/,
    );
    expect(refusal?.textIn('es')).toMatch(/extensión de las respuestas: queda el 22 % .* cerca del 39 %/);
  });

  it('of questions says how many there were', async () => {
    const ruth = newReader();
    for (let count = 0; count < DAILY_LIMITS.free.requests; count += 1) await ask(ruth, 100);
    const refusal = await refusalOf(ask(ruth, 100));
    expect(refusal?.textIn('en')).toMatch(/daily limit of questions: 0 of 20 are left/);
  });

  it('waits a minute after more than twenty stopped answers in an hour, which cost nothing', async () => {
    const ruth = newReader();
    const stop = async () => {
      const request = question(ruth);
      await charge.reserve(request, preparation);
      await charge.settle(request, preparation, { status: 'stopped', tokens: 900 });
    };
    for (let count = 0; count < 21; count += 1) await stop();
    expect(await tokensOf(ruth)).toBe(0);
    const refusal = await refusalOf(ask(ruth, 100));
    expect(refusal).toMatchObject({ code: 'TOO_MANY_STOPPED', status: 429 });
    expect(refusal?.fields['retryAfter']).toBeLessThanOrEqual(60);
    expect(await refusalOf(ask(newReader(), 100))).toBeUndefined();
  });
});

/** How an answer ends: with a cost that is true or a lie of its provider, blank or failed, stopped, or never. */
type Fate =
  | { readonly how: 'complete'; readonly cost: number; readonly told: number }
  | { readonly how: 'failed' | 'stopped' | 'crashed' };

const fate: fc.Arbitrary<Fate> = fc.oneof(
  {
    weight: 6,
    arbitrary: fc.integer({ min: 200, max: 3_000 }).chain((cost) =>
      fc.record({
        how: fc.constant('complete' as const),
        cost: fc.constant(cost),
        told: fc.oneof(
          { weight: 4, arbitrary: fc.constant(cost) },
          fc.constantFrom(0, -5, cost * 50, Number.NaN, Number.MAX_SAFE_INTEGER),
        ),
      }),
    ),
  },
  { weight: 2, arbitrary: fc.record({ how: fc.constantFrom('failed', 'stopped', 'crashed') }) },
);

const ENDINGS = {
  failed: { status: 'failed', code: 'PROVIDER_FAILED', params: {} },
  stopped: { status: 'stopped', tokens: 400 },
} as const satisfies Record<string, Ending>;

describe('any history of questions at the same time', () => {
  it('charges within the limit, leaks no reservation, and refuses nobody for whom an ordinary answer is left', async () => {
    times.waitForOthersMs = 0;
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.array(fate, { minLength: 1, maxLength: 4 }), { minLength: 1, maxLength: 6 }),
        async (rounds) => {
          const ruth = newReader();
          generator.name.name = randomBytes(6).toString('hex');
          let owed = 0;
          for (const fates of rounds) {
            const requests = fates.map((each) => ({ request: question(ruth), each }));
            await Promise.all(
              requests.map(async ({ request, each }) => {
                const before = await tokensOf(ruth);
                const refusal = await refusalOf(charge.reserve(request, preparation));
                if (refusal) {
                  expect(['LIMIT_REACHED', 'ANSWERS_IN_PROGRESS']).toContain(refusal.code);
                  // Alone, a question is refused only if less is left than such questions cost on average.
                  const usual = await costs.of(`chat:model:${generator.name.name}`);
                  const least = ESTIMATE.prompt + (usual?.mean ?? ESTIMATE.usual / 2);
                  if (fates.length === 1) expect(LIMIT - before).toBeLessThan(Math.ceil(least));
                  return;
                }
                if (each.how === 'crashed') return;
                if (each.how !== 'complete') return charge.settle(request, preparation, ENDINGS[each.how]);
                const tokens = believedTokens(each.told, each.cost);
                expect(tokens).toBeLessThanOrEqual(each.cost * 1.3 + 64);
                owed += each.cost;
                await charge.settle(request, preparation, end(tokens));
              }),
            );
          }
          // Reservations of crashed answers expire; nothing else is held.
          now = new Date(now.getTime() + 16 * 60_000);
          const used = await tokensOf(ruth);
          expect(used).toBeLessThanOrEqual(Math.min(LIMIT, owed * 1.3 + 64 * 24));
          const after = await refusalOf(charge.reserve(question(ruth), preparation));
          if (LIMIT - used >= ESTIMATE.prompt + 3_000) expect(after?.code).not.toBe('ANSWERS_IN_PROGRESS');
        },
      ),
      { numRuns: 60 },
    );
  });
});
