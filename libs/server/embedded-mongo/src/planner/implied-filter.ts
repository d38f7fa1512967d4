import { bsonType, typeRank } from '../bson/bson-type.js';
import type { Collation } from '../bson/order/collation.js';
import { compareValues, equalValues } from '../bson/order/compare.js';
import { isRegularExpression } from '../bson/patterns/regular-expression.js';
import { isArray, isDocument, type BsonDocument, type BsonValue } from '../bson/value.js';
import { isTrue } from '../bson/truth.js';
import { isOperatorDocument } from '../query/operator-document.js';

type Clause = { readonly path: string; readonly operator: string; readonly value: BsonValue };

/**
 * Whether every document that matches a filter is in a partial index (manual, "Partial Indexes: Query Coverage").
 * Returns false in doubt.
 */
export function impliesPartialFilter(
  filter: BsonDocument,
  partialFilter: BsonDocument,
  collation: Collation | undefined,
): boolean {
  const actual = clausesOf(filter);
  return clausesOf(partialFilter).every((required) =>
    actual.some((clause) => implies(clause, required, collation)),
  );
}

function clausesOf(filter: BsonDocument): Clause[] {
  return [...filter].flatMap(([path, value]) => {
    if (path === '$and' && isArray(value)) return value.filter(isDocument).flatMap(clausesOf);
    if (!isOperatorDocument(value)) return [{ path, operator: '$eq', value }];
    return [...value].map(([operator, argument]) => ({ path, operator, value: argument }));
  });
}

function implies(actual: Clause, required: Clause, collation: Collation | undefined): boolean {
  if (required.path.startsWith('$') || actual.path !== required.path) return false;
  if (actual.operator === required.operator && equalValues(actual.value, required.value)) return true;
  const values = alternativesOf(actual);
  if (values) return values.every((value) => satisfies(value, required, collation));
  if (required.operator === '$exists')
    return isTrue(required.value) && isRange(actual.operator) && actual.value !== null;
  return isNarrower(actual, required, collation);
}

function alternativesOf({ operator, value }: Clause): readonly BsonValue[] | undefined {
  if (operator === '$eq') return isRegularExpression(value) ? undefined : [value];
  return operator === '$in' && isArray(value) && !value.some(isRegularExpression) ? value : undefined;
}

/** Types whose values never equal a value of another type. Numbers, for example, also equal numbers of other types. */
const EQUAL_ONLY_TO_THEMSELVES: readonly string[] = ['bool', 'date', 'objectId', 'timestamp'];

/** Whether a document with exactly this value would match the clause. */
function satisfies(
  value: BsonValue,
  { operator, value: argument }: Clause,
  collation: Collation | undefined,
): boolean {
  if (operator === '$exists') return isTrue(argument) && value !== null;
  if (operator === '$eq') return equalValues(value, argument, collation);
  if (operator === '$in')
    return isArray(argument) && argument.some((other) => equalValues(value, other, collation));
  if (operator === '$type')
    return EQUAL_ONLY_TO_THEMSELVES.includes(bsonType(value)) && bsonType(value) === argument;
  if (!isRange(operator) || typeRank(value) !== typeRank(argument)) return false;
  const order = compareValues(value, argument, collation);
  if (order === 0) return operator.endsWith('e');
  return operator.startsWith('$gt') ? order > 0 : order < 0;
}

/** Whether one range lies within another range that is open on the same side. */
function isNarrower(actual: Clause, required: Clause, collation: Collation | undefined): boolean {
  if (!isRange(actual.operator) || !isRange(required.operator)) return false;
  if (actual.operator.slice(0, 3) !== required.operator.slice(0, 3)) return false;
  if (typeRank(actual.value) !== typeRank(required.value)) return false;
  const order = compareValues(actual.value, required.value, collation);
  if (order === 0) return required.operator.endsWith('e') || !actual.operator.endsWith('e');
  return required.operator.startsWith('$gt') ? order > 0 : order < 0;
}

function isRange(operator: string): boolean {
  return ['$gt', '$gte', '$lt', '$lte'].includes(operator);
}
