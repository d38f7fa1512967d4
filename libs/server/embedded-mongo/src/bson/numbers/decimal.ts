import { Decimal128 } from '../value.js';

/**
 * Exact arithmetic on Decimal128 (IEEE 754-2008 decimal128, as in the BSON specification), because `bson` only stores
 * it. A finite decimal is coefficient · 10^exponent. Results are rounded to 34 digits, half to even.
 */
export type FiniteDecimal = { readonly coefficient: bigint; readonly exponent: number };
export type Decimal = FiniteDecimal | 'NaN' | 'Infinity' | '-Infinity';

const PRECISION = 34;
const MAX_EXPONENT = 6111;
const MIN_EXPONENT = -6176;
const FINITE = /^(-?)(\d+)(?:\.(\d+))?(?:E([+-]?\d+))?$/i;

export function parseDecimal(value: Decimal128): Decimal {
  const text = value.toString();
  const match = FINITE.exec(text);
  if (!match) return text === 'Infinity' || text === '-Infinity' ? text : 'NaN';
  const [, sign = '', whole = '0', fraction = '', exponent = '0'] = match;
  const coefficient = BigInt(whole + fraction);
  return { coefficient: sign ? -coefficient : coefficient, exponent: Number(exponent) - fraction.length };
}

/** The Decimal128 nearest to a decimal of any length. A value out of range becomes infinity or zero. */
function formatDecimal(value: Decimal): Decimal128 {
  if (typeof value === 'string') return Decimal128.fromString(value);
  const { coefficient, exponent } = fitExponent(roundToPrecision(value, PRECISION));
  const digits = (coefficient < 0n ? -coefficient : coefficient).toString();
  if (digits.length + exponent > MAX_EXPONENT + PRECISION)
    return Decimal128.fromString(coefficient < 0n ? '-Infinity' : 'Infinity');
  return Decimal128.fromString(`${coefficient}E${exponent}`);
}

function roundToPrecision(value: FiniteDecimal, precision: number): FiniteDecimal {
  const excess = digitsOf(value.coefficient) - precision;
  if (excess <= 0) return value;
  const rounded = { coefficient: shiftRight(value.coefficient, excess), exponent: value.exponent + excess };
  return digitsOf(rounded.coefficient) > precision ? roundToPrecision(rounded, precision) : rounded;
}

/** Brings the exponent into range: pads zeros if it is too large, drops digits if it is too small. */
function fitExponent({ coefficient, exponent }: FiniteDecimal): FiniteDecimal {
  if (exponent < MIN_EXPONENT)
    return { coefficient: shiftRight(coefficient, MIN_EXPONENT - exponent), exponent: MIN_EXPONENT };
  if (exponent <= MAX_EXPONENT) return { coefficient, exponent };
  if (coefficient === 0n) return { coefficient, exponent: MAX_EXPONENT };
  const padding = Math.min(exponent - MAX_EXPONENT, PRECISION - digitsOf(coefficient));
  return { coefficient: coefficient * 10n ** BigInt(padding), exponent: exponent - padding };
}

function digitsOf(coefficient: bigint): number {
  return (coefficient < 0n ? -coefficient : coefficient).toString().length;
}

/** Divides by 10^places, rounding half to even. */
function shiftRight(coefficient: bigint, places: number): bigint {
  return divideHalfEven(coefficient, 10n ** BigInt(places));
}

function divideHalfEven(numerator: bigint, denominator: bigint): bigint {
  const quotient = numerator / denominator;
  const remainder = numerator % denominator;
  const twice = 2n * (remainder < 0n ? -remainder : remainder);
  if (twice < denominator || (twice === denominator && quotient % 2n === 0n)) return quotient;
  return numerator < 0n ? quotient - 1n : quotient + 1n;
}

