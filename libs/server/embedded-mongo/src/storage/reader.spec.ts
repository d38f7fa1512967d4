import fc from 'fast-check';
import { endOfPrefix } from './reader.js';

describe('end of a prefix', () => {
  it('is after every key with the prefix and before every later key', () => {
    const bytes = fc.uint8Array({ maxLength: 3 });
    fc.assert(
      fc.property(
        fc.uint8Array({ minLength: 1, maxLength: 3, max: 254 }),
        bytes,
        bytes,
        (start, rest, other) => {
          const prefix = Buffer.from(start);
          const end = endOfPrefix(prefix);
          expect(Buffer.compare(Buffer.concat([prefix, rest]), end)).toBe(-1);
          const isLater =
            Buffer.compare(other, prefix) > 0 &&
            !Buffer.from(other).subarray(0, prefix.length).equals(prefix);
          if (isLater) expect(Buffer.compare(other, end)).toBeGreaterThanOrEqual(0);
        },
      ),
    );
  });

  it('carries over bytes that already have the maximum value', () => {
    expect(endOfPrefix(Buffer.from([1, 0xff])).equals(Buffer.from([2]))).toBe(true);
  });
});
