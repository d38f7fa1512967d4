import { parseInput } from '../errors/validation.js';
import { getParallelPassagesRoute } from './get-parallel-passages.js';

const read = (query: Record<string, string>) => parseInput(getParallelPassagesRoute.query!, query);
const refusal = (query: Record<string, string>) => {
  try {
    return read(query);
  } catch (error) {
    return [(error as { code: string }).code, (error as Error).message];
  }
};

describe('the query of a parallel view', () => {
  it('lists translations separated by commas, each once', () => {
    expect(read({ ref: ' Jonah 1 ', translations: 'WEB, spa_r09,,WEB' })).toEqual({
      ref: 'Jonah 1',
      translations: ['WEB', 'spa_r09'],
    });
  });

  it('needs a reference, and one to four translations', () => {
    expect(refusal({ translations: 'WEB' })).toEqual([
      'SCRIPTURE_REFERENCE_REQUIRED',
      'Scripture reference is required',
    ]);
    expect(refusal({ ref: 'Jude' })).toEqual([
      'SCRIPTURE_TRANSLATIONS_REQUIRED',
      'Name at least one translation.',
    ]);
    expect(refusal({ ref: 'Jude', translations: ' , ' })).toContain('SCRIPTURE_TRANSLATIONS_REQUIRED');
    expect(refusal({ ref: 'Jude', translations: 'a,b,c,d,e' })).toEqual([
      'SCRIPTURE_TOO_MANY_TRANSLATIONS',
      'That is too many translations side by side. Choose no more than 4.',
    ]);
  });
});
