import {
  AccountDeleted,
  BeginMapping,
  DeleteMapping,
  ExportMappings,
  FinishMappingStep,
  GetMapping,
  ListMappings,
  SuggestPassages,
} from '@word-unfolded/contracts';
import { EventBus } from '@word-unfolded/service-kit';
import { until } from '@word-unfolded/testing';
import { MappingUnderTest, newId, subjectOf, refusal, VISITOR } from './mapping-fixture.js';

let stack: MappingUnderTest;
beforeAll(async () => {
  stack = await MappingUnderTest.start();
});
afterAll(() => stack.stop());

const ROMANS = 'Romans 8:28-30';
const begin = (
  userId: string,
  scriptureRef = ROMANS,
  more: { anew?: boolean; translationId?: string } = {},
) => stack.ask(BeginMapping, { userId, scriptureRef, language: 'en', anew: false, ...more });
const get = (userId: string, id: string) => stack.ask(GetMapping, { userId, id });
const list = (userId: string, page = 1, limit = 20) => stack.ask(ListMappings, { userId, page, limit });

describe('a mapping', () => {
  it('is begun once for a passage, however it is written and however many devices begin it', async () => {
    const ruth = newId();
    const written = [ROMANS, 'rom 8:28–30', 'Romanos 8:28-30', 'Rom.8.28-Rom.8.30'];
    const begun = await Promise.all(written.map((reference) => begin(ruth, reference)));
    expect(new Set(begun.map(({ id }) => id)).size).toBe(1);
    expect(begun[0]).toMatchObject({ reference: 'Romans 8:28–30', osis: 'Rom.8.28-Rom.8.30', steps: [] });
    expect((await list(ruth)).pagination.total).toBe(1);
  });

  it('is a new one when it is begun anew, in another translation or language', async () => {
    const ruth = newId();
    const first = await begin(ruth);
    const anew = await begin(ruth, ROMANS, { anew: true });
    const kjv = await begin(ruth, ROMANS, { translationId: 'KJV' });
    expect(new Set([first.id, anew.id, kjv.id]).size).toBe(3);
    expect((await begin(ruth)).id).toBe(anew.id);
  });

  it('is of up to thirty verses of one passage that exists', async () => {
    const ruth = newId();
    const codes = [
      ['Romans 8', 'STUDY_PASSAGE_TOO_LONG'],
      ['Genesis', 'STUDY_PASSAGE_TOO_LONG'],
      ['Romans 8:28; John 3:16', 'MAPPING_NOT_ONE_PASSAGE'],
      ['Psalm 151:9', 'SCRIPTURE_CHAPTER_NOT_FOUND'],
      ['Romans 8:40', 'SCRIPTURE_VERSE_NOT_FOUND'],
      ['<b>hello</b> 🙏', 'SCRIPTURE_REFERENCE_NOT_UNDERSTOOD'],
    ] as const;
    for (const [reference, code] of codes)
      expect([reference, (await refusal(begin(ruth, reference))).code]).toEqual([reference, code]);
    const error = await refusal(begin(ruth, 'Romans 8'));
    expect(error.textIn('en')).toBe('Choose one to 30 verses: Romans 8 has 39.');
    expect((await begin(ruth, 'Psalm 117')).osis).toBe('Ps.117');
    expect((await list(ruth)).items).toHaveLength(1);
  });

  it('is accessible to its reader only', async () => {
    const [ruth, boaz] = [newId(), newId()];
    const { id } = await begin(ruth);
    for (const refused of [
      get(boaz, id),
      stack.ask(DeleteMapping, { userId: boaz, id }),
      stack.prepare(subjectOf(boaz), { scriptureRef: ROMANS, step: 1, sessionId: id }),
    ])
      expect((await refusal(refused)).code).toBe('MAPPING_NOT_FOUND');
    expect((await get(ruth, id)).id).toBe(id);
    expect((await list(boaz)).items).toEqual([]);
  });

  it('is listed by its last change, in pages, without the texts of its steps', async () => {
    const ruth = newId();
    const day = (date: number) => (stack.now = new Date(Date.UTC(2026, 2, date)));
    const ids: string[] = [];
    for (const [index, reference] of ['John 3:16', 'Psalm 23:1', 'Jude 1:24'].entries()) {
      day(index + 2);
      ids.push((await begin(ruth, reference)).id);
    }
    day(9);
    await stack.make(subjectOf(ruth), { scriptureRef: 'John 3:16', step: 1 }, 'The map.');
    const first = await list(ruth, 1, 2);
    expect(first.items.map(({ id, made }) => [id, made])).toEqual([
      [ids[0], [1]],
      [ids[2], []],
    ]);
    expect(first.items[0]).not.toHaveProperty('steps');
    expect(first.pagination).toEqual({ page: 1, limit: 2, total: 3, pages: 2 });
    expect((await list(ruth, 2, 2)).items.map(({ id }) => id)).toEqual([ids[1]]);
  });

  it('is finished on every device, as far as its steps are generated', async () => {
    const ruth = newId();
    const { id } = await begin(ruth);
    const finish = (userId: string, step: 1 | 2 | 3) => stack.ask(FinishMappingStep, { userId, id, step });
    for (const step of [1, 2])
      await stack.make(subjectOf(ruth), { scriptureRef: ROMANS, step, sessionId: id }, `Step ${step}.`);
    expect((await get(ruth, id)).finished).toBe(0);
    expect(await finish(ruth, 2)).toEqual({ finished: 2 });
    expect(await finish(ruth, 1)).toEqual({ finished: 2 });
    expect((await refusal(finish(ruth, 3))).code).toBe('MAPPING_STEP_LOCKED');
    expect((await refusal(finish(newId(), 1))).code).toBe('MAPPING_NOT_FOUND');
    expect((await get(ruth, id)).finished).toBe(2);
    expect((await list(ruth)).items[0]?.finished).toBe(2);
  });

  it('is deleted for good', async () => {
    const ruth = newId();
    const { id } = await begin(ruth);
    expect(await stack.ask(DeleteMapping, { userId: ruth, id })).toEqual({ deleted: true });
    expect((await refusal(get(ruth, id))).code).toBe('MAPPING_NOT_FOUND');
  });

  it('is exported whole, in parts, and deleted with the account', async () => {
    const [ruth, boaz] = [newId(), newId()];
    const begun: string[] = [];
    for (let verse = 1; verse <= 12; verse += 1) begun.push((await begin(ruth, `John 1:${verse}`)).id);
    const stored = await begin(boaz);
    const taken: string[] = [];
    for (let after: string | undefined; ;) {
      const part = await stack.ask(ExportMappings, { userId: ruth, ...(after && { after }) });
      taken.push(...part.mappings.map(({ id }) => id));
      if (part.next === null) break;
      after = part.next;
    }
    expect(taken).toEqual(begun);
    const at = '2026-03-02T00:00:00.000Z';
    await stack.service.app.get(EventBus, { strict: false }).publish(AccountDeleted, { userId: ruth, at });
    await until('the mappings are deleted', async () => (await list(ruth)).pagination.total === 0);
    expect((await get(boaz, stored.id)).id).toBe(stored.id);
  });
});

