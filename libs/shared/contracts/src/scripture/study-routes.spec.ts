import { parseInput } from '../errors/validation.js';
import { findTopicsRoute } from './find-topics.js';
import { getCrossReferencesRoute } from './get-cross-references.js';
import { getLexiconEntryRoute } from './get-lexicon-entry.js';

const refusal = (read: () => unknown) => {
  try {
    return read();
  } catch (error) {
    return (error as { code: string }).code;
  }
};

describe('the address of cross references', () => {
  it('may leave out the page, and names the first then', () => {
    expect(parseInput(getCrossReferencesRoute.query!, { ref: ' Romans 8:28 ' })).toEqual({
      ref: 'Romans 8:28',
      page: 1,
      limit: 20,
    });
    expect(
      parseInput(getCrossReferencesRoute.query!, { ref: 'Rom 8', page: '3', limit: '50' }),
    ).toMatchObject({
      page: 3,
      limit: 50,
    });
  });

  it('is refused for pages that nobody needs', () => {
    for (const wrong of [{ page: '0' }, { page: 'x' }, { limit: '51' }, { page: '1.5' }])
      expect(refusal(() => parseInput(getCrossReferencesRoute.query!, { ref: 'Rom 8', ...wrong }))).toBe(
        'VALIDATION_FAILED',
      );
  });
});

describe('the address of topics', () => {
  it('names a passage or a topic, and not both', () => {
    expect(parseInput(findTopicsRoute.query!, { q: 'care' })).toMatchObject({ q: 'care' });
    for (const wrong of [{}, { ref: 'Rom 8', q: 'care' }])
      expect(refusal(() => parseInput(findTopicsRoute.query!, wrong))).toBe(
        'SCRIPTURE_TOPIC_OR_REFERENCE_REQUIRED',
      );
  });
});

describe('the address of a word', () => {
  it.each(['G25', 'g0025', 'H1254'])("takes %s for a Strong's number", (strongs) => {
    expect(parseInput(getLexiconEntryRoute.params!, { strongs })).toEqual({ strongs });
  });

  it.each(['25', 'G0', 'X12', 'G12345', 'love'])('refuses %s', (strongs) => {
    expect(refusal(() => parseInput(getLexiconEntryRoute.params!, { strongs }))).toBe(
      'SCRIPTURE_STRONGS_INVALID',
    );
  });
});
