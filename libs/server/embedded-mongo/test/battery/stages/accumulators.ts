import { allAspects, Fails, fails, type AllAspects } from '../../support/battery.js';
import { decimal, double, long } from '../../support/cases/bson-values.js';
import { pipelineCases, type PipelineRow } from '../../support/cases/pipeline-cases.js';

const documents = (...v: readonly unknown[]) =>
  v.map((value, index) => (value === NONE ? { t: index } : { t: index, v: value }));
const NONE = Symbol('no field');
const isFailure = (result: unknown): result is Fails => result instanceof Fails;

/** An accumulator over some values of `v`, in this order. */
const over = (name: string, argument: unknown, values: readonly unknown[], result: unknown): PipelineRow => [
  documents(...values),
  [{ $sort: { t: 1 } }, { $group: { _id: null, r: { [name]: argument } } }],
  isFailure(result) ? result : [{ _id: null, r: result }],
];

type Rows = readonly (readonly [values: readonly unknown[], result: unknown])[];
const accumulator = (name: string, argument: unknown, rows: AllAspects<Rows>) =>
  pipelineCases(
    `${name} (accumulator)`,
    allAspects(rows, ([values, result]) => over(name, argument, values, result)),
  );

const V = '$v';

export const accumulators = [
  ...accumulator('$sum', V, {
    ordinary: [[[1, 2, 3], 6]],
    array: [[[[1, 2], 3], 3]],
    null: [[[null, 1], 1]],
    missing: [[[NONE, NONE], 0]],
    types: [
      [[1, long(2)], long(3)],
      [[1, double(2)], double(3)],
      [[2147483647, 1], long(2147483648)],
      [['x', 1], 1],
      [[decimal('1.5'), 1], decimal('2.5')],
      [[0.1, 0.2, 0.3], 0.6],
    ],
  }),
  ...accumulator('$avg', V, {
    ordinary: [[[1, 2], 1.5]],
    array: [[[[1], 3], double(3)]],
    null: [[[null], null]],
    missing: [[[NONE], null]],
    types: [
      [[long(1), 3], double(2)],
      [['x', 4], double(4)],
      [[decimal('1'), 2], decimal('1.5')],
    ],
  }),
  ...accumulator('$min', V, {
    ordinary: [[[3, 1, 2], 1]],
    array: [[[[1], 5], 5]],
    null: [[[null, 2], 2]],
    missing: [[[NONE], null]],
    types: [
      [['a', 5], 5],
      [[long(5), 4.5], 4.5],
    ],
  }),
  ...accumulator('$max', V, {
    ordinary: [[[3, 1, 2], 3]],
    array: [[[[1], 5], [1]]],
    null: [[[null, 2], 2]],
    missing: [[[NONE], null]],
    types: [[['a', 5], 'a']],
  }),
  ...accumulator('$first', V, {
    ordinary: [[[3, 1], 3]],
    array: [[[[1], 2], [1]]],
    null: [[[null, 2], null]],
    missing: [[[NONE, 2], null]],
    types: [[[long(1), 'x'], long(1)]],
  }),
  ...accumulator('$last', V, {
    ordinary: [[[3, 1], 1]],
    array: [[[2, [1]], [1]]],
    null: [[[2, null], null]],
    missing: [[[2, NONE], null]],
    types: [[['x', long(1)], long(1)]],
  }),
  ...accumulator('$push', V, {
    ordinary: [
      [
        [1, 1],
        [1, 1],
      ],
    ],
    array: [[[[1]], [[1]]]],
    null: [
      [
        [null, 1],
        [null, 1],
      ],
    ],
    missing: [[[NONE, 1], [1]]],
    types: [
      [
        ['x', long(1)],
        ['x', long(1)],
      ],
    ],
  }),
  ...accumulator('$addToSet', V, {
    ordinary: [[[1, 1], [1]]],
    array: [[[[1], [1]], [[1]]]],
    null: [[[null, null], [null]]],
    missing: [[[NONE, 1], [1]]],
    types: [[[1, long(1)], [1]]],
  }),
  ...accumulator(
    '$count',
    {},
    {
      ordinary: [[[1, 2], 2]],
      array: [[[[1, 2]], 1]],
      null: [[[null], 1]],
      missing: [[[NONE], 1]],
      types: [[['x', long(1)], 2]],
    },
  ),
  ...accumulator('$mergeObjects', V, {
    ordinary: [[[{ a: 1 }, { a: 2, b: 3 }], { a: 2, b: 3 }]],
    array: [[[[1]], fails(40400)]],
    null: [[[null, { a: 1 }], { a: 1 }]],
    missing: [[[NONE], {}]],
    types: [[[5], fails(40400)]],
  }),
  ...accumulator('$stdDevPop', V, {
    ordinary: [[[1, 3], double(1)]],
    array: [[[[1]], null]],
    null: [[[null], null]],
    missing: [[[NONE], null]],
    types: [[['x', long(1), double(3)], double(1)]],
  }),
  ...accumulator('$stdDevSamp', V, {
    ordinary: [[[1, 2, 3], double(1)]],
    array: [[[[1]], null]],
    null: [[[null, 1], null]],
    missing: [[[NONE], null]],
    types: [[[long(1), 2, double(3)], double(1)]],
  }),
];
