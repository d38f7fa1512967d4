import { decimalToNumber, decimalToBigInt } from './decimal.js';
import { Decimal128, Double, type BsonNumber } from '../value.js';

/** The four numeric types, in the order in which a mixed operation widens its result. */
export type NumberType = 'int' | 'long' | 'double' | 'decimal';

const INT32_MAX = 0x7fffffff;
const INT64_MAX = 2n ** 63n - 1n;
const INT64_MIN = -(2n ** 63n);

/** Whether a JavaScript number represents an int32. Negative zero exists only as a double. */
export function isInt32(value: number): boolean {
  return (value | 0) === value && !Object.is(value, -0);
}

export function numberType(value: BsonNumber): NumberType {
  if (typeof value === 'number') return isInt32(value) ? 'int' : 'double';
  if (typeof value === 'bigint') return 'long';
  return value instanceof Double ? 'double' : 'decimal';
}

/** A double, whatever its value. */
export function double(value: number): number | Double {
  return isInt32(value) ? new Double(value) : value;
}

/** An int32 if it fits, otherwise an int64. Undefined if neither fits. */
export function intOrLong(value: bigint): number | bigint | undefined {
  if (value <= INT32_MAX && value >= -INT32_MAX - 1) return Number(value);
  return fitsInt64(value) ? value : undefined;
}

export function fitsInt64(value: bigint): boolean {
  return value <= INT64_MAX && value >= INT64_MIN;
}

/** The nearest JavaScript number. */
export function toNumber(value: BsonNumber): number {
  if (typeof value === 'number') return value;
  if (typeof value === 'bigint') return Number(value);
  return value instanceof Double ? value.value : decimalToNumber(value);
}

export function isNaNValue(value: BsonNumber): boolean {
  return typeof value !== 'bigint' && Number.isNaN(toNumber(value));
}

/** The integer that a value of any numeric type holds exactly. Undefined if it has a fraction or is not finite. */
export function toWholeNumber(value: BsonNumber): bigint | undefined {
  if (typeof value === 'bigint') return value;
  if (value instanceof Decimal128) return decimalToBigInt(value);
  const number = toNumber(value);
  return Number.isInteger(number) ? BigInt(number) : undefined;
}

/** The value as a JavaScript integer, for counts and positions. Undefined if it is not a safe integer. */
export function toSafeInteger(value: BsonNumber): number | undefined {
  const whole = toWholeNumber(value);
  if (whole === undefined) return undefined;
  const number = Number(whole);
  return Number.isSafeInteger(number) ? number : undefined;
}
