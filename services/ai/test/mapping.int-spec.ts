import {
  AccountDeleted,
  BeginMapping,
  DeleteMapping,
  ExportMappings,
  GetMapping,
  ListMappings,
  SuggestPassages,
} from '@word-unfolded/contracts';
import { EventBus } from '@word-unfolded/service-kit';
import { until } from '@word-unfolded/testing';
import { MappingUnderTest, newId, payerOf, refusal, VISITOR } from './mapping-fixture.js';

let house: MappingUnderTest;
beforeAll(async () => {
  house = await MappingUnderTest.start();
});
afterAll(() => house.stop());

const ROMANS = 'Romans 8:28-30';
const begin = (
  userId: string,
  scriptureRef = ROMANS,
  more: { anew?: boolean; translationId?: string } = {},
) => house.ask(BeginMapping, { userId, scriptureRef, language: 'en', anew: false, ...more });
const get = (userId: string, id: string) => house.ask(GetMapping, { userId, id });
const list = (userId: string, page = 1, limit = 20) => house.ask(ListMappings, { userId, page, limit });

describe('a mapping', () => {
  it('is begun once for a passage, however the passage is written and however many devices begin it', async () => {
    const ruth = newId();
    const written = [ROMANS, 'rom 8:28–30', 'Romanos 8:28-30', 'Rom.8.28-Rom.8.30'];
    const begun = await Promise.all(written.map((reference) => begin(ruth, reference)));
    expect(new Set(begun.map(({ id }) => id)).size).toBe(1);
    expect(begun[0]).toMatchObject({ reference: 'Romans 8:28–30', osis: 'Rom.8.28-Rom.8.30', steps: [] });
    expect((await list(ruth)).pagination.total).toBe(1);
  });

  it('is another one when it is begun anew, in another translation or language', async () => {
    const ruth = newId();
    const first = await begin(ruth);
    const anew = await begin(ruth, ROMANS, { anew: true });
    const kjv = await begin(ruth, ROMANS, { translationId: 'KJV' });
    expect(new Set([first.id, anew.id, kjv.id]).size).toBe(3);
    expect((await begin(ruth)).id).toBe(anew.id);
  });

  it('is of one to five verses of one passage that exists', async () => {
    const ruth = newId();
    const codes = [
      ['Romans 8:28-33', 'STUDY_PASSAGE_TOO_LONG'],
      ['Genesis', 'STUDY_PASSAGE_TOO_LONG'],
      ['Romans 8:28; John 3:16', 'MAPPING_NOT_ONE_PASSAGE'],
      ['Psalm 151:9', 'SCRIPTURE_CHAPTER_NOT_FOUND'],
      ['Romans 8:40', 'SCRIPTURE_VERSE_NOT_FOUND'],
      ['<b>hello</b> 🙏', 'SCRIPTURE_REFERENCE_NOT_UNDERSTOOD'],
    ] as const;
    for (const [reference, code] of codes)
      expect([reference, (await refusal(begin(ruth, reference))).code]).toEqual([reference, code]);
    const error = await refusal(begin(ruth, 'Romans 8:28-33'));
    expect(error.textIn('en')).toBe('Choose one to 5 verses: Romans 8:28–33 has 6.');
    expect((await begin(ruth, 'Psalm 117')).osis).toBe('Ps.117');
    expect((await list(ruth)).items).toHaveLength(1);
  });

  it('is its reader’s alone', async () => {
    const [ruth, boaz] = [newId(), newId()];
    const { id } = await begin(ruth);
    for (const refused of [
      get(boaz, id),
      house.ask(DeleteMapping, { userId: boaz, id }),
      house.prepare(payerOf(boaz), { scriptureRef: ROMANS, step: 1, sessionId: id }),
    ])
      expect((await refusal(refused)).code).toBe('MAPPING_NOT_FOUND');
    expect((await get(ruth, id)).id).toBe(id);
    expect((await list(boaz)).items).toEqual([]);
  });

  it('is listed by when it changed last, in pages, without what its steps say', async () => {
    const ruth = newId();
    const day = (date: number) => (house.now = new Date(Date.UTC(2026, 2, date)));
    const ids: string[] = [];
    for (const [index, reference] of ['John 3:16', 'Psalm 23:1', 'Jude 1:24'].entries()) {
      day(index + 2);
      ids.push((await begin(ruth, reference)).id);
    }
    day(9);
    await house.make(payerOf(ruth), { scriptureRef: 'John 3:16', step: 1 }, 'The map.');
    const first = await list(ruth, 1, 2);
    expect(first.items.map(({ id, made }) => [id, made])).toEqual([
      [ids[0], [1]],
      [ids[2], []],
    ]);
    expect(first.items[0]).not.toHaveProperty('steps');
    expect(first.pagination).toEqual({ page: 1, limit: 2, total: 3, pages: 2 });
    expect((await list(ruth, 2, 2)).items.map(({ id }) => id)).toEqual([ids[1]]);
  });

  it('is deleted for good', async () => {
    const ruth = newId();
    const { id } = await begin(ruth);
    expect(await house.ask(DeleteMapping, { userId: ruth, id })).toEqual({ deleted: true });
    expect((await refusal(get(ruth, id))).code).toBe('MAPPING_NOT_FOUND');
  });

  it('is taken along whole, some at a time, and goes with the account', async () => {
    const [ruth, boaz] = [newId(), newId()];
    const begun: string[] = [];
    for (let verse = 1; verse <= 12; verse += 1) begun.push((await begin(ruth, `John 1:${verse}`)).id);
    const kept = await begin(boaz);
    const taken: string[] = [];
    for (let after: string | undefined; ;) {
      const part = await house.ask(ExportMappings, { userId: ruth, ...(after && { after }) });
      taken.push(...part.mappings.map(({ id }) => id));
      if (part.next === null) break;
      after = part.next;
    }
    expect(taken).toEqual(begun);
    const at = '2026-03-02T00:00:00.000Z';
    await house.service.app.get(EventBus, { strict: false }).publish(AccountDeleted, { userId: ruth, at });
    await until('the mappings are gone', async () => (await list(ruth)).pagination.total === 0);
    expect((await get(boaz, kept.id)).id).toBe(kept.id);
  });
});

