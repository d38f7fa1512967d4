import { jest } from '@jest/globals';
import { tokenOf } from '../../test/stub-server.js';
import { claimsOf, storeToken, readToken } from './access-token.js';

afterEach(() => {
  jest.restoreAllMocks();
  storeToken(null);
});

describe('the access token', () => {
  it('states its owner and expiry, for any characters in it', () => {
    expect(claimsOf(tokenOf('ruth', { exp: 1_800_000_000 }))).toMatchObject({
      sub: 'ruth',
      exp: 1_800_000_000,
    });
    const claims = JSON.stringify({ sub: 'rut', exp: 1, name: 'Peñas ÿÿÿ' });
    const bytes = String.fromCharCode(...new TextEncoder().encode(claims));
    const payload = btoa(bytes).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
    expect(payload).toMatch(/[-_]/); // the characters in which base64url differs
    expect(claimsOf(`e30.${payload}.x`)).toMatchObject({ name: 'Peñas ÿÿÿ' });
  });

  it.each([null, '', 'not a token', 'a.b.c', `e30.${btoa('{"sub":7,"exp":1}')}.x`, `e30.${btoa('null')}.x`])(
    'is ignored when it is malformed: %s',
    (token) => {
      expect(claimsOf(token)).toBeUndefined();
    },
  );

  it('lives as long as the page when storage is full, and replaces the one before', () => {
    storeToken('before.b.c');
    const full = jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('no room', 'QuotaExceededError');
    });
    storeToken('a.b.c');
    expect(readToken()).toBe('a.b.c');
    full.mockRestore();
    storeToken('d.e.f');
    window.localStorage.setItem('auth_token', 'of another tab');
    expect(readToken()).toBe('of another tab');
  });

  it('lives as long as the page where the browser forbids storage', () => {
    const forbidden = () => {
      throw new DOMException('no storage', 'SecurityError');
    };
    jest.spyOn(Storage.prototype, 'getItem').mockImplementation(forbidden);
    jest.spyOn(Storage.prototype, 'setItem').mockImplementation(forbidden);
    jest.spyOn(Storage.prototype, 'removeItem').mockImplementation(forbidden);
    storeToken('a.b.c');
    expect(readToken()).toBe('a.b.c');
    storeToken(null);
    expect(readToken()).toBeNull();
  });
});
