import { notSupported } from '../errors/mongo-error.js';
import type { ExpressionOperator, ExpressionOperators } from './expression.js';
import { accumulatorOperators } from './operators/numbers/accumulator-operators.js';
import { arithmeticOperators } from './operators/numbers/arithmetic-operators.js';
import { arrayElementOperators } from './operators/arrays/array-element-operators.js';
import { arrayIterationOperators } from './operators/arrays/array-iteration-operators.js';
import { arrayShapeOperators } from './operators/arrays/array-shape-operators.js';
import { booleanOperators } from './operators/boolean-operators.js';
import { comparisonOperators } from './operators/comparison-operators.js';
import { conditionalOperators } from './operators/conditional-operators.js';
import { datePartOperators } from './operators/dates/date-part-operators.js';
import { dateTextOperators } from './operators/dates/date-text-operators.js';
import { exponentOperators } from './operators/numbers/exponent-operators.js';
import { objectOperators } from './operators/object-operators.js';
import { regexOperators } from './operators/strings/regex-operators.js';
import { roundingOperators } from './operators/numbers/rounding-operators.js';
import { setOperators } from './operators/arrays/set-operators.js';
import { stringOperators } from './operators/strings/string-operators.js';
import { stringPositionOperators } from './operators/strings/string-position-operators.js';
import { trigonometryOperators } from './operators/numbers/trigonometry-operators.js';
import { typeOperators } from './operators/type-operators.js';
import { variableOperators } from './operators/variable-operators.js';

/**
 * Operators of MongoDB 7 that this server rejects: scripts, text scores, hashes of MongoDB's own indexes, and what
 * neither this product nor mongoose uses.
 */
export const REFUSED_EXPRESSIONS = [
  ...['$function', '$meta', '$toHashedIndexKey'],
  ...['$bitAnd', '$bitNot', '$bitOr', '$bitXor', '$tsIncrement', '$tsSecond'],
  ...['$firstN', '$lastN', '$maxN', '$median', '$minN', '$percentile'],
  ...['$dateAdd', '$dateDiff', '$dateSubtract', '$dateTrunc'],
];

const refuse: ExpressionOperator = (_argument, _compiler, name) => {
  throw notSupported(name);
};

/** All expression operators by name (manual, "Aggregation Operators"). */
export const supportedExpressions: ExpressionOperators = {
  ...accumulatorOperators,
  ...arithmeticOperators,
  ...arrayElementOperators,
  ...arrayIterationOperators,
  ...arrayShapeOperators,
  ...booleanOperators,
  ...comparisonOperators,
  ...conditionalOperators,
  ...datePartOperators,
  ...dateTextOperators,
  ...exponentOperators,
  ...objectOperators,
  ...regexOperators,
  ...roundingOperators,
  ...setOperators,
  ...stringOperators,
  ...stringPositionOperators,
  ...trigonometryOperators,
  ...typeOperators,
  ...variableOperators,
};

export const expressionOperators: ExpressionOperators = {
  ...supportedExpressions,
  ...Object.fromEntries(REFUSED_EXPRESSIONS.map((name) => [name, refuse])),
};
