import { Summation } from '../../../accumulator/summation.js';
import { multiplyNumbers, subtractNumbers, toDecimal, widerType } from '../../../bson/numbers/arithmetic.js';
import { typeNameOf } from '../../../bson/bson-type.js';
import { divideDecimals, negateDecimal, remainderOfDecimals } from '../../../bson/numbers/decimal.js';
import { double, intOrLong, numberType, toNumber, type NumberType } from '../../../bson/numbers/number.js';
import { Decimal128, isNullish, isNumber, type BsonNumber, type Maybe } from '../../../bson/value.js';
import { mongoError } from '../../../errors/mongo-error.js';
import type { ExpressionOperators } from '../../expression.js';
import { binary, unary, variadic } from '../../operator-shapes.js';

/** Manual, "Arithmetic Expression Operators". A null or missing operand makes the result null. */
export const arithmeticOperators: ExpressionOperators = {
  $abs: unary((value, name) => (isNullish(value) ? null : absolute(requireNumber(value, name, 28765)))),
  $add: variadic(add),
  $divide: binary(divide),
  $mod: binary(remainder),
  $multiply: variadic(multiply),
  $subtract: binary(subtract),
};

/** @throws MongoError with the operator's own code */
export function requireNumber(value: Maybe, name: string, code: number): BsonNumber {
  if (isNumber(value)) return value;
  throw mongoError(code, `${name} only supports numeric types, not ${typeNameOf(value)}`);
}

export function isZero(value: BsonNumber): boolean {
  return typeof value === 'bigint' ? value === 0n : toNumber(value) === 0;
}

function absolute(value: BsonNumber): BsonNumber {
  if (typeof value === 'bigint') {
    if (value === -(2n ** 63n)) throw mongoError(28680, "can't take $abs of long long min");
    return value < 0n ? -value : value;
  }
  if (value instanceof Decimal128) return value.toString().startsWith('-') ? negateDecimal(value) : value;
  const result = Math.abs(toNumber(value));
  return numberType(value) === 'int' ? (intOrLong(BigInt(result)) as BsonNumber) : double(result);
}

function add(values: readonly Maybe[]): Maybe {
  const sum = new Summation();
  let date: Date | undefined;
  for (const value of values) {
    if (isNullish(value)) return null;
    if (value instanceof Date) {
      if (date) throw mongoError(16612, 'only one date allowed in an $add expression');
      date = value;
    } else if (isNumber(value)) sum.add(value);
    else
      throw mongoError('TypeMismatch', `$add only supports numeric or date types, not ${typeNameOf(value)}`);
  }
  return date ? shiftDate(date, roundHalfAway(sum.approximateTotal), '$add') : sum.total;
}

/** Rounds to the nearest integer, halves away from zero. */
function roundHalfAway(value: number): number {
  return Math.sign(value) * Math.round(Math.abs(value));
}

function shiftDate(date: Date, milliseconds: number, name: string): Date {
  const shifted = new Date(date.getTime() + milliseconds);
  if (Number.isNaN(shifted.getTime())) throw mongoError('Overflow', `date overflow in ${name}`);
  return shifted;
}

function subtract(left: Maybe, right: Maybe): Maybe {
  if (isNullish(left) || isNullish(right)) return null;
  if (isNumber(left) && isNumber(right))
    return subtractNumbers(left, right) ?? double(toNumber(left) - toNumber(right));
  if (left instanceof Date && right instanceof Date) return BigInt(left.getTime() - right.getTime());
  if (left instanceof Date && isNumber(right))
    return shiftDate(left, -roundHalfAway(toNumber(right)), '$subtract');
  throw mongoError('TypeMismatch', `can't $subtract ${typeNameOf(right)} from ${typeNameOf(left)}`);
}

function multiply(values: readonly Maybe[]): Maybe {
  let product: BsonNumber = 1;
  let widest: NumberType = 'int';
  for (const value of values) {
    if (isNullish(value)) return null;
    if (!isNumber(value))
      throw mongoError('TypeMismatch', `$multiply only supports numeric types, not ${typeNameOf(value)}`);
    product = multiplyNumbers(product, value) ?? double(toNumber(product) * toNumber(value));
    widest = widerType(widest, numberType(value));
  }
  // A product of int32 factors that left the int32 range only in between becomes an int32 again.
  return widest === 'int' && typeof product === 'bigint' ? intOrLong(product) : product;
}

/** The quotient of two integers is also a double. */
function divide(left: Maybe, right: Maybe): Maybe {
  if (isNullish(left) || isNullish(right)) return null;
  if (!isNumber(left) || !isNumber(right))
    throw mongoError(
      'TypeMismatch',
      `$divide only supports numeric types, not ${typeNameOf(left)} and ${typeNameOf(right)}`,
    );
  if (isZero(right)) throw mongoError('BadValue', "can't $divide by zero");
  if (left instanceof Decimal128 || right instanceof Decimal128)
    return divideDecimals(toDecimal(left), toDecimal(right));
  return double(toNumber(left) / toNumber(right));
}

/** The remainder has the sign of the dividend. */
function remainder(left: Maybe, right: Maybe): Maybe {
  if (isNullish(left) || isNullish(right)) return null;
  if (!isNumber(left) || !isNumber(right))
    throw mongoError(
      16611,
      `$mod only supports numeric types, not ${typeNameOf(left)} and ${typeNameOf(right)}`,
    );
  if (isZero(right)) throw mongoError(16610, "can't $mod by zero");
  const type = widerType(numberType(left), numberType(right));
  if (type === 'decimal') return remainderOfDecimals(toDecimal(left), toDecimal(right));
  if (type === 'double') return double(toNumber(left) % toNumber(right));
  const exact = BigInt(left as number | bigint) % BigInt(right as number | bigint);
  return type === 'int' ? Number(exact) : exact;
}
