import fc from 'fast-check';
import { addNumbers, multiplyNumbers, subtractNumbers } from './arithmetic.js';
import { numberType } from './number.js';
import { Decimal128, Double } from '../value.js';

const INT32_MAX = 2 ** 31 - 1;
const INT64_MAX = 2n ** 63n - 1n;

describe('arithmetic', () => {
  it('returns the wider of the two types', () => {
    expect(numberType(addNumbers(1, 2) ?? NaN)).toBe('int');
    expect(numberType(addNumbers(1, 2n) ?? NaN)).toBe('long');
    expect(addNumbers(2n, new Double(1))).toEqual(new Double(3));
    expect(addNumbers(new Double(1), Decimal128.fromString('1'))?.toString()).toBe('2.00000000000000');
  });

  it('widens an int32 that overflows to an int64', () => {
    expect(addNumbers(INT32_MAX, 1)).toBe(BigInt(INT32_MAX) + 1n);
    expect(multiplyNumbers(INT32_MAX, INT32_MAX)).toBe(BigInt(INT32_MAX) ** 2n);
  });

  it('returns nothing if an int64 overflows', () => {
    expect(addNumbers(INT64_MAX, 1)).toBeUndefined();
    expect(subtractNumbers(-INT64_MAX - 1n, 1)).toBeUndefined();
  });

  it('is exact for integers of any size', () => {
    const integer = fc.bigInt({ min: -INT64_MAX, max: INT64_MAX });
    fc.assert(
      fc.property(integer, integer, (a, b) => {
        const product = a * b;
        const fits = product <= INT64_MAX && product >= -INT64_MAX - 1n;
        expect(multiplyNumbers(a, b)).toBe(fits ? product : undefined);
      }),
    );
  });

  it('keeps a double with an integer value as a double, and preserves negative zero', () => {
    expect(addNumbers(0.5, 0.5)).toEqual(new Double(1));
    expect(Object.is(multiplyNumbers(new Double(0), -1), -0)).toBe(true);
  });
});