describe('a reader who has written much', () => {
  it('takes it along in parts that can be carried', async () => {
    const ruth = newId();
    const long = 'ñ'.repeat(40_000);
    for (let verse = 1; verse <= 3; verse += 1)
      for (let step = 1; step <= 5; step += 1)
        await house.make(payerOf(ruth), { scriptureRef: `John 1:${verse}`, step }, long);
    const sizes: number[] = [];
    for (let after: string | undefined; ;) {
      const part = await house.ask(ExportMappings, { userId: ruth, ...(after && { after }) });
      sizes.push(part.mappings.length);
      if (part.next === null) break;
      after = part.next;
    }
    expect(sizes).toEqual([1, 1, 1]);
  });
});

describe('a step of a mapping', () => {
  it('begins its mapping by itself, and is kept with it', async () => {
    const ruth = newId();
    const { sessionId, answerId } = await house.make(
      payerOf(ruth),
      { scriptureRef: ROMANS, step: 1 },
      'The map.',
    );
    expect(await get(ruth, sessionId!)).toMatchObject({
      osis: 'Rom.8.28-Rom.8.30',
      steps: [{ step: 1, content: 'The map.', answerId, isStale: false, writer: { kind: 'study-engine' } }],
    });
  });

  it('is told of its passage, its translation and the steps before it', async () => {
    const ruth = newId();
    const { id } = await begin(ruth, ROMANS, { translationId: 'KJV' });
    const step = (number: number) => ({ scriptureRef: 'rom 8:28-30', step: number, sessionId: id });
    await house.make(payerOf(ruth), step(1), 'One.');
    await house.make(payerOf(ruth), step(2), 'Two.');
    const earlierSteps = [
      { step: 1, content: 'One.' },
      { step: 2, content: 'Two.' },
    ];
    const about = { scriptureRef: 'Rom.8.28-Rom.8.30', translationId: 'KJV' };
    expect(await house.prepare(payerOf(ruth), step(3))).toMatchObject({ ...about, earlierSteps });
    expect(await house.prepare(payerOf(ruth), step(1))).toMatchObject({ ...about, earlierSteps: [] });
  });

  it('opens when the one before it is there', async () => {
    const ruth = newId();
    const error = await refusal(house.prepare(payerOf(ruth), { scriptureRef: ROMANS, step: 3 }));
    expect([error.code, error.status, error.textIn('en')]).toEqual([
      'MAPPING_STEP_LOCKED',
      409,
      'This step opens after step 1.',
    ]);
    await house.make(payerOf(ruth), { scriptureRef: ROMANS, step: 1 }, 'One.');
    await house.make(payerOf(ruth), { scriptureRef: ROMANS, step: 2 }, 'Two.');
    await house.prepare(payerOf(ruth), { scriptureRef: ROMANS, step: 3 });
  });

  it('is not of another passage than its mapping', async () => {
    const ruth = newId();
    const { id } = await begin(ruth);
    const other = house.prepare(payerOf(ruth), { scriptureRef: 'John 3:16', step: 1, sessionId: id });
    expect((await refusal(other)).textIn('en')).toBe('This mapping is about Romans 8:28–30.');
  });

  it('is made anew alone: later ones stay, and say that they rest on an older text', async () => {
    const ruth = newId();
    const make = (step: number, content: string) =>
      house.make(payerOf(ruth), { scriptureRef: ROMANS, step }, content);
    const { sessionId } = await make(1, 'One.');
    await make(2, 'Two.');
    await make(3, 'Three.');
    await make(2, 'Two again.');
    const kept = async () =>
      (await get(ruth, sessionId!)).steps.map(({ content, isStale }) => [content, isStale]);
    expect(await kept()).toEqual([
      ['One.', false],
      ['Two again.', false],
      ['Three.', true],
    ]);
    await make(3, 'Three again.');
    expect((await kept())[2]).toEqual(['Three again.', false]);
  });

  it('is not lost when it is made anew and fails, or is stopped', async () => {
    const ruth = newId();
    const step = { scriptureRef: ROMANS, step: 1 };
    const { sessionId } = await house.make(payerOf(ruth), step, 'Hal', 'stopped');
    const contents = async () => (await get(ruth, sessionId!)).steps.map(({ content }) => content);
    expect(await contents()).toEqual(['Hal']);
    await house.make(payerOf(ruth), step, 'Half', 'failed');
    await house.make(payerOf(ruth), step, 'Ha', 'stopped');
    await house.make(payerOf(ruth), step, ' ', 'complete');
    expect(await contents()).toEqual(['Hal']);
    await house.make(payerOf(ruth), step, 'Whole.');
    expect(await contents()).toEqual(['Whole.']);
  });

  it('is kept once, though it is told twice, and not after its mapping was deleted', async () => {
    const ruth = newId();
    const task = { kind: 'mapping-step' as const, language: 'en' as const, scriptureRef: ROMANS, step: 1 };
    const asked = { payer: payerOf(ruth), answerId: newId(), task };
    const { note } = await house.keeper.prepare(asked);
    const writer = { kind: 'model' as const, name: 'm' };
    const ended = { ...asked, note, content: 'One.', status: 'complete' as const, writer };
    const [{ sessionId }] = await Promise.all([house.keeper.keep(ended), house.keeper.keep(ended)]);
    expect((await get(ruth, sessionId!)).steps).toHaveLength(1);
    await house.ask(DeleteMapping, { userId: ruth, id: sessionId! });
    expect(await house.keeper.keep(ended)).toEqual({});
    expect((await list(ruth)).items).toEqual([]);
  });

  it('of a visitor is written, and kept nowhere', async () => {
    const prepared = await house.prepare(VISITOR, { scriptureRef: ROMANS, step: 4 });
    expect(prepared).toMatchObject({ scriptureRef: 'Rom.8.28-Rom.8.30', translationId: 'WEB' });
    expect(await house.make(VISITOR, { scriptureRef: ROMANS, step: 4 }, 'Four.')).not.toHaveProperty(
      'sessionId',
    );
  });
});

describe('suggested passages', () => {
  it('can be mapped, each of them', async () => {
    const ruth = newId();
    for (const { reference, osis } of await house.ask(SuggestPassages, { language: 'en' }))
      expect((await begin(ruth, reference)).osis).toBe(osis);
  });
});
