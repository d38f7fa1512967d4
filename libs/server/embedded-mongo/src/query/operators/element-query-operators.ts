import { bsonType, bsonTypeOfNumber, isBsonTypeName, type BsonTypeName } from '../../bson/bson-type.js';
import { toSafeInteger } from '../../bson/numbers/number.js';
import { isArray, isNumber, type BsonValue } from '../../bson/value.js';
import { mongoError } from '../../errors/mongo-error.js';
import { isTrue } from '../../bson/truth.js';
import type { FieldOperators } from '../predicate.js';
import { not } from './comparison-query-operators.js';

const NUMBERS: readonly BsonTypeName[] = ['int', 'long', 'double', 'decimal'];

/** Manual, "Element Query Operators". */
export const elementQueryOperators: FieldOperators = {
  $exists: (wanted, field) => {
    const exists = field.wholeValue((value) => value !== undefined);
    return isTrue(wanted) ? exists : not(exists);
  },
  $type: (argument, field) => {
    const types = new Set(isArray(argument) ? argument.flatMap(readType) : readType(argument));
    if (types.size === 0) throw mongoError('FailedToParse', `${field.path} must match at least one type`);
    return field.anyValue((value) => value !== undefined && types.has(bsonType(value)));
  },
};

function readType(argument: BsonValue): readonly BsonTypeName[] {
  if (argument === 'number') return NUMBERS;
  if (typeof argument === 'string') {
    if (!isBsonTypeName(argument)) throw mongoError('BadValue', `Unknown type name alias: ${argument}`);
    return [argument];
  }
  const number = isNumber(argument) ? toSafeInteger(argument) : undefined;
  const type = number === undefined ? undefined : bsonTypeOfNumber(number);
  if (!type) throw mongoError('BadValue', `Invalid numerical type code: ${String(argument)}`);
  return [type];
}
