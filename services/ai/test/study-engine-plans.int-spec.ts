import { StudyLibrary } from '../src/library/study-library.js';
import { PlanMaker } from '../src/plan-generation/plan-maker.js';
import type { PlanRequest } from '../src/plan-generation/plan-request.js';
import { PlanGenerator, type ProposedReadings } from '../src/plan-generation/plan-generator.js';
import { readingLength } from '../src/plan-generation/reading-length.js';
import { StudyEnginePlanGenerator } from '../src/plan-generation/study-engine-plan-generator.js';
import { RealEngine } from './study-engine/real-engine.js';

let engine: RealEngine;
let library: StudyLibrary;
beforeAll(async () => {
  engine = await RealEngine.start();
  library = engine.service.app.get(StudyLibrary, { strict: false });
});
afterAll(() => engine.stop());

const signal = new AbortController().signal;
const PLAN: PlanRequest = {
  theme: 'hope',
  days: 7,
  dailyMinutes: 15,
  startDate: '2026-12-28',
  language: 'en',
};
const generate = async (
  request: Partial<PlanRequest>,
  writer: PlanGenerator = new StudyEnginePlanGenerator(library),
) => (await new PlanMaker(writer, library).make({ ...PLAN, ...request }, signal)).plan;

/** The shortest and the longest plan, and one between. */
const KINDS = [
  [7, 15],
  [14, 45],
  [30, 30],
  [90, 15],
  [90, 45],
] as const;

/** The canonical ids of the verses of each day. */
async function versesOf(days: readonly { osis: string }[], language: 'en' | 'es'): Promise<number[][]> {
  const read = days.map(({ osis }) => library.passage(osis, { language }));
  return (await Promise.all(read)).map(
    (passage) => passage?.verses.map(({ canonicalId }) => canonicalId) ?? [],
  );
}

describe('a reading plan of the study engine', () => {
  it.each([
    ['hope', 'en'],
    ['the fruit of the Spirit', 'en'],
    ['los sueños', 'es'],
  ] as const)(
    'has existing readings without duplicates, for every length and daily time: %s',
    async (theme, language) => {
      for (const [days, dailyMinutes] of KINDS) {
        const plan = await generate({ theme, language, days, dailyMinutes });
        const verses = await versesOf(plan.days, language);
        expect(plan.days.map(({ day }) => day)).toEqual(
          Array.from({ length: days }, (_, index) => index + 1),
        );
        expect(new Set(verses.flat()).size).toBe(verses.flat().length);
        const { most } = readingLength(dailyMinutes);
        for (const day of verses) {
          expect(day.length).toBeGreaterThan(0);
          expect(day.length).toBeLessThanOrEqual(most);
        }
      }
    },
  );

  it('has the passages that a reader would expect', async () => {
    const { days } = await generate({ theme: 'anxiety' });
    const read = days.map(({ reference }) => reference).join(' ');
    for (const book of ['Philippians 4', 'Matthew 6', '1 Peter 5']) expect(read).toContain(book);
  });

  it('dates its days from the first on, with a note for each', async () => {
    const plan = await generate({});
    expect([plan.days[0]?.date, plan.days.at(-1)?.date, plan.endDate]).toEqual([
      '2026-12-28',
      '2027-01-03',
      '2027-01-03',
    ]);
    expect(plan.days.every(({ note }) => note.length > 20)).toBe(true);
  });

  it('is the same when it is requested again', async () => {
    expect(await generate({ days: 30 })).toEqual(await generate({ days: 30 }));
  });

  it('is refused for a theme on which Scripture has nothing', async () => {
    await expect(generate({ theme: 'zxqv' })).rejects.toMatchObject({ code: 'PLAN_THEME_NOT_FOUND' });
  });

  it.each([
    { theme: ' ' },
    { theme: 'x'.repeat(101) },
    { startDate: '2026-02-30' },
    { days: 8 as 7 },
    { dailyMinutes: 0 as 15 },
  ])('is refused for an invalid request: %j', async (wrong) => {
    await expect(generate(wrong)).rejects.toMatchObject({ status: 400 });
  });
});

describe('a plan of another generator', () => {
  class Proposing extends PlanGenerator {
    constructor(private readonly proposed: readonly string[]) {
      super();
    }

    override readonly name = 'proposing';

    override estimate() {
      return { prompt: 0, usual: 0, most: 0 };
    }

    override readings(): Promise<ProposedReadings> {
      const readings = this.proposed.map((reference) => ({ reference, note: 'Read.' }));
      return Promise.resolve({ readings, tokens: 0 });
    }
  }

  const true7 = [
    'Psalm 1',
    'Psalm 23',
    'John 3:1-21',
    'Romans 8:18-30',
    'Philippians 4:4-9',
    'James 1:2-8',
    '1 Peter 5:6-11',
  ];

  it('omits readings that do not exist or repeat', async () => {
    const plan = await generate(
      {},
      new Proposing(['Psalm 151:9', true7[0]!, 'Psalm 1:2', ...true7.slice(1)]),
    );
    expect(plan.days.map(({ reference }) => reference)).toHaveLength(7);
    expect(plan.days[1]?.reference).toBe('Psalm 23');
  });

  it('fails when too few of its readings are valid', async () => {
    await expect(generate({}, new Proposing(true7.slice(1)))).rejects.toMatchObject({
      code: 'PLAN_GENERATE_FAILED',
    });
  });
});
