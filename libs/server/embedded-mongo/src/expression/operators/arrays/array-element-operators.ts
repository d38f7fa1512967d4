import { equalValues } from '../../../bson/order/compare.js';
import { typeNameOf } from '../../../bson/bson-type.js';
import { isInt32, toNumber, toSafeInteger } from '../../../bson/numbers/number.js';
import { isArray, isNullish, isNumber, type BsonArray, type Maybe } from '../../../bson/value.js';
import { mongoError } from '../../../errors/mongo-error.js';
import type { ExpressionOperators } from '../../expression.js';
import { between, binary, unary } from '../../operator-shapes.js';

/** Maximum size of an array from $range: about 100 MB of numbers, as in MongoDB. */
const MAX_RANGE_LENGTH = 6_500_000;

/** Manual, "Array Expression Operators": operators that find, count or slice elements. */
export const arrayElementOperators: ExpressionOperators = {
  $arrayElemAt: binary(elementAt),
  $first: unary((array, name) => (isNullish(array) ? null : requireArray(array, name, 28689).at(0))),
  $in: binary((value, array, _name, { collation }) => {
    if (!isArray(array))
      throw mongoError(40081, `$in requires an array as a second argument, found: ${typeNameOf(array)}`);
    return array.some((element) => equalValues(element, value, collation));
  }),
  $indexOfArray: between(2, 4, ([array, value, start, end], name, { collation }) => {
    if (isNullish(array)) return null;
    const elements = requireArray(array, name, 40090);
    const [from, to] = searchBounds(start, end, elements.length, name);
    for (let index = from; index < to; index++)
      if (equalValues(elements[index], value, collation)) return index;
    return -1;
  }),
  $isArray: unary((value) => isArray(value)),
  $last: unary((array, name) => (isNullish(array) ? null : requireArray(array, name, 28689).at(-1))),
  $range: between(2, 3, ([start, end, step]) => range(start, end, step)),
  $size: unary((array) => {
    if (!isArray(array))
      throw mongoError(
        17124,
        `The argument to $size must be an array, but was of type: ${typeNameOf(array)}`,
      );
    return array.length;
  }),
  $slice: between(2, 3, slice),
};

export function requireArray(value: Maybe, name: string, code: number): BsonArray {
  if (isArray(value)) return value;
  throw mongoError(code, `${name}'s argument must be an array, but is ${typeNameOf(value)}`);
}

/** The bounds of a search in $indexOfArray and $indexOfCP. */
export function searchBounds(start: Maybe, end: Maybe, length: number, name: string): [number, number] {
  const from = isNullish(start) ? 0 : searchBound(start, name, 'starting');
  const to = isNullish(end) ? length : searchBound(end, name, 'ending');
  return [from, Math.min(to, length)];
}

function searchBound(value: Maybe, name: string, which: string): number {
  const index = isNumber(value) ? toSafeInteger(value) : undefined;
  if (index === undefined)
    throw mongoError(
      40096,
      `${name} requires an integral ${which} index, found a value of type: ${typeNameOf(value)}`,
    );
  if (index < 0) throw mongoError(40097, `${name} requires a nonnegative ${which} index, found: ${index}`);
  return index;
}

function elementAt(array: Maybe, index: Maybe, name: string): Maybe {
  if (isNullish(array) || isNullish(index)) return null;
  const elements = requireArray(array, name, 28689);
  if (!isNumber(index))
    throw mongoError(28690, `${name}'s second argument must be a numeric value, but is ${typeNameOf(index)}`);
  return elements.at(
    requireInt32(index, 28691, `${name}'s second argument must be representable as a 32-bit integer`),
  );
}

function requireInt32(value: Maybe, code: number, message: string): number {
  const integer = isNumber(value) ? toSafeInteger(value) : undefined;
  if (integer === undefined || !isInt32(integer)) throw mongoError(code, message);
  return integer;
}

function range(start: Maybe, end: Maybe, step: Maybe): Maybe {
  const bound = (value: Maybe, what: string, notNumber: number, notInteger: number) => {
    if (!isNumber(value))
      throw mongoError(
        notNumber,
        `$range requires a numeric ${what} value, found value of type: ${typeNameOf(value)}`,
      );
    return requireInt32(
      value,
      notInteger,
      `$range requires a ${what} value that can be represented as a 32-bit integer`,
    );
  };
  const from = bound(start, 'starting', 34443, 34444);
  const to = bound(end, 'ending', 34445, 34446);
  const by = step === undefined ? 1 : bound(step, 'step', 34447, 34448);
  if (by === 0) throw mongoError(34449, '$range requires a non-zero step value');
  const length = Math.max(0, Math.ceil((to - from) / by));
  if (length > MAX_RANGE_LENGTH) throw mongoError('ExceededMemoryLimit', '$range would use too much memory');
  return Array.from({ length }, (_, index) => from + index * by);
}

function slice(values: readonly Maybe[]): Maybe {
  if (values.some(isNullish)) return null;
  const [array, ...numbers] = values;
  if (!isArray(array))
    throw mongoError(
      28724,
      `First argument to $slice must be an array, but is of type: ${typeNameOf(array)}`,
    );
  const [first, second] = numbers.map((value, index) => sliceArgument(value, index));
  if (second === undefined) return sliceEnd(array, first as number);
  if (second <= 0) throw mongoError(28729, `Third argument to $slice must be positive: ${second}`);
  const position = first as number;
  const start = position < 0 ? Math.max(0, array.length + position) : position;
  return array.slice(start, start + second);
}

function sliceArgument(value: Maybe, index: number): number {
  const which = index === 0 ? 'Second' : 'Third';
  if (!isNumber(value))
    throw mongoError(
      28725 + 2 * index,
      `${which} argument to $slice must be a numeric value, but is of type: ${typeNameOf(value)}`,
    );
  return requireInt32(
    value,
    28726 + 2 * index,
    `${which} argument to $slice can't be represented as a 32-bit integer: ${toNumber(value)}`,
  );
}

/** The first n elements, or the last n for a negative number. */
export function sliceEnd(array: BsonArray, count: number): BsonArray {
  if (count >= 0) return array.slice(0, count);
  return array.slice(Math.max(0, array.length + count));
}
