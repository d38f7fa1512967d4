import { equalValues } from '../../bson/order/compare.js';
import { isRegularExpression } from '../../bson/patterns/regular-expression.js';
import { firstField, isArray, isDocument, type BsonValue } from '../../bson/value.js';
import { mongoError } from '../../errors/mongo-error.js';
import { compileFilter } from '../../query/compile-filter.js';
import { fieldOperators } from '../../query/field-operators.js';
import type { Modifier, ModifierOptions, UpdateOperator } from '../update-operator.js';

/** Manual, "$pull": removes elements that equal a value or match a condition. */
export const pullOperator: UpdateOperator = (argument, options) => culling(elementTest(argument, options));

/** Manual, "$pullAll": removes elements that equal one of several values. */
export const pullAllOperator: UpdateOperator = (argument, { collation }) => {
  if (!isArray(argument)) throw mongoError('BadValue', '$pullAll requires an array argument');
  return culling((element) => argument.some((value) => equalValues(element, value, collation)));
};

function culling(matches: (element: BsonValue) => boolean): Modifier {
  return {
    missingPath: 'ignore',
    apply(slot) {
      const current = slot.get();
      if (current === undefined) return;
      if (!isArray(current)) throw mongoError('BadValue', 'Cannot apply $pull to a non-array value');
      slot.set(current.filter((element) => !matches(element)));
    },
  };
}

function elementTest(
  argument: BsonValue,
  { filters, collation }: ModifierOptions,
): (element: BsonValue) => boolean {
  if (isDocument(argument) && !Object.hasOwn(fieldOperators, firstField(argument) ?? '')) {
    const filter = compileFilter(argument, filters);
    return (element) => isDocument(element) && filter(element, {});
  }
  if (isDocument(argument) || isRegularExpression(argument)) {
    const filter = compileFilter(new Map([['', argument]]), filters);
    return (element) => filter(new Map([['', element]]), {});
  }
  return (element) => equalValues(element, argument, collation);
}
