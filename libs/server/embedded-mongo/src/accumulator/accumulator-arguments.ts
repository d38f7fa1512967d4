import { typeNameOf } from '../bson/bson-type.js';
import { toNumber, toSafeInteger } from '../bson/numbers/number.js';
import { show } from '../bson/show.js';
import { isArray, isNumber, type Maybe } from '../bson/value.js';
import { mongoError } from '../errors/mongo-error.js';

/** The `n` of $firstN and similar operators: a positive integer. */
export function readLimit(value: Maybe, name: string): number {
  if (!isNumber(value))
    throw mongoError(5787902, `Value for 'n' must be of integral type, but found ${show(value)}`);
  const limit = toSafeInteger(value);
  if (limit === undefined)
    throw mongoError(5787903, `Value for 'n' must be of integral type, but found ${show(value)}`);
  if (limit <= 0) throw mongoError(5787908, `'n' must be greater than 0, found ${limit} for ${name}`);
  return limit;
}

/** The `method` of $percentile and $median. MongoDB has only one. */
export function readMethod(value: Maybe): void {
  if (value !== 'approximate')
    throw mongoError('BadValue', "Currently only 'approximate' can be used as percentile 'method'.");
}

/** The `p` of $percentile: fractions from 0 to 1. */
export function readShares(value: Maybe): number[] {
  if (!isArray(value) || value.length === 0)
    throw mongoError(
      7750301,
      `The $percentile 'p' field must be an array of numbers from [0.0, 1.0] range, but found ${typeNameOf(value)}`,
    );
  return value.map((share) => {
    const number = isNumber(share) ? toNumber(share) : Number.NaN;
    if (!(number >= 0 && number <= 1))
      throw mongoError(
        7750303,
        `The $percentile 'p' field must be an array of numbers from [0.0, 1.0] range, but found: ${show(share)}`,
      );
    return number;
  });
}
