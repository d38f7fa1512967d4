import fc from 'fast-check';
import { randomBytes } from 'node:crypto';
import { openSealed, sealFor, sealingKeys } from './sealed-box.js';

const keys = sealingKeys(randomBytes(32));

describe('sealed box', () => {
  it('is readable by the owner of the key, for any text', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (text) => {
        expect(openSealed(keys.privateKey, sealFor(keys.publicKey, text))).toBe(text);
      }),
    );
  });

  it('is not readable with another key', () => {
    const sealed = sealFor(keys.publicKey, 'ana@example.org');
    expect(() => openSealed(sealingKeys(randomBytes(32)).privateKey, sealed)).toThrow();
    expect(sealed).not.toContain(Buffer.from('ana@example.org').toString('base64url').slice(0, 12));
  });

  it('is rejected if any byte was changed', () => {
    const bytes = Buffer.from(sealFor(keys.publicKey, 'ana@example.org'), 'base64url');
    // The highest bit of an X25519 key is unused (RFC 7748, section 5); all others matter.
    fc.assert(
      fc.property(fc.nat({ max: bytes.length - 1 }), fc.integer({ min: 0, max: 6 }), (at, bit) => {
        const changed = Buffer.from(bytes);
        changed.writeUInt8(changed.readUInt8(at) ^ (1 << bit), at);
        expect(() => openSealed(keys.privateKey, changed.toString('base64url'))).toThrow();
      }),
    );
  });

  it('does not reveal that two texts are equal', () => {
    expect(sealFor(keys.publicKey, 'Peace')).not.toBe(sealFor(keys.publicKey, 'Peace'));
  });

  it('has the same key pair for the same secret', () => {
    const secret = randomBytes(32);
    expect(sealingKeys(secret).publicKey).toBe(sealingKeys(secret).publicKey);
  });
});
