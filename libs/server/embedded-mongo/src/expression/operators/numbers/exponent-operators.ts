import { widerType } from '../../../bson/numbers/arithmetic.js';
import { typeNameOf } from '../../../bson/bson-type.js';
import { squareRootOfDecimal } from '../../../bson/numbers/decimal.js';
import { double, fitsInt64, intOrLong, numberType, toNumber } from '../../../bson/numbers/number.js';
import { Decimal128, isNullish, isNumber, type BsonNumber, type Maybe } from '../../../bson/value.js';
import { mongoError, notSupported } from '../../../errors/mongo-error.js';
import type { ExpressionOperator, ExpressionOperators } from '../../expression.js';
import { binary, unary } from '../../operator-shapes.js';
import { isZero, requireNumber } from './arithmetic-operators.js';

/** Manual, "Arithmetic Expression Operators": roots, powers and logarithms. The result is a double. */
export const exponentOperators: ExpressionOperators = {
  $exp: ofDouble(28765, Math.exp),
  $ln: ofDouble(28765, Math.log, 28766),
  $log10: ofDouble(28765, Math.log10, 28761),
  $log: binary(logarithm),
  $pow: binary(power),
  $sqrt: unary(squareRoot),
};

/** A function of one double. `onlyPositive` is the error code for an argument that is not positive. */
function ofDouble(
  notNumber: number,
  calculate: (value: number) => number,
  onlyPositive?: number,
): ExpressionOperator {
  return unary((value, name) => {
    if (isNullish(value)) return null;
    const number = requireNumber(value, name, notNumber);
    refuseDecimal(name, number);
    const argument = toNumber(number);
    if (onlyPositive !== undefined && argument <= 0)
      throw mongoError(onlyPositive, `${name}'s argument must be a positive number, but is ${argument}`);
    return double(calculate(argument));
  });
}

/** These functions have no exact decimal result, so a result with 17 digits would suggest a precision of 34. */
export function refuseDecimal(name: string, ...values: readonly BsonNumber[]): void {
  if (values.some((value) => value instanceof Decimal128)) throw notSupported(`${name} of a decimal`);
}

function logarithm(value: Maybe, base: Maybe, name: string): Maybe {
  if (isNullish(value) || isNullish(base)) return null;
  if (!isNumber(value)) throw mongoError(28756, `$log's argument must be numeric, not ${typeNameOf(value)}`);
  if (!isNumber(base)) throw mongoError(28757, `$log's base must be numeric, not ${typeNameOf(base)}`);
  refuseDecimal(name, value, base);
  const [argument, radix] = [toNumber(value), toNumber(base)];
  if (argument <= 0) throw mongoError(28758, `$log's argument must be a positive number, but is ${argument}`);
  if (radix <= 0 || radix === 1)
    throw mongoError(28759, `$log's base must be a positive number not equal to 1, but is ${radix}`);
  return double(Math.log(argument) / Math.log(radix));
}

function squareRoot(value: Maybe, name: string): Maybe {
  if (isNullish(value)) return null;
  const number = requireNumber(value, name, 28765);
  if (toNumber(number) < 0) throw mongoError(28714, "$sqrt's argument must be greater than or equal to 0");
  if (number instanceof Decimal128) return squareRootOfDecimal(number);
  return double(Math.sqrt(toNumber(number)));
}

/** An integer power stays an integer if it fits an int64, and is a double otherwise. */
function power(base: Maybe, exponent: Maybe, name: string): Maybe {
  if (isNullish(base) || isNullish(exponent)) return null;
  if (!isNumber(base)) throw mongoError(28762, `$pow's base must be numeric, not ${typeNameOf(base)}`);
  if (!isNumber(exponent))
    throw mongoError(28763, `$pow's exponent must be numeric, not ${typeNameOf(exponent)}`);
  if (isZero(base) && toNumber(exponent) < 0)
    throw mongoError(28764, '$pow cannot take a base of 0 and a negative exponent');
  const type = widerType(numberType(base), numberType(exponent));
  if (type === 'decimal') throw notSupported(`${name} of a decimal`);
  const isFraction = toNumber(exponent) < 0 && Math.abs(toNumber(base)) !== 1;
  if (type === 'double' || isFraction) return double(toNumber(base) ** toNumber(exponent));
  return integerPower(BigInt(base as number | bigint), BigInt(exponent as number | bigint), type);
}

function integerPower(base: bigint, exponent: bigint, type: 'int' | 'long'): BsonNumber {
  if (exponent > 63n && (base > 1n || base < -1n)) return double(Number(base) ** Number(exponent));
  const exact = base === 0n || base === 1n || base === -1n ? smallPower(base, exponent) : base ** exponent;
  const fitting = type === 'int' ? intOrLong(exact) : fitsInt64(exact) ? exact : undefined;
  return fitting ?? double(Number(base) ** Number(exponent));
}

function smallPower(base: bigint, exponent: bigint): bigint {
  if (exponent === 0n) return 1n;
  return base === -1n && exponent % 2n === 0n ? 1n : base;
}
