import { parseInput } from '../errors/validation.js';
import { findTopicsRoute } from './reference-works/find-topics.js';
import { getCrossReferencesByQueryRoute } from './reference-works/get-cross-references.js';
import { getLexiconEntryRoute } from './reference-works/get-lexicon-entry.js';

const refusal = (read: () => unknown) => {
  try {
    return read();
  } catch (error) {
    return (error as { code: string }).code;
  }
};

describe('the query of cross references', () => {
  it('may omit the page, which defaults to the first', () => {
    expect(parseInput(getCrossReferencesByQueryRoute.query!, { ref: ' Romans 8:28 ' })).toEqual({
      ref: 'Romans 8:28',
      page: 1,
      limit: 20,
    });
    expect(
      parseInput(getCrossReferencesByQueryRoute.query!, { ref: 'Rom 8', page: '3', limit: '50' }),
    ).toMatchObject({
      page: 3,
      limit: 50,
    });
  });

  it('is refused for invalid pages', () => {
    for (const wrong of [{ page: '0' }, { page: 'x' }, { limit: '51' }, { page: '1.5' }])
      expect(
        refusal(() => parseInput(getCrossReferencesByQueryRoute.query!, { ref: 'Rom 8', ...wrong })),
      ).toBe('VALIDATION_FAILED');
  });
});

describe('the query of topics', () => {
  it('names either a passage or a topic', () => {
    expect(parseInput(findTopicsRoute.query!, { q: 'care' })).toMatchObject({ q: 'care' });
    for (const wrong of [{}, { ref: 'Rom 8', q: 'care' }])
      expect(refusal(() => parseInput(findTopicsRoute.query!, wrong))).toBe(
        'SCRIPTURE_TOPIC_OR_REFERENCE_REQUIRED',
      );
  });
});

describe('the path of a word', () => {
  it.each(['G25', 'g0025', 'H1254'])("accepts %s as a Strong's number", (strongs) => {
    expect(parseInput(getLexiconEntryRoute.params!, { strongs })).toEqual({ strongs });
  });

  it.each(['25', 'G', 'X12', 'G1234567890', 'love'])('refuses %s', (strongs) => {
    expect(refusal(() => parseInput(getLexiconEntryRoute.params!, { strongs }))).toBe(
      'SCRIPTURE_STRONGS_INVALID',
    );
  });
});
