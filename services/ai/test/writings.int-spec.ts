import { MappingUnderTest, newId, subjectOf, refusal } from './mapping-fixture.js';

let stack: MappingUnderTest;
beforeAll(async () => {
  stack = await MappingUnderTest.start();
});
afterAll(() => stack.stop());

type Writing = { title?: string; content?: string; scriptureRef?: string; language?: 'en' | 'es' };

const prepare = (task: Writing) =>
  stack.writing.prepare({
    subject: subjectOf(newId()),
    answerId: newId(),
    task: { kind: 'devotional', language: 'en', ...task },
  });

describe('a writing', () => {
  it('is about the named passage, in the numbering of its translation', async () => {
    expect(await prepare({ scriptureRef: 'Jonás 2:11', language: 'es' })).toMatchObject({
      scriptureRef: 'Jonah.2.11',
      translationId: 'spa_r09',
    });
  });

  it('is about the passages that its entry cites when none is named', async () => {
    const content = 'Today I read Romans 8:28. It reminded me of Psalm 23:1.';
    expect(await prepare({ content })).toMatchObject({ scriptureRef: 'Rom.8.28 Ps.23.1' });
    const unlike = { content: 'Juan 3:16, no Jonás 1:17.', language: 'es' as const };
    expect(await prepare(unlike)).toEqual({ scriptureRef: 'John.3.16', note: '' });
  });

  it('may be about words alone, but not about nothing', async () => {
    expect(await prepare({ content: 'A quiet day.' })).toEqual({ note: '' });
    expect((await refusal(prepare({ title: '', content: '' }))).code).toBe('WRITING_SOURCE_REQUIRED');
  });

  it('is refused for a passage that does not exist, or is a whole book', async () => {
    expect((await refusal(prepare({ scriptureRef: 'Psalm 151:9' }))).code).toBe(
      'SCRIPTURE_CHAPTER_NOT_FOUND',
    );
    expect((await refusal(prepare({ scriptureRef: 'Genesis' }))).code).toBe('STUDY_PASSAGE_TOO_LONG');
  });
});

describe('a word study', () => {
  const study = (scriptureRef: string) =>
    stack.wordStudy.prepare({
      subject: subjectOf(newId()),
      answerId: newId(),
      task: { kind: 'word-study', language: 'en', question: 'What does love mean?', scriptureRef },
    });

  it('is of a passage that exists', async () => {
    expect(await study('1 Corinthians 13')).toMatchObject({ scriptureRef: '1Cor.13', translationId: 'WEB' });
    expect((await refusal(study('1 Corinthians 17:1'))).code).toBe('SCRIPTURE_CHAPTER_NOT_FOUND');
    expect((await refusal(study('love'))).code).toBe('SCRIPTURE_REFERENCE_NOT_UNDERSTOOD');
  });
});
