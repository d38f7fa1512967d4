import { bigIntToDecimal, divideDecimals } from '../bson/numbers/decimal.js';
import { double, isNaNValue, toNumber } from '../bson/numbers/number.js';
import { isNumber, type Maybe } from '../bson/value.js';
import type { AccumulatorFactory } from './accumulator.js';
import { Summation } from './summation.js';

/** Manual, "$sum": ignores values that are not numbers. Without any number the sum is 0. */
export const sum: AccumulatorFactory = () => {
  const total = new Summation();
  return {
    add: (value) => {
      if (isNumber(value)) total.add(value);
    },
    result: () => total.total,
  };
};

/** Manual, "$avg": a double, or a decimal if any value is a decimal. Without any number the result is null. */
export const average: AccumulatorFactory = () => {
  const total = new Summation();
  let count = 0;
  return {
    add: (value) => {
      if (!isNumber(value)) return;
      total.add(value);
      count += 1;
    },
    result: () => {
      if (count === 0) return null;
      if (total.hasDecimal) return divideDecimals(total.decimalTotal, bigIntToDecimal(BigInt(count)));
      return double(total.doubleTotal / count);
    },
  };
};

/** Manual, "$count" */
export const count: AccumulatorFactory = () => {
  const total = new Summation();
  return { add: () => total.add(1), result: () => total.total };
};

/** Manual, "$stdDevPop" and "$stdDevSamp", by Welford's method. */
const standardDeviation =
  (lostDegrees: 0 | 1): AccumulatorFactory =>
  () => {
    let numbers = 0;
    let mean = 0;
    let squares = 0;
    return {
      add: (value) => {
        if (!isNumber(value)) return;
        const number = toNumber(value);
        numbers += 1;
        const delta = number - mean;
        mean += delta / numbers;
        squares += delta * (number - mean);
      },
      result: () => (numbers > lostDegrees ? double(Math.sqrt(squares / (numbers - lostDegrees))) : null),
    };
  };

export const populationDeviation = standardDeviation(0);
export const sampleDeviation = standardDeviation(1);

/**
 * Manual, "$percentile": for each fraction, the smallest value that is greater than or equal to that fraction of the
 * values.
 */
export const percentiles =
  (shares: readonly number[]): AccumulatorFactory =>
  () => {
    const values: number[] = [];
    let sorted = true;
    return {
      add: (value: Maybe) => {
        if (!isNumber(value) || isNaNValue(value)) return;
        values.push(toNumber(value));
        sorted = false;
      },
      result: () => {
        if (!sorted) values.sort((a, b) => a - b);
        sorted = true;
        return shares.map((share) => {
          const rank = Math.max(0, Math.ceil(values.length * share) - 1);
          const value = values[Math.min(rank, values.length - 1)];
          return value === undefined ? null : double(value);
        });
      },
    };
  };
