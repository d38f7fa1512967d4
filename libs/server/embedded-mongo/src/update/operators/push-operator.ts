import { bsonType } from '../../bson/bson-type.js';
import { compareValues } from '../../bson/order/compare.js';
import { toNumber, toSafeInteger } from '../../bson/numbers/number.js';
import { show } from '../../bson/show.js';
import {
  cloneValue,
  isArray,
  isDocument,
  isNumber,
  type BsonArray,
  type BsonDocument,
  type BsonValue,
  type Maybe,
} from '../../bson/value.js';
import { mongoError } from '../../errors/mongo-error.js';
import { arrayPosition } from '../../query/path-walk.js';
import type { ModifierOptions, UpdateOperator } from '../update-operator.js';

const CLAUSES = ['$each', '$slice', '$sort', '$position'];

type Push = {
  readonly values: BsonArray;
  readonly position: number | undefined;
  readonly compare: ((left: BsonValue, right: BsonValue) => number) | undefined;
  readonly slice: number | undefined;
};

/** Manual, "$push", with its modifiers $each, $position, $sort and $slice, which apply in this order. */
export const pushOperator: UpdateOperator = (argument, options) => {
  const push = readPush(argument, options);
  return {
    missingPath: 'create',
    apply(slot, { document }) {
      const value = slot.get();
      const current = value === undefined ? [] : value;
      if (!isArray(current))
        throw mongoError(
          'BadValue',
          `The field '${slot.path}' must be an array but is of type ${bsonType(current)} in document {_id: ${show(document.get('_id'))}}`,
        );
      slot.set(pushed(current, push));
    },
  };
};

function pushed(array: BsonArray, { values, position, compare, slice }: Push): BsonArray {
  const at =
    position === undefined ? array.length : position < 0 ? Math.max(0, array.length + position) : position;
  const result = [...array.slice(0, at), ...values.map(cloneValue), ...array.slice(at)];
  if (compare) result.sort(compare);
  if (slice === undefined) return result;
  return slice < 0 ? result.slice(slice) : result.slice(0, slice);
}

function readPush(argument: BsonValue, options: ModifierOptions): Push {
  if (!isDocument(argument) || !argument.has('$each'))
    return { values: [argument], position: undefined, compare: undefined, slice: undefined };
  const unknown = [...argument.keys()].find((clause) => !CLAUSES.includes(clause));
  if (unknown !== undefined) throw mongoError('BadValue', `Unrecognized clause in $push: ${unknown}`);
  const values = argument.get('$each') as BsonValue;
  if (!isArray(values))
    throw mongoError(
      'BadValue',
      `The argument to $each in $push must be an array but it was of type: ${bsonType(values)}`,
    );
  return {
    values,
    position: readInteger(argument, '$position'),
    compare: readSort(argument.get('$sort'), options),
    slice: readInteger(argument, '$slice'),
  };
}

function readInteger(clauses: BsonDocument, name: string): number | undefined {
  const value = clauses.get(name);
  if (value === undefined) return undefined;
  const integer = isNumber(value) ? toSafeInteger(value) : undefined;
  if (integer === undefined)
    throw mongoError(
      'BadValue',
      `The value for ${name} must be an integer value but was given type: ${bsonType(value)}`,
    );
  return integer;
}

function readSort(sort: Maybe, { collation }: ModifierOptions): Push['compare'] {
  if (sort === undefined) return undefined;
  if (isNumber(sort)) {
    const direction = readDirection(sort);
    return (left, right) => compareValues(left, right, collation) * direction;
  }
  if (!isDocument(sort))
    throw mongoError(
      'BadValue',
      'The $sort is invalid: use 1/-1 to sort the whole element, or {field:1/-1} to sort embedded fields',
    );
  if (sort.size === 0)
    throw mongoError('BadValue', 'The $sort pattern is empty when it should be a set of fields.');
  const fields = [...sort].map(([path, value]) => ({
    path: readSortPath(path),
    direction: readDirection(value),
  }));
  return (left, right) => {
    for (const { path, direction } of fields) {
      const order = compareValues(fieldOf(left, path), fieldOf(right, path), collation);
      if (order !== 0) return order * direction;
    }
    return 0;
  };
}

function readSortPath(field: string): string[] {
  const path = field.split('.');
  if (field === '') throw mongoError('BadValue', 'The $sort field cannot be empty');
  if (path.includes(''))
    throw mongoError('BadValue', `The $sort field is a dotted field but has an empty part: ${field}`);
  return path;
}

function readDirection(value: BsonValue): number {
  const direction = isNumber(value) ? toNumber(value) : 0;
  if (direction !== 1 && direction !== -1)
    throw mongoError('BadValue', 'The $sort element value must be either 1 or -1');
  return direction;
}

/** Compares an array as a whole, unlike the sort of a query. */
function fieldOf(value: Maybe, path: readonly string[]): Maybe {
  let current = value;
  for (const component of path) {
    if (isArray(current)) current = current[arrayPosition(component)];
    else current = isDocument(current) ? current.get(component) : undefined;
  }
  return current ?? null;
}
