import { minutesOf, READING_WORDS_A_MINUTE } from '@word-unfolded/domain';
import { bookOf, partsOfVerse } from '@word-unfolded/scripture-ref';
import { StudyLibrary } from '../src/library/study-library.js';
import type { StudyVerse } from '../src/library/study-passage.js';
import { PlanMaker } from '../src/plan-generation/plan-maker.js';
import type { PlanDay, PlannedReading, PlanRequest } from '../src/plan-generation/plan-request.js';
import { PlanGenerator } from '../src/plan-generation/generators/plan-generator.js';
import { StudyEnginePlanGenerator } from '../src/plan-generation/generators/study-engine-plan-generator.js';
import { harmOf } from '../src/plan-generation/themes/harm-themes.js';
import { unfitChapters } from '../src/plan-generation/themes/unfit-chapters.js';
import { woundPassages } from '../src/plan-generation/themes/wound-passages.js';
import { PLAN_THEMES } from './study-engine/plan-themes.js';
import { RealEngine } from './study-engine/real-engine.js';

let engine: RealEngine;
let library: StudyLibrary;
let writer: StudyEnginePlanGenerator;
beforeAll(async () => {
  engine = await RealEngine.start();
  library = engine.service.app.get(StudyLibrary, { strict: false });
  writer = new StudyEnginePlanGenerator(library);
});
afterAll(() => engine.stop());

const signal = new AbortController().signal;
const PLAN: PlanRequest = {
  theme: 'hope',
  days: 7,
  dailyTime: '15min',
  startDate: '2026-12-28',
  language: 'en',
};

async function generate(request: Partial<PlanRequest>, by: PlanGenerator = writer): Promise<PlanDay[]> {
  const days: PlanDay[] = [];
  const made = new PlanMaker(by, library).days({ ...PLAN, ...request }, signal);
  for await (const day of made) days.push(day);
  return days;
}

/** The stored verses of a reading, also of a long one. */
async function versesOf(osis: string, language: 'en' | 'es'): Promise<StudyVerse[]> {
  const verses: StudyVerse[] = [];
  for (let next: string | null = osis; next !== null;) {
    const part = await library.passage(next, { language });
    verses.push(...(part?.verses ?? []));
    next = part?.next ?? null;
  }
  return verses;
}

const wordsOf = (verses: readonly StudyVerse[]) =>
  verses.reduce((sum, { text }) => sum + (text.match(/\S+/g)?.length ?? 0), 0);

/** Sentences of a note, besides those that it quotes. */
const sentencesOf = (note: string) => note.replace(/[“«][^”»]*[”»]/gu, 'x').match(/[^.!?]+[.!?]/gu)?.length;

