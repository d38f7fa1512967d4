import { bsonType } from '../../bson/bson-type.js';
import { equalValues } from '../../bson/order/compare.js';
import { show } from '../../bson/show.js';
import {
  cloneValue,
  firstField,
  isArray,
  isDocument,
  type BsonArray,
  type BsonValue,
} from '../../bson/value.js';
import { mongoError } from '../../errors/mongo-error.js';
import type { UpdateOperator } from '../update-operator.js';

/** Manual, "$addToSet", with $each */
export const addToSetOperator: UpdateOperator = (argument, { collation }) => {
  const values = readValues(argument);
  return {
    missingPath: 'create',
    apply(slot) {
      const existing = slot.get();
      const current = existing === undefined ? [] : existing;
      if (!isArray(current))
        throw mongoError(
          'BadValue',
          `Cannot apply $addToSet to non-array field. Field named '${slot.name}' has non-array type ${bsonType(current)}`,
        );
      const result = [...current];
      for (const value of values)
        if (!result.some((element) => equalValues(element, value, collation))) result.push(cloneValue(value));
      slot.set(result);
    },
  };
};

function readValues(argument: BsonValue): BsonArray {
  if (!isDocument(argument) || firstField(argument) !== '$each') return [argument];
  const each = argument.get('$each') as BsonValue;
  if (!isArray(each))
    throw mongoError(
      'TypeMismatch',
      `The argument to $each in $addToSet must be an array but it was of type ${bsonType(each)}`,
    );
  if (argument.size > 1)
    throw mongoError('BadValue', `Found unexpected fields after $each in $addToSet: ${show(argument)}`);
  return each;
}
