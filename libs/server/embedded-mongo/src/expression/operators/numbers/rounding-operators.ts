import { typeNameOf } from '../../../bson/bson-type.js';
import { exactDecimal } from '../../../bson/order/compare.js';
import { roundDecimal, roundFinite, type Rounding } from '../../../bson/numbers/decimal.js';
import {
  double,
  fitsInt64,
  intOrLong,
  numberType,
  toNumber,
  toSafeInteger,
} from '../../../bson/numbers/number.js';
import { Decimal128, isNullish, isNumber, type BsonNumber, type Maybe } from '../../../bson/value.js';
import { mongoError } from '../../../errors/mongo-error.js';
import type { ExpressionOperators } from '../../expression.js';
import { between, unary } from '../../operator-shapes.js';
import { requireNumber } from './arithmetic-operators.js';

/** Manual, "Arithmetic Expression Operators": $ceil, $floor, $round, $trunc. The result keeps the type of the operand. */
export const roundingOperators: ExpressionOperators = {
  $ceil: unary((value, name) => roundToWhole(value, name, 'ceiling', Math.ceil)),
  $floor: unary((value, name) => roundToWhole(value, name, 'floor', Math.floor)),
  $round: between(1, 2, ([value, place], name) => roundAtPlace(value, place, name, 'half-even')),
  $trunc: between(1, 2, ([value, place], name) => roundAtPlace(value, place, name, 'truncate')),
};

function roundToWhole(
  value: Maybe,
  name: string,
  rounding: Rounding,
  ofDouble: (value: number) => number,
): Maybe {
  if (isNullish(value)) return null;
  const number = requireNumber(value, name, 28765);
  if (number instanceof Decimal128) return roundDecimal(number, 0, rounding);
  return numberType(number) === 'double' ? double(ofDouble(toNumber(number))) : number;
}

function roundAtPlace(value: Maybe, place: Maybe, name: string, rounding: Rounding): Maybe {
  if (isNullish(value) || place === null) return null;
  const number = requireNumber(value, name, 51081);
  const places = place === undefined ? 0 : readPlace(place, name);
  if (number instanceof Decimal128) return roundDecimal(number, places, rounding);
  if (numberType(number) === 'double') return double(roundDouble(toNumber(number), places, rounding));
  return places >= 0 ? number : roundInteger(number, -places, rounding);
}

function readPlace(place: Maybe, name: string): number {
  const places = isNumber(place) ? toSafeInteger(place) : undefined;
  if (places === undefined)
    throw mongoError(
      51082,
      `precision argument to  ${name} must be a integral value, not ${typeNameOf(place)}`,
    );
  if (places < -20 || places > 100)
    throw mongoError(
      51083,
      `cannot apply ${name} with precision value ${places} value must be in [-20, 100]`,
    );
  return places;
}

/** Rounds the exact binary value of the double, not its shortest spelling. */
function roundDouble(value: number, place: number, rounding: Rounding): number {
  const exact = exactDecimal(value);
  if (typeof exact === 'string') return value;
  const { coefficient, exponent } = roundFinite(exact, place, rounding);
  const rounded = Number(`${coefficient}e${exponent}`);
  return rounded === 0 && (value < 0 || Object.is(value, -0)) ? -0 : rounded;
}

function roundInteger(value: BsonNumber, zeros: number, rounding: Rounding): BsonNumber {
  const exact = { coefficient: BigInt(value as number | bigint), exponent: 0 };
  const { coefficient } = roundFinite(exact, -zeros, rounding);
  const whole = coefficient * 10n ** BigInt(zeros);
  if (numberType(value) === 'int') return intOrLong(whole) as BsonNumber;
  if (!fitsInt64(whole)) throw mongoError(51080, 'invalid conversion from Decimal128 result in $round');
  return whole;
}
