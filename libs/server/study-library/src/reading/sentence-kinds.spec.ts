import { sentencesOfKind } from './sentence-kinds.js';

describe('sentences of a kind', () => {
  it('have every word of every choice, in different company', () => {
    const made = sentencesOfKind('{he|she|my boss} {hits|kicks} me{| again}');
    expect(made.length).toBeGreaterThan(5);
    for (const words of ['he hits', 'he kicks', 'she', 'my boss', 'me again'])
      expect(made.join('\n')).toContain(words);
    expect(made.join('\n')).not.toMatch(/[{}|]/);
  });

  it('are one sentence where there is no choice', () => {
    expect(sentencesOfKind('I am tired')).toEqual(['I am tired']);
  });
});
