import { allAspects, fails, type AllAspects } from '../../support/battery.js';
import { date, double, long } from '../../support/cases/bson-values.js';
import { pipelineCases, type PipelineRow } from '../../support/cases/pipeline-cases.js';

const NONE = Symbol('no field');
const documents = (v: readonly unknown[]) =>
  v.map((value, index) => (value === NONE ? { t: index + 1 } : { t: index + 1, v: value }));

/** A window function over some values of `v`, one for each value of `t`. */
const over = (
  specification: object,
  values: readonly unknown[],
  results: readonly unknown[] | ReturnType<typeof fails>,
): PipelineRow => [
  documents(values),
  [{ $setWindowFields: { sortBy: { t: 1 }, output: { r: specification } } }, { $project: { _id: 0, r: 1 } }],
  Array.isArray(results) ? results.map((r: unknown) => ({ r })) : (results as ReturnType<typeof fails>),
];

type Row = readonly [values: readonly unknown[], results: readonly unknown[] | ReturnType<typeof fails>];
const windowed = (name: string, specification: object, rows: AllAspects<readonly Row[]>) =>
  pipelineCases(
    `${name} (window)`,
    allAspects(rows, ([values, results]) => over(specification, values, results)),
  );

const V = '$v';
const WHOLE = { documents: ['unbounded', 'unbounded'] };
const SO_FAR = { documents: ['unbounded', 'current'] };
const rankRows = (results: readonly unknown[]) => ({
  ordinary: [[[5, 6, 7], results]] as Row[],
  array: [[[[1], [2], [3]], results]] as Row[],
  null: [[[null, null, null], results]] as Row[],
  missing: [[[NONE, NONE, NONE], results]] as Row[],
  types: [[['x', long(1), double(2)], results]] as Row[],
});

