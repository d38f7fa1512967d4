import { compareValues } from '../../bson/order/compare.js';
import type { ExpressionOperator, ExpressionOperators } from '../expression.js';
import { binary } from '../operator-shapes.js';

/** Manual, "Comparison Expression Operators". They compare values of all types. A missing value is less than null. */
export const comparisonOperators: ExpressionOperators = {
  $cmp: binary((left, right, _name, { collation }) => Math.sign(compareValues(left, right, collation))),
  $eq: ordered((order) => order === 0),
  $gt: ordered((order) => order > 0),
  $gte: ordered((order) => order >= 0),
  $lt: ordered((order) => order < 0),
  $lte: ordered((order) => order <= 0),
  $ne: ordered((order) => order !== 0),
};

function ordered(holds: (order: number) => boolean): ExpressionOperator {
  return binary((left, right, _name, { collation }) => holds(compareValues(left, right, collation)));
}
