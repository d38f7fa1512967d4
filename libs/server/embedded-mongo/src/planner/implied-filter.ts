import { bsonType, typeRank } from '../bson/bson-type.js';
import type { Collation } from '../bson/collation.js';
import { compareValues, equalValues } from '../bson/compare.js';
import { isRegularExpression } from '../bson/regular-expression.js';
import { isArray, isDocument, type BsonDocument, type BsonValue } from '../bson/value.js';
import { isTrue } from '../bson/truth.js';
import { isOperatorDocument } from '../query/operator-document.js';

type Clause = { readonly path: string; readonly operator: string; readonly value: BsonValue };

/**
 * Whether every document that matches a filter is in a partial index (manual, "Partial Indexes: Query Coverage").
 * Says no when in doubt.
 */
export function impliesPartialFilter(
  filter: BsonDocument,
  partialFilter: BsonDocument,
  collation: Collation | undefined,
): boolean {
  const given = clausesOf(filter);
  return clausesOf(partialFilter).every((wanted) =>
    given.some((clause) => implies(clause, wanted, collation)),
  );
}

function clausesOf(filter: BsonDocument): Clause[] {
  return [...filter].flatMap(([path, value]) => {
    if (path === '$and' && isArray(value)) return value.filter(isDocument).flatMap(clausesOf);
    if (!isOperatorDocument(value)) return [{ path, operator: '$eq', value }];
    return [...value].map(([operator, argument]) => ({ path, operator, value: argument }));
  });
}

function implies(given: Clause, wanted: Clause, collation: Collation | undefined): boolean {
  if (wanted.path.startsWith('$') || given.path !== wanted.path) return false;
  if (given.operator === wanted.operator && equalValues(given.value, wanted.value)) return true;
  const values = alternativesOf(given);
  if (values) return values.every((value) => satisfies(value, wanted, collation));
  if (wanted.operator === '$exists')
    return isTrue(wanted.value) && isRange(given.operator) && given.value !== null;
  return isNarrower(given, wanted, collation);
}

function alternativesOf({ operator, value }: Clause): readonly BsonValue[] | undefined {
  if (operator === '$eq') return isRegularExpression(value) ? undefined : [value];
  return operator === '$in' && isArray(value) && !value.some(isRegularExpression) ? value : undefined;
}

/** Types none of whose values equals a value of another type: 1 is also found by a long, a text also by a symbol. */
const EQUAL_ONLY_TO_THEMSELVES: readonly string[] = ['bool', 'date', 'objectId', 'timestamp'];

/** Whether a document with this very value would match the clause. */
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

/** Whether one range lies within another one that is open on the same side. */
function isNarrower(given: Clause, wanted: Clause, collation: Collation | undefined): boolean {
  if (!isRange(given.operator) || !isRange(wanted.operator)) return false;
  if (given.operator.slice(0, 3) !== wanted.operator.slice(0, 3)) return false;
  if (typeRank(given.value) !== typeRank(wanted.value)) return false;
  const order = compareValues(given.value, wanted.value, collation);
  if (order === 0) return wanted.operator.endsWith('e') || !given.operator.endsWith('e');
  return wanted.operator.startsWith('$gt') ? order > 0 : order < 0;
}

function isRange(operator: string): boolean {
  return ['$gt', '$gte', '$lt', '$lte'].includes(operator);
}