/** Both numbers as coefficients with a common exponent. */
function align(a: FiniteDecimal, b: FiniteDecimal): { a: bigint; b: bigint; exponent: number } {
  const exponent = Math.min(a.exponent, b.exponent);
  const scaled = (d: FiniteDecimal) => d.coefficient * 10n ** BigInt(d.exponent - exponent);
  return { a: scaled(a), b: scaled(b), exponent };
}

const negate = (value: Decimal): Decimal => {
  if (typeof value !== 'string') return { ...value, coefficient: -value.coefficient };
  return value === 'Infinity' ? '-Infinity' : value === '-Infinity' ? 'Infinity' : 'NaN';
};
const isNegative = (value: Decimal) =>
  typeof value === 'string' ? value === '-Infinity' : value.coefficient < 0n;
const isZero = (value: Decimal) => typeof value !== 'string' && value.coefficient === 0n;

export function addDecimals(left: Decimal128, right: Decimal128): Decimal128 {
  const a = parseDecimal(left);
  const b = parseDecimal(right);
  if (typeof a !== 'string' && typeof b !== 'string') {
    const aligned = align(a, b);
    return formatDecimal({ coefficient: aligned.a + aligned.b, exponent: aligned.exponent });
  }
  if (a === 'NaN' || b === 'NaN' || (typeof a === 'string' && a === negate(b))) return formatDecimal('NaN');
  return formatDecimal(typeof a === 'string' ? a : b);
}

export function negateDecimal(value: Decimal128): Decimal128 {
  return formatDecimal(negate(parseDecimal(value)));
}

export function subtractDecimals(left: Decimal128, right: Decimal128): Decimal128 {
  return addDecimals(left, negateDecimal(right));
}

export function multiplyDecimals(left: Decimal128, right: Decimal128): Decimal128 {
  const a = parseDecimal(left);
  const b = parseDecimal(right);
  if (typeof a !== 'string' && typeof b !== 'string')
    return formatDecimal({ coefficient: a.coefficient * b.coefficient, exponent: a.exponent + b.exponent });
  if (a === 'NaN' || b === 'NaN' || isZero(a) || isZero(b)) return formatDecimal('NaN');
  return formatDecimal(isNegative(a) === isNegative(b) ? 'Infinity' : '-Infinity');
}

/** The quotient. The caller has already rejected a zero divisor. */
export function divideDecimals(left: Decimal128, right: Decimal128): Decimal128 {
  const a = parseDecimal(left);
  const b = parseDecimal(right);
  if (a === 'NaN' || b === 'NaN' || (typeof a === 'string' && typeof b === 'string'))
    return formatDecimal('NaN');
  if (typeof a === 'string') return formatDecimal(isNegative(a) === isNegative(b) ? 'Infinity' : '-Infinity');
  if (typeof b === 'string') return formatDecimal({ coefficient: 0n, exponent: 0 });
  const extra = Math.max(0, PRECISION + 2 + digitsOf(b.coefficient) - digitsOf(a.coefficient));
  const numerator = a.coefficient * 10n ** BigInt(extra);
  // One sticky digit makes the rounding of an inexact quotient correct.
  const exact = numerator % b.coefficient === 0n;
  const quotient = numerator / b.coefficient;
  const sticky = exact
    ? quotient * 10n
    : quotient * 10n + (quotient < 0n || isNegative(a) !== isNegative(b) ? -1n : 1n);
  return formatDecimal(
    exact
      ? trimZeros(
          { coefficient: quotient, exponent: a.exponent - b.exponent - extra },
          a.exponent - b.exponent,
        )
      : { coefficient: sticky, exponent: a.exponent - b.exponent - extra - 1 },
  );
}

/** Drops trailing zeros up to the ideal exponent (IEEE 754-2008, 5.2). */
function trimZeros(value: FiniteDecimal, ideal: number): FiniteDecimal {
  let { coefficient, exponent } = value;
  if (coefficient === 0n) return { coefficient, exponent: Math.max(exponent, ideal) };
  while (exponent < ideal && coefficient % 10n === 0n) {
    coefficient /= 10n;
    exponent += 1;
  }
  return { coefficient, exponent };
}

