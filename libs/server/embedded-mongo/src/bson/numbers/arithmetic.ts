import {
  addDecimals,
  bigIntToDecimal,
  doubleToDecimal,
  multiplyDecimals,
  subtractDecimals,
} from './decimal.js';
import { double, fitsInt64, intOrLong, isInt32, numberType, toNumber, type NumberType } from './number.js';
import { Decimal128, type BsonNumber } from '../value.js';

/**
 * Addition and multiplication with MongoDB's numeric types. The result has the wider type of the two operands, and an
 * int32 that overflows becomes an int64. The caller handles an int64 overflow, because `$inc` rejects it and `$add`
 * returns a double.
 */
type Operation = {
  readonly doubles: (left: number, right: number) => number;
  readonly integers: (left: bigint, right: bigint) => bigint;
  readonly decimals: (left: Decimal128, right: Decimal128) => Decimal128;
};

const WIDTH: Readonly<Record<NumberType, number>> = { int: 0, long: 1, double: 2, decimal: 3 };

export function widerType(left: NumberType, right: NumberType): NumberType {
  return WIDTH[left] >= WIDTH[right] ? left : right;
}

const addition: Operation = {
  doubles: (left, right) => left + right,
  integers: (left, right) => left + right,
  decimals: addDecimals,
};
const subtraction: Operation = {
  doubles: (left, right) => left - right,
  integers: (left, right) => left - right,
  decimals: subtractDecimals,
};
const multiplication: Operation = {
  doubles: (left, right) => left * right,
  integers: (left, right) => left * right,
  decimals: multiplyDecimals,
};

/** @returns undefined if an int64 overflows */
export function addNumbers(left: BsonNumber, right: BsonNumber): BsonNumber | undefined {
  return calculate(addition, left, right);
}

/** @returns undefined if an int64 overflows */
export function subtractNumbers(left: BsonNumber, right: BsonNumber): BsonNumber | undefined {
  return calculate(subtraction, left, right);
}

/** @returns undefined if an int64 overflows */
export function multiplyNumbers(left: BsonNumber, right: BsonNumber): BsonNumber | undefined {
  return calculate(multiplication, left, right);
}

function calculate(operation: Operation, left: BsonNumber, right: BsonNumber): BsonNumber | undefined {
  const type = widerType(numberType(left), numberType(right));
  if (type === 'decimal') return operation.decimals(toDecimal(left), toDecimal(right));
  if (type === 'double') return double(operation.doubles(toNumber(left), toNumber(right)));
  if (type === 'int') {
    const result = operation.doubles(left as number, right as number);
    if (isInt32(result)) return result;
  }
  const exact = operation.integers(BigInt(left as number | bigint), BigInt(right as number | bigint));
  if (type === 'int') return intOrLong(exact);
  return fitsInt64(exact) ? exact : undefined;
}

/** Converts any number to a decimal: integers exactly, doubles with 15 digits. */
export function toDecimal(value: BsonNumber): Decimal128 {
  if (value instanceof Decimal128) return value;
  if (typeof value === 'bigint') return bigIntToDecimal(value);
  return numberType(value) === 'int'
    ? bigIntToDecimal(BigInt(toNumber(value)))
    : doubleToDecimal(toNumber(value));
}
