import fc from 'fast-check';
import { arbitraryNumber, arbitraryValue } from '../../../test/support/cases/arbitrary-values.js';
import { compareNumbers, compareStrings, compareValues, equalValues } from './compare.js';
import { Binary, Decimal128, Double, MaxKey, MinKey, ObjectId, Timestamp, type Maybe } from '../value.js';

const sign = (order: number) => Math.sign(order);

describe('comparison order of values', () => {
  it('sorts values of different types by type', () => {
    const inOrder: Maybe[] = [
      new MinKey(),
      undefined,
      null,
      7,
      'text',
      new Map(),
      [],
      new Binary(Buffer.from('x')),
      new ObjectId(),
      false,
      new Date(0),
      new Timestamp({ t: 1, i: 1 }),
      new MaxKey(),
    ];
    for (const [at, left] of inOrder.entries())
      for (const [behind, right] of inOrder.entries())
        expect(sign(compareValues(left, right))).toBe(sign(at - behind));
  });

  it('is antisymmetric and transitive', () => {
    fc.assert(
      fc.property(arbitraryValue, arbitraryValue, arbitraryValue, (a, b, c) => {
        expect(sign(compareValues(a, b)) + sign(compareValues(b, a))).toBe(0);
        if (compareValues(a, b) <= 0 && compareValues(b, c) <= 0)
          expect(compareValues(a, c)).toBeLessThanOrEqual(0);
      }),
      { numRuns: 2000 },
    );
  });

  it('treats every value as equal to itself, also NaN', () => {
    fc.assert(fc.property(arbitraryValue, (value) => equalValues(value, value)));
    expect(equalValues(NaN, new Double(NaN))).toBe(true);
    expect(equalValues(NaN, Decimal128.fromString('NaN'))).toBe(true);
  });
});

describe('comparison order of numbers', () => {
  it('compares exact values across all types', () => {
    expect(compareNumbers(2n ** 53n + 1n, 2 ** 53)).toBe(1);
    expect(compareNumbers(Decimal128.fromString('0.1'), 0.1)).toBe(-1);
    expect(compareNumbers(Decimal128.fromString('9007199254740993'), 2n ** 53n + 1n)).toBe(0);
    expect(compareNumbers(Decimal128.fromString('1E+400'), Infinity)).toBe(-1);
    expect(compareNumbers(Decimal128.fromString('1E-400'), 0)).toBe(1);
    expect(compareNumbers(new Double(-0), 0)).toBe(0);
  });

  it('places NaN first', () => {
    fc.assert(fc.property(arbitraryNumber, (number) => compareNumbers(NaN, number) <= 0));
  });
});

describe('comparison order of texts', () => {
  it('compares UTF-8 bytes', () => {
    const text = fc.string({ unit: 'binary' });
    fc.assert(
      fc.property(text, text, (a, b) => {
        expect(sign(compareStrings(a, b))).toBe(Buffer.compare(Buffer.from(a), Buffer.from(b)));
      }),
    );
    expect(compareStrings('\uffff', '😀')).toBe(-1);
  });
});