describe('a reader with many long mappings', () => {
  it('exports them in parts that fit a message', async () => {
    const ruth = newId();
    const long = 'ñ'.repeat(40_000);
    for (let verse = 1; verse <= 3; verse += 1)
      for (let step = 1; step <= 5; step += 1)
        await stack.make(subjectOf(ruth), { scriptureRef: `John 1:${verse}`, step }, long);
    const sizes: number[] = [];
    for (let after: string | undefined; ;) {
      const part = await stack.ask(ExportMappings, { userId: ruth, ...(after && { after }) });
      sizes.push(part.mappings.length);
      if (part.next === null) break;
      after = part.next;
    }
    expect(sizes).toEqual([1, 1, 1]);
  });
});

describe('a step of a mapping', () => {
  it('begins its mapping by itself, and is stored with it', async () => {
    const ruth = newId();
    const { sessionId, answerId } = await stack.make(
      subjectOf(ruth),
      { scriptureRef: ROMANS, step: 1 },
      'The map.',
    );
    expect(await get(ruth, sessionId!)).toMatchObject({
      osis: 'Rom.8.28-Rom.8.30',
      steps: [{ step: 1, content: 'The map.', answerId, isStale: false, writer: { kind: 'study-engine' } }],
    });
  });

  it('receives its passage, its translation and the earlier steps', async () => {
    const ruth = newId();
    const { id } = await begin(ruth, ROMANS, { translationId: 'KJV' });
    const step = (number: number) => ({ scriptureRef: 'rom 8:28-30', step: number, sessionId: id });
    await stack.make(subjectOf(ruth), step(1), 'One.');
    await stack.make(subjectOf(ruth), step(2), 'Two.');
    const earlierSteps = [
      { step: 1, content: 'One.' },
      { step: 2, content: 'Two.' },
    ];
    const about = { scriptureRef: 'Rom.8.28-Rom.8.30', translationId: 'KJV' };
    expect(await stack.prepare(subjectOf(ruth), step(3))).toMatchObject({ ...about, earlierSteps });
    expect(await stack.prepare(subjectOf(ruth), step(1))).toMatchObject({ ...about, earlierSteps: [] });
  });

  it('is unlocked when the step before it is stored', async () => {
    const ruth = newId();
    const error = await refusal(stack.prepare(subjectOf(ruth), { scriptureRef: ROMANS, step: 3 }));
    expect([error.code, error.status, error.textIn('en')]).toEqual([
      'MAPPING_STEP_LOCKED',
      409,
      'This step opens after step 1.',
    ]);
    await stack.make(subjectOf(ruth), { scriptureRef: ROMANS, step: 1 }, 'One.');
    await stack.make(subjectOf(ruth), { scriptureRef: ROMANS, step: 2 }, 'Two.');
    await stack.prepare(subjectOf(ruth), { scriptureRef: ROMANS, step: 3 });
  });

  it('is refused for another passage than that of its mapping', async () => {
    const ruth = newId();
    const { id } = await begin(ruth);
    const other = stack.prepare(subjectOf(ruth), { scriptureRef: 'John 3:16', step: 1, sessionId: id });
    expect((await refusal(other)).textIn('en')).toBe('This mapping is about Romans 8:28–30.');
  });

  it('is regenerated alone: later ones stay, and report that they rest on an older text', async () => {
    const ruth = newId();
    const make = (step: number, content: string) =>
      stack.make(subjectOf(ruth), { scriptureRef: ROMANS, step }, content);
    const { sessionId } = await make(1, 'One.');
    await make(2, 'Two.');
    await make(3, 'Three.');
    await make(2, 'Two again.');
    const stored = async () =>
      (await get(ruth, sessionId!)).steps.map(({ content, isStale }) => [content, isStale]);
    expect(await stored()).toEqual([
      ['One.', false],
      ['Two again.', false],
      ['Three.', true],
    ]);
    await make(3, 'Three again.');
    expect((await stored())[2]).toEqual(['Three again.', false]);
  });

  it('is written only when it is whole, and not lost when its regeneration fails or is stopped', async () => {
    const ruth = newId();
    const step = { scriptureRef: ROMANS, step: 1 };
    const { sessionId } = await stack.make(subjectOf(ruth), step, 'Hal', 'stopped');
    const contents = async () => (await get(ruth, sessionId!)).steps.map(({ content }) => content);
    expect(await contents()).toEqual([]);
    await stack.make(subjectOf(ruth), step, 'Whole.');
    await stack.make(subjectOf(ruth), step, 'Half', 'failed');
    await stack.make(subjectOf(ruth), step, 'Ha', 'stopped');
    await stack.make(subjectOf(ruth), step, ' ', 'complete');
    expect(await contents()).toEqual(['Whole.']);
  });

  it('is stored once for two calls, and not after its mapping was deleted', async () => {
    const ruth = newId();
    const task = { kind: 'mapping-step' as const, language: 'en' as const, scriptureRef: ROMANS, step: 1 };
    const request = { subject: subjectOf(ruth), answerId: newId(), task };
    const { note } = await stack.mappingStore.prepare(request);
    const writer = { kind: 'model' as const, name: 'm' };
    const ended = { ...request, note, content: 'One.', status: 'complete' as const, writer };
    const [{ sessionId }] = await Promise.all([
      stack.mappingStore.store(ended),
      stack.mappingStore.store(ended),
    ]);
    expect((await get(ruth, sessionId!)).steps).toHaveLength(1);
    await stack.ask(DeleteMapping, { userId: ruth, id: sessionId! });
    expect(await stack.mappingStore.store(ended)).toEqual({});
    expect((await list(ruth)).items).toEqual([]);
  });

  it('of a visitor is generated but not stored', async () => {
    const prepared = await stack.prepare(VISITOR, { scriptureRef: ROMANS, step: 4 });
    expect(prepared).toMatchObject({ scriptureRef: 'Rom.8.28-Rom.8.30', translationId: 'WEB' });
    expect(await stack.make(VISITOR, { scriptureRef: ROMANS, step: 4 }, 'Four.')).not.toHaveProperty(
      'sessionId',
    );
  });
});

describe('suggested passages', () => {
  it('can all be mapped', async () => {
    const ruth = newId();
    for (const { reference, osis } of await stack.ask(SuggestPassages, { language: 'en' }))
      expect((await begin(ruth, reference)).osis).toBe(osis);
  });
});
