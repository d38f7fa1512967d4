import fc from 'fast-check';
import { Decimal128, Double, type BsonNumber } from '../bson/value.js';
import { Summation } from './summation.js';

function sum(numbers: readonly BsonNumber[]) {
  const summation = new Summation();
  for (const number of numbers) summation.add(number);
  return summation.total;
}

describe('sum', () => {
  it('adds integers exactly as long as an int64 can hold the total', () => {
    const numbers = fc.array(fc.oneof(fc.integer(), fc.bigInt({ min: -(2n ** 56n), max: 2n ** 56n })));
    fc.assert(
      fc.property(numbers, (integers) => {
        const exact = integers.reduce<bigint>((total, one) => total + BigInt(one), 0n);
        expect(BigInt(sum(integers) as number | bigint)).toBe(exact);
      }),
    );
  });

  it('returns an int, then a long, then a double as the total grows', () => {
    expect(sum([1, 2])).toBe(3);
    expect(sum([2 ** 31 - 1, 1])).toBe(2n ** 31n);
    expect(sum([2n ** 63n - 1n, 1])).toEqual(2 ** 63);
  });

  it('does not depend on the order of small and large doubles', () => {
    expect(sum([1e16, 1, -1e16].map((value) => new Double(value)))).toEqual(new Double(1));
    expect(sum([0.1, 0.2, 0.3])).toBe(0.6);
  });

  it('stays infinite after an infinite value', () => {
    expect(sum([new Double(Infinity), 1])).toBe(Infinity);
    expect(sum([new Double(Infinity), new Double(-Infinity)])).toBeNaN();
  });

  it('becomes a decimal as soon as one value is a decimal', () => {
    expect(String(sum([Decimal128.fromString('0.1'), 1, 2n]))).toBe('3.1');
  });
});