export const windows = [
  ...pipelineCases('$setWindowFields', {
    ordinary: [
      [
        [
          { t: 1, v: 1 },
          { t: 2, v: 2 },
          { t: 3, v: 3 },
        ],
        [
          { $setWindowFields: { sortBy: { t: 1 }, output: { c: { $sum: V, window: SO_FAR } } } },
          { $project: { _id: 0, c: 1 } },
        ],
        [{ c: 1 }, { c: 3 }, { c: 6 }],
      ],
      [
        [
          { t: 1, v: 1 },
          { t: 2, v: 2 },
          { t: 3, v: 4 },
        ],
        [
          {
            $setWindowFields: {
              sortBy: { t: 1 },
              output: { c: { $sum: V, window: { documents: [-1, 0] } } },
            },
          },
          { $project: { _id: 0, c: 1 } },
        ],
        [{ c: 1 }, { c: 3 }, { c: 6 }],
      ],
      [
        [
          { t: 1, v: 1 },
          { t: 2, v: 2 },
          { t: 9, v: 4 },
        ],
        [
          { $setWindowFields: { sortBy: { t: 1 }, output: { c: { $sum: V, window: { range: [-1, 1] } } } } },
          { $project: { _id: 0, c: 1 } },
        ],
        [{ c: 3 }, { c: 3 }, { c: 4 }],
      ],
      [
        [
          { t: date(0), v: 1 },
          { t: date(3_600_000), v: 2 },
          { t: date(90_000_000), v: 4 },
        ],
        [
          {
            $setWindowFields: {
              sortBy: { t: 1 },
              output: { c: { $sum: V, window: { range: [-1, 0], unit: 'day' } } },
            },
          },
          { $project: { _id: 0, c: 1 } },
        ],
        [{ c: 1 }, { c: 3 }, { c: 6 }],
      ],
      [
        [
          { k: 'b', v: 1 },
          { k: 'a', v: 2 },
          { k: 'a', v: 3 },
        ],
        [
          { $setWindowFields: { partitionBy: '$k', output: { c: { $sum: V } } } },
          { $project: { _id: 0, k: 1, c: 1 } },
        ],
        [
          { k: 'a', c: 5 },
          { k: 'a', c: 5 },
          { k: 'b', c: 1 },
        ],
      ],
    ],
    array: [
      [[{ k: [1] }], [{ $setWindowFields: { partitionBy: '$k', output: { c: { $sum: 1 } } } }], fails(14)],
    ],
    null: [
      [
        [{ k: null }, {}],
        [
          { $setWindowFields: { partitionBy: '$k', output: { c: { $sum: 1 } } } },
          { $project: { _id: 0, c: 1 } },
        ],
        [{ c: 2 }, { c: 2 }],
      ],
    ],
    missing: [[[], [{ $setWindowFields: { output: { c: { $sum: 1 } } } }], []]],
    types: [
      [[{ v: 1 }], [{ $setWindowFields: { output: { c: { $foo: 1 } } } }], fails(9)],
      [[{ v: 1 }], [{ $setWindowFields: {} }], fails(40414)],
    ],
  }),
  ...windowed('$rank', { $rank: {} }, rankRows([1, 2, 3])),
  ...windowed('$denseRank', { $denseRank: {} }, rankRows([1, 2, 3])),
  ...windowed('$documentNumber', { $documentNumber: {} }, rankRows([1, 2, 3])),
  ...pipelineCases('$rank (window)', {
    ordinary: [
      [
        [{ t: 1 }, { t: 1 }, { t: 2 }],
        [
          { $setWindowFields: { sortBy: { t: 1 }, output: { r: { $rank: {} }, d: { $denseRank: {} } } } },
          { $project: { _id: 0, t: 0 } },
        ],
        [
          { r: 1, d: 1 },
          { r: 1, d: 1 },
          { r: 3, d: 2 },
        ],
      ],
    ],
  }),
  ...windowed(
    '$shift',
    { $shift: { output: V, by: 1, default: 'none' } },
    {
      ordinary: [
        [
          [1, 2],
          [2, 'none'],
        ],
      ],
      array: [
        [
          [1, [2]],
          [[2], 'none'],
        ],
      ],
      null: [
        [
          [1, null],
          [null, 'none'],
        ],
      ],
      missing: [
        [
          [1, NONE],
          [null, 'none'],
        ],
      ],
      types: [
        [
          ['x', long(2)],
          [long(2), 'none'],
        ],
      ],
    },
  ),
  ...windowed(
    '$derivative',
    { $derivative: { input: V }, window: SO_FAR },
    {
      ordinary: [
        [
          [1, 3, 9],
          [null, double(2), double(4)],
        ],
      ],
      array: [[[1, [3]], fails(5423900)]],
      null: [
        [
          [1, null, 5],
          [null, null, double(2)],
        ],
      ],
      missing: [
        [
          [1, NONE, 5],
          [null, null, double(2)],
        ],
      ],
      types: [
        [
          [long(1), double(3)],
          [null, double(2)],
        ],
        [['x'], fails(5423900)],
      ],
    },
  ),
  ...windowed(
    '$integral',
    { $integral: { input: V }, window: SO_FAR },
    {
      ordinary: [
        [
          [1, 3, 5],
          [double(0), double(2), double(6)],
        ],
      ],
      array: [[[[1]], fails(5423900)]],
      null: [
        [
          [1, null, 5],
          [double(0), double(0), double(6)],
        ],
      ],
      missing: [
        [
          [NONE, 1],
          [null, double(0)],
        ],
      ],
      types: [
        [
          [long(1), double(3)],
          [double(0), double(2)],
        ],
      ],
    },
  ),
  ...windowed(
    '$expMovingAvg',
    { $expMovingAvg: { input: V, alpha: 0.5 } },
    {
      ordinary: [
        [
          [2, 4],
          [double(2), double(3)],
        ],
      ],
      array: [
        [
          [[1], 2],
          [null, double(2)],
        ],
      ],
      null: [
        [
          [null, 2, null],
          [null, double(2), double(2)],
        ],
      ],
      missing: [
        [
          [NONE, 2],
          [null, double(2)],
        ],
      ],
      types: [
        [
          ['x', long(2), double(4)],
          [null, double(2), double(3)],
        ],
      ],
    },
  ),
  ...windowed(
    '$linearFill',
    { $linearFill: V },
    {
      ordinary: [
        [
          [1, null, 5],
          [1, double(3), 5],
        ],
      ],
      array: [[[[1], null], fails(14)]],
      null: [
        [
          [null, 1, null],
          [null, 1, null],
        ],
      ],
      missing: [
        [
          [1, NONE, 5],
          [1, double(3), 5],
        ],
      ],
      types: [
        [
          [long(1), null, double(5)],
          [long(1), double(3), double(5)],
        ],
        [['x', null], fails(14)],
      ],
    },
  ),
  ...windowed(
    '$locf',
    { $locf: V },
    {
      ordinary: [
        [
          [1, null, 5],
          [1, 1, 5],
        ],
      ],
      array: [
        [
          [[1], null],
          [[1], [1]],
        ],
      ],
      null: [
        [
          [null, 1, null],
          [null, 1, 1],
        ],
      ],
      missing: [
        [
          [1, NONE],
          [1, 1],
        ],
      ],
      types: [
        [
          ['x', null, long(2)],
          ['x', 'x', long(2)],
        ],
      ],
    },
  ),
  ...(['$covariancePop', '$covarianceSamp'] as const).flatMap((name) =>
    windowed(
      name,
      { [name]: [V, '$t'], window: WHOLE },
      {
        ordinary: [[[1, 2, 3], Array(3).fill(name === '$covariancePop' ? 2 / 3 : double(1))]],
        array: [[[[1]], [null]]],
        null: [[[null], [null]]],
        missing: [[[NONE], [null]]],
        types: [[['x', long(2), double(3)], Array(3).fill(name === '$covariancePop' ? 0.25 : 0.5)]],
      },
    ),
  ),
];
