import { isRegularExpression } from '../bson/patterns/regular-expression.js';
import { mongoError, notSupported } from '../errors/mongo-error.js';
import { isOperatorDocument } from './operator-document.js';
import { arrayQueryOperators } from './operators/array-query-operators.js';
import { bitwiseQueryOperators } from './operators/bitwise-query-operators.js';
import { comparisonQueryOperators, not } from './operators/comparison-query-operators.js';
import { elementQueryOperators } from './operators/element-query-operators.js';
import { evaluationQueryOperators } from './operators/evaluation-query-operators.js';
import type { FieldOperator, FieldOperators } from './predicate.js';
import { matchesRegularExpression } from './regex-test.js';

/** Operators that MongoDB has and this server rejects: geospatial. */
export const REFUSED_FIELD_OPERATORS = [
  '$geoWithin',
  '$geoIntersects',
  '$near',
  '$nearSphere',
  '$within',
  '$maxDistance',
  '$minDistance',
] as const;

/** Manual, "$not": also matches if the field is missing. */
const negation: FieldOperator = (argument, field) => {
  if (isRegularExpression(argument))
    return not(field.anyValue(matchesRegularExpression(argument, field.deadline)));
  if (!isOperatorDocument(argument)) throw mongoError('BadValue', '$not needs a regex or a document');
  return not(field.compileOperators(argument));
};

const refuse: FieldOperator = (_argument, _field, name) => {
  throw notSupported(name);
};

/** All query operators on a field, by name (manual, "Query Predicates"). */
export const supportedFieldOperators: FieldOperators = {
  ...arrayQueryOperators,
  ...bitwiseQueryOperators,
  ...comparisonQueryOperators,
  ...elementQueryOperators,
  ...evaluationQueryOperators,
  $not: negation,
};

export const fieldOperators: FieldOperators = {
  ...supportedFieldOperators,
  ...Object.fromEntries(REFUSED_FIELD_OPERATORS.map((name) => [name, refuse])),
  $comment: () => undefined,
};
