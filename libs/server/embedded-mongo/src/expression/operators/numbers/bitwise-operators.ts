import { typeNameOf } from '../../../bson/bson-type.js';
import { numberType } from '../../../bson/numbers/number.js';
import { isNullish, isNumber, type Maybe } from '../../../bson/value.js';
import { mongoError } from '../../../errors/mongo-error.js';
import type { ExpressionOperator, ExpressionOperators } from '../../expression.js';
import { unary, variadic } from '../../operator-shapes.js';

/** Manual, "Bitwise Operators". Operands are int32 or int64. If one is an int64, the result is an int64. */
export const bitwiseOperators: ExpressionOperators = {
  $bitAnd: combining(-1, (left, right) => left & right),
  $bitNot: unary((value, name) => {
    if (isNullish(value)) return null;
    const operand = requireInteger(value, name);
    return typeof operand === 'number' ? ~operand : BigInt.asIntN(64, ~operand);
  }),
  $bitOr: combining(0, (left, right) => left | right),
  $bitXor: combining(0, (left, right) => left ^ right),
};

function combining(neutral: number, combine: (left: bigint, right: bigint) => bigint): ExpressionOperator {
  return variadic((values, name) => {
    let result: number | bigint = neutral;
    for (const value of values) {
      if (isNullish(value)) return null;
      const operand = requireInteger(value, name);
      const combined = BigInt.asIntN(64, combine(BigInt(result), BigInt(operand)));
      result = typeof result === 'number' && typeof operand === 'number' ? Number(combined) : combined;
    }
    return result;
  });
}

function requireInteger(value: Maybe, name: string): number | bigint {
  if (typeof value === 'bigint') return value;
  if (isNumber(value) && numberType(value) === 'int') return value as number;
  throw mongoError('TypeMismatch', `${name} only supports int and long, not: ${typeNameOf(value)}.`);
}
