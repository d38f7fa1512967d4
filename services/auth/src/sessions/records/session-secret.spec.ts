import fc from 'fast-check';
import { createHash } from 'node:crypto';
import { digestOf } from '../../common/digest.js';
import type { Randomness } from '../../common/randomness.js';
import {
  bindingOf,
  isDigestOf,
  isGenuine,
  newSecret,
  nextSecret,
  readCookie,
  writeCookie,
} from './session-secret.js';

let drawn = 0;
/** Different bytes at each call, and the same sequence in every run. */
const randomness: Randomness = {
  bytes: (count) =>
    createHash('sha512')
      .update(String((drawn += 1)))
      .digest()
      .subarray(0, count),
};

const ID = '0123456789abcdef01234567';
const key = () => newSecret(randomness).toString('base64url');

describe('a session cookie', () => {
  it('is read as it was written', () => {
    const [sealKey, secret] = [key(), newSecret(randomness)];
    const cookie = readCookie(writeCookie(ID, sealKey, secret))!;
    expect(cookie.sessionId).toBe(ID);
    expect(cookie.secret.equals(secret)).toBe(true);
    expect(isGenuine(cookie, sealKey)).toBe(true);
    expect(isDigestOf(digestOf(secret), cookie.secret)).toBe(true);
  });

  it('has the same binding after each renewal, and a different one in each session', () => {
    const sealKey = key();
    const bindings = [newSecret(randomness), newSecret(randomness)].map(
      (secret) => readCookie(writeCookie(ID, sealKey, secret))!.binding,
    );
    expect(bindings).toEqual([bindingOf(ID, sealKey), bindingOf(ID, sealKey)]);
    expect(bindingOf(ID, key())).not.toBe(bindings[0]);
  });

  it('is also genuine in the older format without a binding', () => {
    const sealKey = key();
    const [id, sealed] = writeCookie(ID, sealKey, newSecret(randomness)).split('.');
    expect(isGenuine(readCookie(`${id}.${sealed}`)!, sealKey)).toBe(true);
  });

  it('is distinguished from a guess, and from one with a single changed character', () => {
    const sealKey = key();
    const written = writeCookie(ID, sealKey, newSecret(randomness));
    for (let at = ID.length + 1; at < written.length; at += 1) {
      const altered = `${written.slice(0, at)}${written[at] === 'A' ? 'B' : 'A'}${written.slice(at + 1)}`;
      const cookie = readCookie(altered);
      expect([at, cookie !== undefined && isGenuine(cookie, sealKey)]).toEqual([at, false]);
    }
    expect(isGenuine(readCookie(written)!, key())).toBe(false);
  });

  it('is undefined in any other form', () => {
    fc.assert(
      fc.property(fc.option(fc.string({ unit: 'binary' }), { nil: undefined }), (text) => {
        expect(readCookie(text)).toBeUndefined();
      }),
    );
    expect(readCookie(`${ID}.${'A'.repeat(63)}`)).toBeUndefined();
    expect(readCookie(`${ID.toUpperCase()}.${'A'.repeat(64)}`)).toBeUndefined();
    expect(readCookie(`${ID}.${'A'.repeat(64)}\n`)).toBeUndefined();
  });
});

describe('the successor of a secret', () => {
  it('is the same for each holder of the secret and the stored value, and for nobody else', () => {
    const [secret, handover] = [newSecret(randomness), key()];
    const next = nextSecret(secret, handover);
    expect(next).toHaveLength(32);
    expect(nextSecret(secret, handover).equals(next)).toBe(true);
    expect(nextSecret(secret, key()).equals(next)).toBe(false);
    expect(nextSecret(newSecret(randomness), handover).equals(next)).toBe(false);
  });

  it('is undefined when no value is stored', () => {
    expect(isDigestOf(null, newSecret(randomness))).toBe(false);
  });
});
