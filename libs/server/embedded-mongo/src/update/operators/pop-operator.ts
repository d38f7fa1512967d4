import { bsonType } from '../../bson/bson-type.js';
import { toSafeInteger } from '../../bson/numbers/number.js';
import { show } from '../../bson/show.js';
import { isArray, isNumber } from '../../bson/value.js';
import { mongoError } from '../../errors/mongo-error.js';
import type { UpdateOperator } from '../update-operator.js';

/** Manual, "$pop": 1 removes the last element, -1 the first. */
export const popOperator: UpdateOperator = (argument, { path }) => {
  const which = isNumber(argument) ? toSafeInteger(argument) : undefined;
  if (which === undefined)
    throw mongoError('FailedToParse', `Expected a number in: ${path}: ${show(argument)}`);
  if (which !== 1 && which !== -1) throw mongoError('FailedToParse', `$pop expects 1 or -1, found: ${which}`);
  return {
    missingPath: 'refuse',
    apply(slot) {
      const current = slot.get();
      if (current === undefined) return;
      if (!isArray(current))
        throw mongoError(
          'TypeMismatch',
          `Path '${slot.path}' contains an element of non-array type '${bsonType(current)}'`,
        );
      slot.set(which === 1 ? current.slice(0, -1) : current.slice(1));
    },
  };
};
