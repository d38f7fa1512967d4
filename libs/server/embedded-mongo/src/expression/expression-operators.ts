import { notSupported } from '../errors/mongo-error.js';
import type { ExpressionOperator, ExpressionOperators } from './expression.js';
import { accumulatorOperators } from './operators/accumulator-operators.js';
import { arithmeticOperators } from './operators/arithmetic-operators.js';
import { arrayElementOperators } from './operators/array-element-operators.js';
import { arrayIterationOperators } from './operators/array-iteration-operators.js';
import { arrayShapeOperators } from './operators/array-shape-operators.js';
import { bitwiseOperators } from './operators/bitwise-operators.js';
import { booleanOperators } from './operators/boolean-operators.js';
import { comparisonOperators } from './operators/comparison-operators.js';
import { conditionalOperators } from './operators/conditional-operators.js';
import { dateArithmeticOperators } from './operators/date-arithmetic-operators.js';
import { datePartOperators } from './operators/date-part-operators.js';
import { dateTextOperators } from './operators/date-text-operators.js';
import { exponentOperators } from './operators/exponent-operators.js';
import { objectOperators } from './operators/object-operators.js';
import { regexOperators } from './operators/regex-operators.js';
import { roundingOperators } from './operators/rounding-operators.js';
import { setOperators } from './operators/set-operators.js';
import { stringOperators } from './operators/string-operators.js';
import { stringPositionOperators } from './operators/string-position-operators.js';
import { timestampOperators } from './operators/timestamp-operators.js';
import { trigonometryOperators } from './operators/trigonometry-operators.js';
import { typeOperators } from './operators/type-operators.js';
import { variableOperators } from './operators/variable-operators.js';

/** What MongoDB 7 has and this server refuses: scripts, text scores, and hashes of MongoDB's own indexes. */
export const REFUSED_EXPRESSIONS = ['$function', '$meta', '$toHashedIndexKey'] as const;

const refuse: ExpressionOperator = (_argument, _compiler, name) => {
  throw notSupported(name);
};

/** Every expression operator by its name (manual, "Aggregation Operators"). */
export const supportedExpressions: ExpressionOperators = {
  ...accumulatorOperators,
  ...arithmeticOperators,
  ...arrayElementOperators,
  ...arrayIterationOperators,
  ...arrayShapeOperators,
  ...bitwiseOperators,
  ...booleanOperators,
  ...comparisonOperators,
  ...conditionalOperators,
  ...dateArithmeticOperators,
  ...datePartOperators,
  ...dateTextOperators,
  ...exponentOperators,
  ...objectOperators,
  ...regexOperators,
  ...roundingOperators,
  ...setOperators,
  ...stringOperators,
  ...stringPositionOperators,
  ...timestampOperators,
  ...trigonometryOperators,
  ...typeOperators,
  ...variableOperators,
};

export const expressionOperators: ExpressionOperators = {
  ...supportedExpressions,
  ...Object.fromEntries(REFUSED_EXPRESSIONS.map((name) => [name, refuse])),
};
