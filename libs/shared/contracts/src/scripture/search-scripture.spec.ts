import { AppError } from '../errors/app-error.js';
import { parseInput } from '../errors/validation.js';
import { searchScriptureRoute, SearchScripture } from './search-scripture.js';

const caller = { language: 'en' } as Parameters<typeof searchScriptureRoute.toRequest>[1];

const requestOf = (query: object) => {
  const read = parseInput(searchScriptureRoute.query!, query);
  const input = { params: {}, query: read, body: {} } as Parameters<typeof searchScriptureRoute.toRequest>[0];
  return searchScriptureRoute.toRequest(input, caller);
};

const refusal = (query: object) => {
  try {
    return requestOf(query);
  } catch (error) {
    return error instanceof AppError ? error.details.map(({ field, code }) => [field, code]) : error;
  }
};

describe('the query of a search', () => {
  it('needs only words', () => {
    expect(requestOf({ q: ' love ' })).toEqual({
      q: 'love',
      translations: [],
      page: 1,
      pageSize: 20,
      language: 'en',
    });
  });

  it('accepts translations, a book, a testament and a page', () => {
    const request = requestOf({
      q: 'love',
      translation: 'WEB, KJV,,WEB',
      book: '1 John',
      testament: 'new',
      page: '3',
      pageSize: '50',
    });
    expect(request).toMatchObject({
      translations: ['WEB', 'KJV'],
      book: '1 John',
      testament: 'new',
      page: 3,
    });
    expect(SearchScripture.request.safeParse(request).success).toBe(true);
  });

  it('reports the invalid field', () => {
    expect(refusal({})).toEqual([['q', 'FIELD_REQUIRED']]);
    expect(refusal({ q: '   ' })).toEqual([['q', 'FIELD_REQUIRED']]);
    expect(refusal({ q: 'a'.repeat(201) })).toEqual([['q', 'FIELD_TOO_LONG']]);
    expect(refusal({ q: 'love', pageSize: '51' })).toEqual([['pageSize', 'FIELD_TOO_LARGE']]);
    expect(refusal({ q: 'love', page: '0' })).toEqual([['page', 'FIELD_TOO_SMALL']]);
    expect(refusal({ q: 'love', page: 'two' })).toEqual([['page', 'FIELD_INVALID']]);
    expect(refusal({ q: 'love', translation: 'a,b,c,d,e' })).toEqual([['translation', 'FIELD_TOO_LARGE']]);
    expect(refusal({ q: ['love', 'hope'] })).toEqual([['q', 'FIELD_INVALID']]);
  });
});
