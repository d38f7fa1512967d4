import { foldedWord, searchKeysOf } from './search-keys.js';

describe('the search keys of an account', () => {
  it('are the words of the name, the username, the address and its domain, without accents and case', () => {
    const account = { name: 'Ana María  Peña', username: 'Ana.P', email: 'Ana.P@Example.org' };
    expect(searchKeysOf(account)).toEqual([
      'ana',
      'maria',
      'pena',
      'ana.p',
      'ana.p@example.org',
      'example.org',
    ]);
  });

  it('fold what is searched in the same way', () => {
    expect(foldedWord('MARÍA')).toBe('maria');
    expect(foldedWord('ＡＮＡ')).toBe('ana');
  });
});