describe('a reading plan of the study engine', () => {
  it.each(
    PLAN_THEMES.map(
      (each) => [`${each.theme} (${each.language}, ${each.days}, ${each.dailyTime})`, each] as const,
    ),
  )(
    'on %s has existing readings, each once, in time and in order, each with its reason and a question',
    async (_, { has, order, both, ...request }) => {
      const days = await generate(request);
      expect(days.map(({ day }) => day)).toEqual(
        Array.from({ length: request.days }, (__, index) => index + 1),
      );
      const verses = await Promise.all(days.map(({ osis }) => versesOf(osis, request.language)));
      const read = verses.flat().map(({ osis }) => osis);
      expect(new Set(read).size).toBe(read.length);
      const most = minutesOf(request.dailyTime) * READING_WORDS_A_MINUTE;
      const words = verses.map(wordsOf);
      expect(Math.max(...words)).toBeLessThanOrEqual(most);
      expect(Math.min(...words)).toBeGreaterThan(0);
      const chapters = new Set(verses.flat().flatMap(({ book, chapter }) => [book, `${book}.${chapter}`]));
      expect(has.filter((each) => !chapters.has(each))).toEqual([]);
      const firsts = verses.map(([verse]) => verse!.canonicalId);
      if (order === 'text') expect(firsts).toEqual([...firsts].sort((a, b) => a - b));
      const testaments = new Set(firsts.map((first) => bookOf(partsOfVerse(first).book).testament));
      if (both) expect(testaments.size).toBe(2);
      for (const { note, question } of days) {
        expect({ note, sentences: sentencesOf(note) }).toEqual({ note, sentences: 2 });
        expect(question).toMatch(/\?$/);
      }
      expect(new Set(days.map(({ note }) => note)).size).toBe(days.length);
    },
    30_000,
  );

  it.each([
    ['patience', 'en'],
    ['la paciencia', 'es'],
  ] as const)(
    'reads what Scripture says about a subject, not what a prayer about it quotes: %s',
    async (theme, language) => {
      const notes = (await generate({ theme, language })).map(({ note }) => note).join('\n');
      expect(notes).not.toMatch(/(?:Psalm|Salmo) (?:19|131|139|141):/u);
      expect(notes).toMatch(/(?:James|Santiago) [15]:/u);
    },
  );

  it.each([
    ['grief after suicide of my brother', 'en', 7, 'findahelpline'],
    ['sanar después del abuso', 'es', 14, 'findahelpline'],
    ['marriage after affair', 'en', 90, 'findahelpline'],
  ] as const)(
    'about a wound reads only chapters that people chose for it, and says who listens: %s',
    async (theme, language, length, helpline) => {
      const read = await generate({ theme, language, days: length });
      const wound = harmOf(theme);
      const chosen = wound?.kind === 'wound' ? woundPassages(wound.wound).map(({ first }) => first) : [];
      const firsts = await Promise.all(read.map(async ({ osis }) => await versesOf(osis, language)));
      const chapterOf = (id: number) => Math.floor(id / 1_000);
      const chapters = new Set(firsts.flat().map(({ canonicalId }) => chapterOf(canonicalId)));
      expect(read).toHaveLength(length);
      expect([...chapters].filter((each) => !chosen.some((id) => chapterOf(id) === each))).toEqual([]);
      expect(read[0]?.note).toContain(helpline);
      expect(read[1]?.note).not.toContain(helpline);
    },
  );

  it.each([
    ['grief', 'en', 90],
    ['depression', 'en', 30],
    ['la soledad', 'es', 30],
  ] as const)(
    'for those who are hurt reads no curse, threat or blame: %s',
    async (theme, language, length) => {
      const read = await generate({ theme, language, days: length });
      const unfit = unfitChapters(theme, language);
      const verses = await Promise.all(read.map(({ osis }) => versesOf(osis, language)));
      expect(unfit.size).toBeGreaterThan(50);
      expect(
        verses.flat().filter(({ canonicalId }) => unfit.has(Math.floor(canonicalId / 1_000) * 1_000)),
      ).toEqual([]);
    },
  );

  it('reads of hardship where life has dealt blows', async () => {
    const read = await generate({ theme: 'golpes de la vida', language: 'es' });
    expect(read.map(({ osis }) => osis).join(' ')).toMatch(/2Cor\.4|Rom\.8/u);
  });

  it('quotes in its notes only what is stored', async () => {
    for (const language of ['en', 'es'] as const) {
      const theme = language === 'en' ? 'hope' : 'la esperanza';
      for (const { note, osis } of await generate({ theme, language, days: 14 })) {
        const quoted = /: [“«]([^”»]+)[”»]\./u.exec(note)?.[1] ?? '';
        const text = (await versesOf(osis, language))
          .map((verse) => verse.text.replace(/\s+/g, ' '))
          .join(' ');
        expect({ note, length: quoted.length > 5 }).toEqual({ note, length: true });
        expect(text.replace(/[“”«»]/gu, '’')).toContain(quoted.replace(/[‘“”]/gu, '’'));
      }
    }
  });

  it('fills half of the time at least where the theme has so much', async () => {
    for (const dailyTime of ['15min', '30min'] as const) {
      const days = await generate({ theme: 'faith', dailyTime, days: 14 });
      const words = await Promise.all(days.map(async ({ osis }) => wordsOf(await versesOf(osis, 'en'))));
      const enough = words.filter((each) => each >= (minutesOf(dailyTime) * READING_WORDS_A_MINUTE) / 2);
      expect(enough.length).toBeGreaterThanOrEqual(9);
    }
  });

  it('dates its days from the first on, and is the same when it is requested again', async () => {
    const days = await generate({ days: 30 });
    expect([days[0]?.date, days.at(-1)?.date]).toEqual(['2026-12-28', '2027-01-26']);
    expect(await generate({ days: 30 })).toEqual(days);
  });

  it.each([
    ['zxqv', 'en'],
    ['🙏🙏🙏', 'en'],
    ['<script>alert(1)</script>', 'en'],
    ['xkcdjf qqwrt', 'es'],
  ] as const)('offers near themes for one on which Scripture has nothing: %s', async (theme, language) => {
    const refused = await generate({ theme, language, days: 90 }).catch((error: unknown) => error);
    expect(refused).toMatchObject({
      code: 'PLAN_THEME_NEAR',
      params: { themes: expect.stringMatching(/, .*, /) },
    });
  });

  it.each([
    ['blorf hope snarfle', 'en', 'hope'],
    ['qwerty faith', 'en', 'faith'],
    ['xqzt esperanza wrtp', 'es', 'esperanza'],
  ] as const)('does not take one known word for the whole theme: %s', async (theme, language, near) => {
    const refused = await generate({ theme, language }).catch((error: unknown) => error);
    expect(refused).toMatchObject({
      code: 'PLAN_THEME_NEAR',
      params: { themes: expect.stringMatching(new RegExp(`^${near}, `)) },
    });
  });

  it.each([
    ['prayer for exams', 'en', 'Matt.6'],
    ['la fe y la ciencia', 'es', 'Heb.11'],
  ] as const)(
    'reads about the known part of a theme with a word of our time: %s',
    async (theme, language, has) => {
      const read = (await generate({ theme, language })).flatMap(({ osis }) => osis);
      const verses = await Promise.all(read.map((osis) => versesOf(osis, language)));
      expect(verses.flat().some(({ book, chapter }) => `${book}.${chapter}` === has)).toBe(true);
    },
  );

  it('reads nothing but a part of Scripture that the theme names', async () => {
    const books = (await generate({ theme: 'the letters of Paul' })).map(({ osis }) => osis.split('.')[0]);
    expect(books.filter((book) => ['Isa', 'Ps', 'John'].includes(book!))).toEqual([]);
  });

  it('offers themes that are written alike', async () => {
    const refused = await generate({ theme: 'forgivenezz' }).catch((error: unknown) => error);
    if (Array.isArray(refused)) expect(refused).toHaveLength(7);
    else expect((refused as { params: { themes: string } }).params.themes).toContain('forgiveness');
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

    override async *readings(): AsyncGenerator<PlannedReading, number, void> {
      for (const reference of this.proposed) yield { reference, note: 'Read.', question: 'Why?' };
      return 0;
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
    const days = await generate(
      {},
      new Proposing(['Psalm 151:9', true7[0]!, 'Psalm 1:2', ...true7.slice(1)]),
    );
    expect(days.map(({ reference }) => reference)).toHaveLength(7);
    expect(days[1]?.reference).toBe('Psalm 23');
  });

  it('fails when too few of its readings are valid', async () => {
    await expect(generate({}, new Proposing(true7.slice(1)))).rejects.toMatchObject({
      code: 'PLAN_GENERATE_FAILED',
    });
  });
});
