import { bigIntToDecimal, divideDecimals } from '../bson/numbers/decimal.js';
import { double, toNumber } from '../bson/numbers/number.js';
import { isNumber } from '../bson/value.js';
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
