import type { Collation } from '../../bson/order/collation.js';
import { compareValues, equalValues } from '../../bson/order/compare.js';
import { TYPE_RANK, typeRank } from '../../bson/bson-type.js';
import { isNaNValue } from '../../bson/numbers/number.js';
import { identityOf } from '../../bson/order/ordered-key.js';
import { isRegularExpression } from '../../bson/patterns/regular-expression.js';
import { isArray, isNumber, MaxKey, MinKey, type BsonValue, type Maybe } from '../../bson/value.js';
import { mongoError } from '../../errors/mongo-error.js';
import { isOperatorDocument } from '../operator-document.js';
import type { FieldOperator, FieldOperators, FilteredField, Predicate, ValueTest } from '../predicate.js';
import { matchesRegularExpression } from '../regex-test.js';

/** Manual, "Comparison Query Operators". */
export const comparisonQueryOperators: FieldOperators = {
  $eq: (value, field) => field.anyValue(equalTo(value, field.collation)),
  $gt: range((order) => order > 0),
  $gte: range((order) => order >= 0),
  $in: (list, field, name) => field.anyValue(anyOf(list, field, name)),
  $lt: range((order) => order < 0),
  $lte: range((order) => order <= 0),
  $ne: (value, field) => {
    if (isRegularExpression(value)) throw mongoError('BadValue', "Can't have regex as arg to $ne.");
    return not(field.anyValue(equalTo(value, field.collation)));
  },
  $nin: (list, field, name) => not(field.anyValue(anyOf(list, field, name))),
};

/** Negates a test. The match details of the inner test are discarded. */
export function not(predicate: Predicate): Predicate {
  return (document) => !predicate(document, {});
}

/** Null also equals a missing value (manual, "Query for Null or Missing Fields"). */
export function equalTo(wanted: BsonValue, collation: Collation | undefined): ValueTest {
  if (wanted === null) return (value) => value === null || value === undefined;
  if (typeof wanted === 'boolean' || (typeof wanted === 'string' && !collation))
    return (value) => value === wanted;
  return (value) => value !== undefined && equalValues(value, wanted, collation);
}

/** A range matches only values of the type of its bound (manual, "Comparison/Sort Order: Type Bracketing"). */
function range(holds: (order: number) => boolean): FieldOperator {
  const orEqual = holds(0);
  return (bound, field) => {
    if (isRegularExpression(bound))
      throw mongoError('BadValue', `Can't have RegEx as arg to predicate over field '${field.path}'.`);
    if (bound === null) return field.anyValue((value) => orEqual && (value === null || value === undefined));
    if (bound instanceof MinKey || bound instanceof MaxKey) return field.anyValue(beyondAll(bound, holds));
    const rank = typeRank(bound);
    const nan = isNumber(bound) && isNaNValue(bound);
    return field.anyValue((value) => {
      if (value === undefined || typeRank(value) !== rank) return false;
      // NaN is neither greater nor less than any number.
      if (nan || (isNumber(value) && isNaNValue(value)))
        return orEqual && nan && isNumber(value) && isNaNValue(value);
      return holds(compareValues(value, bound, field.collation));
    });
  };
}

/** MinKey and MaxKey compare with all types. */
function beyondAll(bound: MinKey | MaxKey, holds: (order: number) => boolean): ValueTest {
  return (value: Maybe) => value !== undefined && holds(compareValues(value, bound));
}

function anyOf(list: BsonValue, field: FilteredField, name: string): ValueTest {
  if (!isArray(list)) throw mongoError('BadValue', `${name} needs an array`);
  if (list.some(isOperatorDocument)) throw mongoError('BadValue', `cannot nest $ under ${name}`);
  const expressions = list
    .filter(isRegularExpression)
    .map((expression) => matchesRegularExpression(expression, field.deadline));
  const identities = new Set(
    list.filter((value) => !isRegularExpression(value)).map((value) => identityOf(value, field.collation)),
  );
  const hasNull = list.includes(null);
  return (value, details) => {
    if (value === undefined || value === null) return hasNull;
    if (expressions.some((matches) => matches(value, details))) return true;
    return typeRank(value) !== TYPE_RANK.regex && identities.has(identityOf(value, field.collation));
  };
}
