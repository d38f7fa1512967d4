import { double, toNumber } from '../../../bson/numbers/number.js';
import { isNullish, type Maybe } from '../../../bson/value.js';
import { mongoError } from '../../../errors/mongo-error.js';
import type { ExpressionOperator, ExpressionOperators } from '../../expression.js';
import { binary, unary } from '../../operator-shapes.js';
import { requireNumber } from './arithmetic-operators.js';
import { refuseDecimal } from './exponent-operators.js';

const DEGREE = Math.PI / 180;

/** Manual, "Trigonometry Expression Operators". Angles are radians, results doubles. */
export const trigonometryOperators: ExpressionOperators = {
  $acos: within(-1, 1, Math.acos),
  $acosh: within(1, Infinity, Math.acosh),
  $asin: within(-1, 1, Math.asin),
  $asinh: anywhere(Math.asinh),
  $atan: anywhere(Math.atan),
  $atan2: binary(arcTangent),
  $atanh: within(-1, 1, Math.atanh),
  $cos: finite(Math.cos),
  $cosh: anywhere(Math.cosh),
  $degreesToRadians: anywhere((degrees) => degrees * DEGREE),
  $radiansToDegrees: anywhere((radians) => radians / DEGREE),
  $sin: finite(Math.sin),
  $sinh: anywhere(Math.sinh),
  $tan: finite(Math.tan),
  $tanh: anywhere(Math.tanh),
};

function anywhere(calculate: (value: number) => number): ExpressionOperator {
  return unary((value, name) => {
    if (isNullish(value)) return null;
    const number = requireNumber(value, name, 28765);
    refuseDecimal(name, number);
    return double(calculate(toNumber(number)));
  });
}

function within(least: number, most: number, calculate: (value: number) => number): ExpressionOperator {
  return unary((value, name) => {
    if (isNullish(value)) return null;
    const number = requireNumber(value, name, 28765);
    refuseDecimal(name, number);
    const argument = toNumber(number);
    if (argument < least || argument > most)
      throw mongoError(50989, `cannot apply ${name} to ${argument}, value must be in [${least},${most}]`);
    return double(calculate(argument));
  });
}

function finite(calculate: (value: number) => number): ExpressionOperator {
  return unary((value, name) => {
    if (isNullish(value)) return null;
    const number = requireNumber(value, name, 28765);
    refuseDecimal(name, number);
    const argument = toNumber(number);
    if (Math.abs(argument) === Infinity)
      throw mongoError(50989, `cannot apply ${name} to ${argument}, value must be in (-inf,inf)`);
    return double(calculate(argument));
  });
}

function arcTangent(y: Maybe, x: Maybe, name: string): Maybe {
  if (isNullish(y) || isNullish(x)) return null;
  const [vertical, horizontal] = [requireNumber(y, name, 51044), requireNumber(x, name, 51045)];
  refuseDecimal(name, vertical, horizontal);
  return double(Math.atan2(toNumber(vertical), toNumber(horizontal)));
}
