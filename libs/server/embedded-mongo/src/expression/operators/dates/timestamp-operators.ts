import { typeNameOf } from '../../../bson/bson-type.js';
import { isNullish, Timestamp, type Maybe } from '../../../bson/value.js';
import { mongoError } from '../../../errors/mongo-error.js';
import type { ExpressionOperators } from '../../expression.js';
import { unary } from '../../operator-shapes.js';

/** Manual, "Timestamp Expression Operators". Results are int64. */
export const timestampOperators: ExpressionOperators = {
  $tsIncrement: unary((value) => (isNullish(value) ? null : BigInt(requireTimestamp(value, 5687301).i))),
  $tsSecond: unary((value) => (isNullish(value) ? null : BigInt(requireTimestamp(value, 5687302).t))),
};

function requireTimestamp(value: Maybe, code: number): Timestamp {
  if (value instanceof Timestamp) return value;
  throw mongoError(code, `Argument to a timestamp operator must be a timestamp, but is ${typeNameOf(value)}`);
}
