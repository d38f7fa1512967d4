import { jest } from '@jest/globals';
import { tokenOf } from '../../test/stub-server.js';
import { claimsOf, keepToken, readToken } from './access-token.js';

afterEach(() => {
  jest.restoreAllMocks();
  keepToken(null);
});

describe('the access token', () => {
  it('says whose it is and until when, whatever letters stand in it', () => {
    expect(claimsOf(tokenOf('ruth', { exp: 1_800_000_000 }))).toMatchObject({
      sub: 'ruth',
      exp: 1_800_000_000,
    });
    const claims = JSON.stringify({ sub: 'rut', exp: 1, name: 'Peñas ÿÿÿ' });
    const bytes = String.fromCharCode(...new TextEncoder().encode(claims));
    const payload = btoa(bytes).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
    expect(payload).toMatch(/[-_]/); // the letters in which base64url differs
    expect(claimsOf(`e30.${payload}.x`)).toMatchObject({ name: 'Peñas ÿÿÿ' });
  });

  it.each([null, '', 'not a token', 'a.b.c', `e30.${btoa('{"sub":7,"exp":1}')}.x`, `e30.${btoa('null')}.x`])(
    'says nothing when it is none: %s',
    (token) => {
      expect(claimsOf(token)).toBeUndefined();
    },
  );

  it('lives as long as the page where the browser forbids storage', () => {
    const forbidden = () => {
      throw new DOMException('no storage', 'SecurityError');
    };
    jest.spyOn(Storage.prototype, 'getItem').mockImplementation(forbidden);
    jest.spyOn(Storage.prototype, 'setItem').mockImplementation(forbidden);
    jest.spyOn(Storage.prototype, 'removeItem').mockImplementation(forbidden);
    keepToken('a.b.c');
    expect(readToken()).toBe('a.b.c');
    keepToken(null);
    expect(readToken()).toBeNull();
  });
});