/** The remainder, with the sign of the dividend. The caller has already rejected a zero divisor. */
export function remainderOfDecimals(left: Decimal128, right: Decimal128): Decimal128 {
  const a = parseDecimal(left);
  const b = parseDecimal(right);
  if (typeof a === 'string' || b === 'NaN') return formatDecimal('NaN');
  if (typeof b === 'string') return left;
  const aligned = align(a, b);
  return formatDecimal({ coefficient: aligned.a % aligned.b, exponent: aligned.exponent });
}

export function squareRootOfDecimal(value: Decimal128): Decimal128 {
  const a = parseDecimal(value);
  if (typeof a === 'string') return value;
  const wanted = 2 * (PRECISION + 2);
  let shift = Math.max(0, wanted - digitsOf(a.coefficient));
  if ((a.exponent - shift) % 2 !== 0) shift += 1;
  const scaled = a.coefficient * 10n ** BigInt(shift);
  const root = integerSquareRoot(scaled);
  const exponent = (a.exponent - shift) / 2;
  if (root * root === scaled)
    return formatDecimal(trimZeros({ coefficient: root, exponent }, Math.floor(a.exponent / 2)));
  return formatDecimal({ coefficient: root * 10n + 1n, exponent: exponent - 1 });
}

function integerSquareRoot(value: bigint): bigint {
  if (value < 2n) return value;
  let root = 1n << BigInt((value.toString(2).length + 1) >> 1);
  for (;;) {
    const next = (root + value / root) >> 1n;
    if (next >= root) return root;
    root = next;
  }
}

export type Rounding = 'half-even' | 'truncate' | 'floor' | 'ceiling';

/** Rounds to a decimal place. A negative place is left of the decimal point. */
export function roundDecimal(value: Decimal128, place: number, rounding: Rounding): Decimal128 {
  const decimal = parseDecimal(value);
  return typeof decimal === 'string' ? value : formatDecimal(roundFinite(decimal, place, rounding));
}

export function roundFinite(value: FiniteDecimal, place: number, rounding: Rounding): FiniteDecimal {
  if (value.exponent >= -place) return value;
  const divisor = 10n ** BigInt(-place - value.exponent);
  return { coefficient: roundedQuotient(value.coefficient, divisor, rounding), exponent: -place };
}

function roundedQuotient(numerator: bigint, denominator: bigint, rounding: Rounding): bigint {
  if (rounding === 'half-even') return divideHalfEven(numerator, denominator);
  const truncated = numerator / denominator;
  if (rounding === 'truncate' || numerator % denominator === 0n) return truncated;
  if (rounding === 'floor') return numerator < 0n ? truncated - 1n : truncated;
  return numerator > 0n ? truncated + 1n : truncated;
}

export function decimalToNumber(value: Decimal128): number {
  return Number(value.toString());
}

/**
 * The integer that a decimal holds exactly. Undefined if it has a fraction, is not finite, or is too large to be
 * useful.
 */
export function decimalToBigInt(value: Decimal128): bigint | undefined {
  const a = parseDecimal(value);
  if (typeof a === 'string') return undefined;
  const { coefficient, exponent } = trimZeros(a, 0);
  return exponent < 0 ? undefined : coefficient * 10n ** BigInt(exponent);
}

/** Converts a double to a decimal with 15 digits, as MongoDB does in arithmetic of a double with a decimal. */
export function doubleToDecimal(value: number): Decimal128 {
  if (!Number.isFinite(value) || value === 0) return Decimal128.fromString(String(value));
  return Decimal128.fromString(value.toPrecision(15));
}

export function bigIntToDecimal(value: bigint): Decimal128 {
  return formatDecimal({ coefficient: value, exponent: 0 });
}
