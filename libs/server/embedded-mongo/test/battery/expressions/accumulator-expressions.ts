import { absent } from '../../support/battery.js';
import { decimal, double, long } from '../../support/cases/bson-values.js';
import { expressionCases as op, of } from '../../support/cases/expression-cases.js';

const AB = ['$a', '$b'];
const several = (whole: unknown, pair: unknown) => [
  of([4, 1, 7], whole),
  [{ a: 3, b: 5 }, AB, pair] as const,
];

export const accumulatorExpressions = [
  ...op('$sum', {
    ordinary: several(12, 8),
    array: [[{ a: [1, 2], b: 3 }, AB, 3], of([[1], 2], 2)],
    null: [of([1, null], 1), of(null, 0)],
    missing: [of(absent, 0)],
    types: [
      of([1, 'x', long(2)], long(3)),
      of([1, double(2)], double(3)),
      of([decimal('1.1'), 1], decimal('2.1')),
      of([0.1, 0.2, 0.3], 0.6),
    ],
  }),
  ...op('$avg', {
    ordinary: several(double(4), double(4)),
    array: [[{ a: [1, 2], b: 3 }, AB, double(3)], of([], null)],
    null: [of([1, null], double(1)), of(null, null)],
    missing: [of(absent, null)],
    types: [of(['x', long(2)], double(2)), of([decimal('1'), 2], decimal('1.5'))],
  }),
  ...op('$min', {
    ordinary: several(1, 3),
    array: [[{ a: [1], b: 3 }, AB, 3], of([], null)],
    null: [of([2, null], 2), of(null, null)],
    missing: [of(absent, null)],
    types: [of(['a', 5, true], 5)],
  }),
  ...op('$max', {
    ordinary: several(7, 5),
    array: [[{ a: [1], b: 3 }, AB, [1]]],
    null: [of([2, null], 2)],
    missing: [of(absent, null)],
    types: [of(['a', 5, true], true), of([long(5), 5.5], 5.5)],
  }),
  ...op('$stdDevPop', {
    ordinary: [of([1, 3], double(1)), [{ a: 2, b: 4 }, AB, double(1)]],
    array: [of([], null), [{ a: [1, 3], b: 5 }, AB, double(0)]],
    null: [of(null, null), of([1, null, 3], double(1))],
    missing: [of(absent, null)],
    types: [of(['x', long(1), double(3)], double(1))],
  }),
  ...op('$stdDevSamp', {
    ordinary: [of([1, 2, 3], double(1))],
    array: [of([1], null)],
    null: [of(null, null)],
    missing: [of(absent, null)],
    types: [of(['x', long(1), 2, double(3)], double(1))],
  }),
];
