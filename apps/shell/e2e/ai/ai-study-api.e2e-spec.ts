import { LANGUAGES, MAPPING_STEPS, readWriting, WRITING_KINDS } from '@word-unfolded/domain';
import { endOf, expectWhole, openApi, requestsLeft } from './ai-api.js';

const { visitor, reader } = openApi();

const PASSAGE = 'Romans 8:28';

describe('Scripture Mapping', () => {
  it.each(LANGUAGES)('completes its five steps in %s, and stores them', async (language) => {
    const ruth = await reader();
    const begun = await ruth.call('POST', '/api/mapping', { scriptureRef: PASSAGE, language });
    const { id } = begun.data as { id: string };
    for (const step of MAPPING_STEPS) {
      const body = { scriptureRef: PASSAGE, step, sessionId: id, language };
      const streamed = await ruth.stream('/api/ai/step-content', body);
      expectWhole(streamed);
      expect(endOf(streamed)['sessionId']).toBe(id);
    }
    const { data } = await ruth.call('GET', `/api/mapping/${id}`);
    expect((data as { steps: { step: number }[] }).steps.map(({ step }) => step)).toEqual([1, 2, 3, 4, 5]);
    const anew = await ruth.stream('/api/ai/step-content', {
      scriptureRef: PASSAGE,
      step: '2',
      sessionId: id,
      language,
    });
    expectWhole(anew);
    const later = await ruth.call('GET', `/api/mapping/${id}`);
    const stale = (later.data as { steps: { isStale: boolean }[] }).steps.map(({ isStale }) => isStale);
    expect(stale).toEqual([false, false, true, true, true]);
  });

  it('rejects passages that cannot be mapped, without a charge', async () => {
    const [ruth, boaz] = [await reader(), await reader()];
    const mine = await ruth.call('POST', '/api/mapping', { scriptureRef: PASSAGE });
    const { id } = mine.data as { id: string };
    const refused = async (body: object) => {
      const { refusal } = await boaz.stream('/api/ai/step-content', body);
      return [refusal?.code, refusal?.error];
    };
    const invalid = ['STEP_INVALID', 'Step must be a valid number'];
    for (const step of [0, 6, 'abc', '', null, 1.5, undefined])
      expect(await refused({ scriptureRef: PASSAGE, step })).toEqual(invalid);
    for (const scriptureRef of [undefined, '', '  '])
      expect(await refused({ scriptureRef, step: 1 })).toEqual([
        'SCRIPTURE_REFERENCE_REQUIRED',
        'Scripture reference is required',
      ]);
    const codes = {
      'Psalm 151:9': 'SCRIPTURE_CHAPTER_NOT_FOUND',
      'Jude 2:1': 'SCRIPTURE_ONLY_CHAPTER_NOT_FOUND',
      'Romans 8': 'STUDY_PASSAGE_TOO_LONG',
      'John 3:16; Romans 8:28': 'MAPPING_NOT_ONE_PASSAGE',
      '<b>hi</b> 🙏': 'SCRIPTURE_REFERENCE_NOT_UNDERSTOOD',
    };
    for (const [scriptureRef, code] of Object.entries(codes))
      expect([scriptureRef, (await refused({ scriptureRef, step: 1 }))[0]]).toEqual([scriptureRef, code]);
    expect(await refused({ scriptureRef: PASSAGE, step: 3 })).toEqual([
      'MAPPING_STEP_LOCKED',
      'This step opens after step 1.',
    ]);
    const foreign = { scriptureRef: PASSAGE, step: 1, sessionId: id };
    expect((await refused(foreign))[0]).toBe('MAPPING_NOT_FOUND');
    expect((await boaz.call('GET', `/api/mapping/${id}`)).status).toBe(404);
    expect((await boaz.call('DELETE', `/api/mapping/${id}`)).status).toBe(404);
    expect((await boaz.call('GET', '/api/mapping/no-id')).status).toBe(404);
    expect(requestsLeft(await boaz.stream('/api/ai/step-content', { scriptureRef: PASSAGE, step: 1 }))).toBe(
      19,
    );
  });

  it('suggests passages to everyone', async () => {
    const { data } = await (
      await visitor()
    ).call('GET', '/api/mapping/suggestions', undefined, {
      'accept-language': 'es',
    });
    expect((data as unknown[]).length).toBeGreaterThanOrEqual(40);
    expect(data).toContainEqual({
      osis: 'Phil.4.6-Phil.4.7',
      reference: 'Filipenses 4:6-7',
      theme: 'Ansiedad y paz',
    });
  });
});

describe('Word Map', () => {
  it.each([
    ['en', 'What does love mean here?', 'love', 'Romans 8:28'],
    ['es', '¿Qué significa «llamados»?', undefined, 'Romanos 8:28'],
  ])('answers in %s with words that link to the lexicon', async (language, question, keyTerm, reference) => {
    const ruth = await reader();
    const body = { question, keyTerm, scriptureReference: reference, language };
    const streamed = await ruth.stream('/api/ai/word-study', body);
    expectWhole(streamed);
    expect(endOf(streamed).fullContent).toMatch(/\]\(lexicon:G\d+\?mark=verified\)/);
  });

  it('rejects missing parameters and unknown passages', async () => {
    const ruth = await reader();
    const refused = async (body: object) => (await ruth.stream('/api/ai/word-study', body)).refusal;
    const incomplete = { error: 'Question and scripture reference are required' };
    expect(await refused({ scriptureReference: PASSAGE })).toMatchObject(incomplete);
    expect(await refused({ question: 'What?', scriptureReference: ' ' })).toMatchObject(incomplete);
    const nowhere = { question: 'What is good?', scriptureReference: 'Romans 8:40' };
    expect((await refused(nowhere))?.code).toBe('SCRIPTURE_VERSE_NOT_FOUND');
  });
});

describe('generated content for the journal', () => {
  it.each(WRITING_KINDS.flatMap((kind) => LANGUAGES.map((language) => [kind, language] as const)))(
    '%s in %s is complete, with every part that the journal stores',
    async (kind, language) => {
      const ruth = await reader();
      const content = 'Today I read Romans 8:28, and I am not sure that I understand it. 🙏 <b>Help</b>';
      const streamed = await ruth.stream(`/api/ai/${kind}`, { title: 'A hard day', content, language });
      expectWhole(streamed);
      expect(readWriting(endOf(streamed).fullContent!, kind)).toMatchObject({ missing: [] });
    },
  );

  it('requires a source text', async () => {
    const ruth = await reader();
    const { refusal } = await ruth.stream('/api/ai/devotional', { content: '  ' });
    expect(refusal?.code).toBe('WRITING_SOURCE_REQUIRED');
    const long = await ruth.stream('/api/ai/quote', { content: 'x'.repeat(50_001) });
    expect(long.status).toBe(400);
  });
});
