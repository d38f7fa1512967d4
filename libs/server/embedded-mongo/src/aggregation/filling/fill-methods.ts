import { double, toNumber } from '../../bson/numbers/number.js';
import { isNullish, isNumber, type BsonNumber, type Maybe } from '../../bson/value.js';
import { mongoError } from '../../errors/mongo-error.js';
import type { Partition } from './partition.js';

/** Returns the filled value of each document of a partition. */
export type FillMethod = (values: readonly Maybe[], partition: Partition) => readonly Maybe[];

/** Manual, "$fill: Fill Methods" */
export const fillMethods: Readonly<Record<string, FillMethod>> = {
  linear: interpolate,
  locf: (values) => {
    let observed: Maybe = null;
    return values.map((value) => {
      if (!isNullish(value)) observed = value;
      return observed;
    });
  },
};

/** Linear interpolation between the nearest known values on both sides, along the sort field. */
function interpolate(values: readonly Maybe[], { keys }: Partition): Maybe[] {
  const filled: Maybe[] = values.map((value) => value ?? null);
  let before = -1;
  for (const [at, value] of values.entries()) {
    if (isNullish(value)) continue;
    if (!isNumber(value)) throw mongoError('TypeMismatch', `Value to be filled must be numeric or nullish`);
    if (before >= 0)
      fillBetween(
        filled,
        keys.map(([key]) => position(key)),
        before,
        at,
      );
    before = at;
  }
  return filled;
}

function fillBetween(values: Maybe[], positions: readonly number[], from: number, to: number): void {
  const [start, end] = [positions[from] as number, positions[to] as number];
  const [first, last] = [toNumber(values[from] as BsonNumber), toNumber(values[to] as BsonNumber)];
  if (start === end)
    throw mongoError(
      6050106,
      'There can be no repeated values in the sort field in order to use $linearFill',
    );
  for (let at = from + 1; at < to; at++) {
    const share = ((positions[at] as number) - start) / (end - start);
    values[at] = double(first + (last - first) * share);
  }
}

/** Converts a number or a date to a number for interpolation. */
function position(key: Maybe): number {
  if (key instanceof Date) return key.getTime();
  if (isNumber(key)) return toNumber(key);
  throw mongoError('TypeMismatch', 'The sortBy field must be a number or a date');
}
