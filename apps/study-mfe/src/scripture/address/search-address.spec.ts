import { readSearchAddress, searchAddress, type Search } from './search-address.js';

const SEARCH: Search = {
  words: 'faith & "hope"',
  translationIds: ['WEB', 'KJV'],
  testament: 'new',
  book: 'Rom',
  page: 2,
};

const queryOf = (address: string) => new URL(address, 'http://localhost').search;

describe('the address of a search', () => {
  it('is parsed back to its input', () => {
    expect(readSearchAddress(queryOf(searchAddress(SEARCH)))).toEqual(SEARCH);
  });

  it('is readable, and omits default values', () => {
    expect(searchAddress({ ...SEARCH, words: 'faith hope' })).toBe(
      '/app?q=faith+hope&in=WEB,KJV&testament=new&book=Rom&page=2',
    );
    expect(searchAddress(readSearchAddress(''))).toBe('/app');
  });

  it('ignores invalid values', () => {
    expect(readSearchAddress('?q=+&testament=third&page=-4&in=,,&book=')).toEqual({
      words: '',
      translationIds: [],
      testament: undefined,
      book: undefined,
      page: 1,
    });
  });
});
