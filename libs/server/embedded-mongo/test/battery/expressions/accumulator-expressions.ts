import { absent, fails } from '../../support/battery.js';
import { decimal, double, long } from '../../support/cases/bson-values.js';
import { expressionCases as op, of } from '../../support/cases/expression-cases.js';

const AB = ['$a', '$b'];
const several = (whole: unknown, pair: unknown) => [
  of([4, 1, 7], whole),
  [{ a: 3, b: 5 }, AB, pair] as const,
];
const nested = (n: number) => ({ n, input: '$v' });

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
  ...(['$firstN', '$lastN', '$minN', '$maxN'] as const).flatMap((name) =>
    op(name, {
      ordinary: [
        [
          { v: [5, 1, 9, 3] },
          nested(2),
          { $firstN: [5, 1], $lastN: [9, 3], $minN: [1, 3], $maxN: [9, 5] }[name],
        ],
      ],
      array: [
        [{ v: [] }, nested(2), []],
        [{ v: [[1]] }, nested(1), [[1]]],
      ],
      null: [[{ v: null }, nested(2), null]],
      missing: [[{}, nested(2), null]],
      types: [
        [{ v: 5 }, nested(2), fails(5788200)],
        [{ v: [1] }, nested(0), fails(5787908)],
        [{ v: [1] }, { input: '$v' }, fails(5787906)],
        [{ v: [1] }, { n: 'x', input: '$v' }, fails(5787902)],
      ],
    }),
  ),
  ...op('$minN', { null: [[{ v: [null, 2] }, nested(2), [2]]] }),
  ...op('$median', {
    ordinary: [[{ v: [1, 2, 9] }, { input: '$v', method: 'approximate' }, double(2)]],
    array: [[{ v: [] }, { input: '$v', method: 'approximate' }, null]],
    null: [[{ v: null }, { input: '$v', method: 'approximate' }, null]],
    missing: [[{}, { input: '$v', method: 'approximate' }, null]],
    types: [
      [{ v: ['x', long(2)] }, { input: '$v', method: 'approximate' }, double(2)],
      [{ v: [1] }, { input: '$v', method: 'exact' }, fails(2)],
    ],
  }),
  ...op('$percentile', {
    ordinary: [
      [{ v: [1, 2, 3, 4] }, { input: '$v', p: [0.5, 1], method: 'approximate' }, [double(2), double(4)]],
    ],
    array: [[{ v: [] }, { input: '$v', p: [0.5], method: 'approximate' }, [null]]],
    null: [[{ v: null }, { input: '$v', p: [0.5], method: 'approximate' }, [null]]],
    missing: [[{}, { input: '$v', p: [0.5], method: 'approximate' }, [null]]],
    types: [
      [{ v: ['x', long(2)] }, { input: '$v', p: [0.5], method: 'approximate' }, [double(2)]],
      [{ v: [1] }, { input: '$v', p: [2], method: 'approximate' }, fails(7750303)],
    ],
  }),
];
