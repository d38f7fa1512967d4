import fc from 'fast-check';
import {
  addDecimals,
  decimalToBigInt,
  divideDecimals,
  multiplyDecimals,
  remainderOfDecimals,
  roundDecimal,
  squareRootOfDecimal,
  subtractDecimals,
} from './decimal.js';
import { Decimal128 } from '../value.js';

const decimal = (text: string | bigint) => Decimal128.fromString(String(text));
const whole = fc.bigInt({ min: -(10n ** 16n), max: 10n ** 16n });

describe('decimal arithmetic', () => {
  it('is exact if 34 digits are enough', () => {
    fc.assert(
      fc.property(whole, whole, (a, b) => {
        expect(decimalToBigInt(addDecimals(decimal(a), decimal(b)))).toBe(a + b);
        expect(decimalToBigInt(subtractDecimals(decimal(a), decimal(b)))).toBe(a - b);
        expect(decimalToBigInt(multiplyDecimals(decimal(a), decimal(b)))).toBe(a * b);
        if (b !== 0n) expect(decimalToBigInt(remainderOfDecimals(decimal(a), decimal(b)))).toBe(a % b);
        if (b !== 0n)
          expect(divideDecimals(multiplyDecimals(decimal(a), decimal(b)), decimal(b)).toString()).toBe(
            decimal(a).toString(),
          );
      }),
    );
  });

  it.each([
    ['1', '3', '0.3333333333333333333333333333333333'],
    ['2', '3', '0.6666666666666666666666666666666667'],
    ['1', '8', '0.125'],
    ['-1', '3', '-0.3333333333333333333333333333333333'],
    ['1', 'Infinity', '0'],
    ['Infinity', '-2', '-Infinity'],
    ['Infinity', 'Infinity', 'NaN'],
  ])('divides %s by %s to get %s', (a, b, quotient) => {
    expect(divideDecimals(decimal(a), decimal(b)).toString()).toBe(quotient);
  });

  it('rounds to 34 digits, half to even', () => {
    expect(addDecimals(decimal('1'), decimal('1E-34')).toString()).toBe(
      '1.000000000000000000000000000000000',
    );
    expect(addDecimals(decimal('1.000000000000000000000000000000001'), decimal('5E-34')).toString()).toBe(
      '1.000000000000000000000000000000002',
    );
  });

  it('overflows to infinity and underflows to zero', () => {
    expect(multiplyDecimals(decimal('9E+6111'), decimal('1E+40')).toString()).toBe('Infinity');
    expect(multiplyDecimals(decimal('1E-6176'), decimal('1E-10')).toString()).toBe('0E-6176');
  });

  it('preserves trailing zeros in sums', () => {
    expect(addDecimals(decimal('1.10'), decimal('2.20')).toString()).toBe('3.30');
  });

  it('computes square roots to the last digit', () => {
    expect(squareRootOfDecimal(decimal('2')).toString()).toBe('1.414213562373095048801688724209698');
    expect(squareRootOfDecimal(decimal('6.25')).toString()).toBe('2.5');
  });

  it('rounds to a decimal place in four modes', () => {
    expect(roundDecimal(decimal('2.5'), 0, 'half-even').toString()).toBe('2');
    expect(roundDecimal(decimal('-2.5'), 0, 'floor').toString()).toBe('-3');
    expect(roundDecimal(decimal('-2.5'), 0, 'ceiling').toString()).toBe('-2');
    expect(roundDecimal(decimal('1234.5'), -2, 'truncate').toString()).toBe('1.2E+3');
  });
});
