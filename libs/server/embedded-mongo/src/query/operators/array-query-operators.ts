import { toSafeInteger } from '../../bson/numbers/number.js';
import { isRegularExpression } from '../../bson/patterns/regular-expression.js';
import { show } from '../../bson/show.js';
import {
  firstField,
  isArray,
  isDocument,
  isNumber,
  type BsonDocument,
  type BsonValue,
} from '../../bson/value.js';
import { mongoError } from '../../errors/mongo-error.js';
import { isOperatorDocument } from '../operator-document.js';
import type { FieldOperators, FilteredField, Predicate } from '../predicate.js';
import { matchesRegularExpression } from '../regex-test.js';
import { equalTo } from './comparison-query-operators.js';

/** Manual, "Array Query Operators". */
export const arrayQueryOperators: FieldOperators = {
  $all: (list, field) => {
    if (!isArray(list)) throw mongoError('BadValue', '$all needs an array');
    const tests = list.map((value) => compileAllElement(value, list, field));
    // An empty list matches nothing.
    return (document, details) => tests.length > 0 && tests.every((test) => test(document, details));
  },
  $elemMatch: (argument, field) => {
    if (!isDocument(argument)) throw mongoError('BadValue', '$elemMatch needs an Object');
    const matches = elementTest(argument, field);
    return field.wholeValue((value, details) => {
      const index = isArray(value) ? value.findIndex(matches) : -1;
      if (index >= 0) details.arrayIndex = index;
      return index >= 0;
    });
  },
  $size: (argument, field) => {
    const size = isNumber(argument) ? toSafeInteger(argument) : undefined;
    if (size === undefined)
      throw mongoError(
        'FailedToParse',
        `Failed to parse $size. Expected a number in: $size: ${show(argument)}`,
      );
    if (size < 0)
      throw mongoError(
        'FailedToParse',
        `Failed to parse $size. Expected a non-negative number in: $size: ${size}`,
      );
    return field.wholeValue((value) => isArray(value) && value.length === size);
  },
};

function compileAllElement(value: BsonValue, list: readonly BsonValue[], field: FilteredField): Predicate {
  if (isElemMatch(value)) return field.compileOperators(value);
  if (list.some(isElemMatch)) throw mongoError('BadValue', '$all/$elemMatch has to be consistent');
  if (isOperatorDocument(value)) throw mongoError('BadValue', 'no $ expressions in $all');
  if (isRegularExpression(value)) return field.anyValue(matchesRegularExpression(value, field.deadline));
  return field.anyValue(equalTo(value, field.collation));
}

function isElemMatch(value: BsonValue): value is BsonDocument {
  return isDocument(value) && firstField(value) === '$elemMatch';
}

const FILTER_OPERATORS = ['$and', '$or', '$nor', '$expr', '$where', '$comment', '$jsonSchema'];

/** With operators it tests the elements themselves. Otherwise it is a filter on elements that are documents. */
function elementTest(argument: BsonDocument, field: FilteredField): (element: BsonValue) => boolean {
  const name = firstField(argument);
  if (isOperatorDocument(argument) && !FILTER_OPERATORS.includes(name as string))
    return field.compileElementTest(argument);
  const filter = field.compileFilter(argument);
  return (element) => {
    if (isDocument(element)) return filter(element, {});
    // An array in an array counts as a document whose fields are the positions.
    return isArray(element) && filter(new Map(element.map((value, index) => [String(index), value])), {});
  };
}
