import { absent, fails } from '../../support/battery.js';
import { decimal, double, long, objectId } from '../../support/cases/bson-values.js';
import { expressionCases as op, of } from '../../support/cases/expression-cases.js';

const AB = ['$a', '$b'];
const notArray = (code: number) => [of(5, fails(code))];

/** Expressions on arrays. */
export const arrayExpressions = [
  ...op('$arrayElemAt', {
    ordinary: [
      [{ a: [1, 2, 3] }, ['$a', 0], 1],
      [{ a: [1, 2, 3] }, ['$a', -1], 3],
    ],
    array: [
      [{ a: [[1], [2]] }, ['$a', 1], [2]],
      [{ a: [1] }, ['$a', 5], absent],
    ],
    null: [
      [{ a: null }, ['$a', 0], null],
      [{ a: [1] }, ['$a', null], null],
    ],
    missing: [[{}, ['$a', 0], null]],
    types: [
      [{ a: [1] }, ['$a', long(0)], 1],
      [{ a: 5 }, ['$a', 0], fails(28689)],
      [{ a: [1] }, ['$a', 'x'], fails(28690)],
      [{ a: [1] }, ['$a', 0.5], fails(28691)],
    ],
  }),
  ...op('$first', {
    ordinary: [of([1, 2], 1)],
    array: [of([[1], 2], [1]), of([], absent)],
    null: [of(null, null)],
    missing: [of(absent, null)],
    types: notArray(28689),
  }),
  ...op('$last', {
    ordinary: [of([1, 2], 2)],
    array: [of([], absent)],
    null: [of(null, null)],
    missing: [of(absent, null)],
    types: notArray(28689),
  }),
  ...op('$in', {
    ordinary: [
      [{ a: 1, b: [1, 2] }, AB, true],
      [{ a: 3, b: [1, 2] }, AB, false],
    ],
    array: [
      [{ a: [1], b: [[1]] }, AB, true],
      [{ a: [1], b: [1] }, AB, false],
    ],
    null: [
      [{ a: null, b: [null] }, AB, true],
      [{ a: 1, b: null }, AB, fails(40081)],
    ],
    missing: [
      [{ a: 1 }, AB, fails(40081)],
      [{ b: [null] }, AB, false],
    ],
    types: [
      [{ a: long(1), b: [double(1)] }, AB, true],
      [{ a: objectId(1), b: [objectId(1)] }, AB, true],
    ],
  }),
  ...op('$indexOfArray', {
    ordinary: [
      [{ a: [5, 6, 5] }, ['$a', 5], 0],
      [{ a: [5, 6, 5] }, ['$a', 5, 1], 2],
      [{ a: [5, 6, 5] }, ['$a', 5, 1, 2], -1],
    ],
    array: [[{ a: [[1], 2] }, ['$a', [1]], 0]],
    null: [
      [{ a: null }, ['$a', 5], null],
      [{ a: [null] }, ['$a', null], 0],
    ],
    missing: [[{}, ['$a', 5], null]],
    types: [
      [{ a: [long(5)] }, ['$a', decimal('5')], 0],
      [{ a: 'x' }, ['$a', 5], fails(40090)],
      [{ a: [1] }, ['$a', 1, -1], fails(40097)],
      [{ a: [1] }, ['$a', 1, 'x'], fails(40096)],
    ],
  }),
  ...op('$isArray', {
    ordinary: [
      [{ a: [1] }, ['$a'], true],
      [{ a: 1 }, ['$a'], false],
    ],
    array: [[{ a: [] }, ['$a'], true]],
    null: [[{ a: null }, ['$a'], false]],
    missing: [[{}, ['$a'], false]],
    types: [
      [{ a: { x: 1 } }, ['$a'], false],
      [{ a: 'x' }, ['$a'], false],
    ],
  }),
  ...op('$range', {
    ordinary: [
      [{}, [0, 3], [0, 1, 2]],
      [{}, [5, 0, -2], [5, 3, 1]],
    ],
    array: [[{ a: [1] }, ['$a', 3], fails(34443)]],
    null: [[{ a: null }, [0, '$a'], fails(34445)]],
    missing: [[{}, ['$a', 3], fails(34443)]],
    types: [
      [{}, [long(0), double(2)], [0, 1]],
      [{}, [0.5, 2], fails(34444)],
      [{}, [0, 5, 0], fails(34449)],
      [{}, [0, 5, 'x'], fails(34447)],
    ],
  }),
  ...op('$size', {
    ordinary: [of([1, 2, 3], 3)],
    array: [of([[1, 2]], 1), of([], 0)],
    null: [of(null, fails(17124))],
    missing: [of(absent, fails(17124))],
    types: [of('abc', fails(17124)), of({ a: 1 }, fails(17124))],
  }),
  ...op('$slice', {
    ordinary: [
      [{ a: [1, 2, 3] }, ['$a', 2], [1, 2]],
      [{ a: [1, 2, 3] }, ['$a', -2], [2, 3]],
      [{ a: [1, 2, 3] }, ['$a', 1, 1], [2]],
      [{ a: [1, 2, 3] }, ['$a', -2, 1], [2]],
    ],
    array: [
      [{ a: [] }, ['$a', 2], []],
      [{ a: [[1], [2]] }, ['$a', 1], [[1]]],
    ],
    null: [
      [{ a: null }, ['$a', 2], null],
      [{ a: [1] }, ['$a', null], null],
    ],
    missing: [[{}, ['$a', 2], null]],
    types: [
      [{ a: [1, 2] }, ['$a', long(1)], [1]],
      [{ a: 5 }, ['$a', 1], fails(28724)],
      [{ a: [1] }, ['$a', 'x'], fails(28725)],
      [{ a: [1] }, ['$a', 0, 0], fails(28729)],
    ],
  }),
  ...op('$concatArrays', {
    ordinary: [[{ a: [1], b: [2] }, AB, [1, 2]]],
    array: [[{ a: [[1]], b: [] }, AB, [[1]]]],
    null: [[{ a: null, b: [2] }, AB, null]],
    missing: [[{ b: [2] }, AB, null]],
    types: [[{ a: [1], b: 2 }, AB, fails(28664)]],
  }),
  ...op('$filter', {
    ordinary: [
      [{ a: [1, 5, 9] }, { input: '$a', as: 'x', cond: { $gt: ['$$x', 3] } }, [5, 9]],
      [{ a: [1, 5, 9] }, { input: '$a', cond: { $gt: ['$$this', 3] }, limit: 1 }, [5]],
    ],
    array: [[{ a: [[1], []] }, { input: '$a', as: 'x', cond: { $eq: [{ $size: '$$x' }, 1] } }, [[1]]]],
    null: [[{ a: null }, { input: '$a', cond: true }, null]],
    missing: [[{}, { input: '$a', cond: true }, null]],
    types: [
      [{ a: 5 }, { input: '$a', cond: true }, fails(28651)],
      [{ a: [1] }, { input: '$a', cond: true, limit: 0 }, fails(327392)],
      [{}, { input: [] }, fails(28650)],
    ],
  }),
  ...op('$map', {
    ordinary: [
      [{ a: [1, 2] }, { input: '$a', as: 'x', in: { $add: ['$$x', '$b'] } }, [null, null]],
      [{ a: [1, 2], b: 1 }, { input: '$a', in: { $add: ['$$this', '$b'] } }, [2, 3]],
    ],
    array: [
      [
        { a: [[1, 2], [3]] },
        { input: '$a', as: 'r', in: { $map: { input: '$$r', as: 'x', in: { $multiply: ['$$x', 2] } } } },
        [[2, 4], [6]],
      ],
    ],
    null: [[{ a: null }, { input: '$a', in: 1 }, null]],
    missing: [
      [{}, { input: '$a', in: 1 }, null],
      [{ a: [{}] }, { input: '$a', in: '$$this.x' }, [null]],
    ],
    types: [
      [{ a: 5 }, { input: '$a', in: 1 }, fails(16883)],
      [{}, { input: [], as: 'x' }, fails(16882)],
    ],
  }),
  ...op('$reduce', {
    ordinary: [[{ a: [1, 2, 3] }, { input: '$a', initialValue: 0, in: { $add: ['$$value', '$$this'] } }, 6]],
    array: [
      [
        { a: [[1], [2]] },
        { input: '$a', initialValue: [], in: { $concatArrays: ['$$value', '$$this'] } },
        [1, 2],
      ],
      [{ a: [] }, { input: '$a', initialValue: 7, in: 1 }, 7],
    ],
    null: [[{ a: null }, { input: '$a', initialValue: 0, in: 1 }, null]],
    missing: [[{}, { input: '$a', initialValue: 0, in: 1 }, null]],
    types: [
      [{ a: [long(1), 2] }, { input: '$a', initialValue: 0, in: { $add: ['$$value', '$$this'] } }, long(3)],
      [{ a: 5 }, { input: '$a', initialValue: 0, in: 1 }, fails(40080)],
    ],
  }),
  ...op('$reverseArray', {
    ordinary: [of([1, 2, 3], [3, 2, 1])],
    array: [of([[1, 2], 3], [3, [1, 2]])],
    null: [of(null, null)],
    missing: [of(absent, null)],
    types: notArray(34435),
  }),
  ...op('$sortArray', {
    ordinary: [
      [{ a: [3, 1, 2] }, { input: '$a', sortBy: 1 }, [1, 2, 3]],
      [{ a: [{ x: 1 }, { x: 2 }] }, { input: '$a', sortBy: { x: -1 } }, [{ x: 2 }, { x: 1 }]],
    ],
    array: [[{ a: [[2], [1]] }, { input: '$a', sortBy: 1 }, [[1], [2]]]],
    null: [
      [{ a: null }, { input: '$a', sortBy: 1 }, null],
      [{ a: [1, null] }, { input: '$a', sortBy: 1 }, [null, 1]],
    ],
    missing: [[{}, { input: '$a', sortBy: 1 }, null]],
    types: [
      [{ a: ['a', 1, true] }, { input: '$a', sortBy: 1 }, [1, 'a', true]],
      [{ a: 5 }, { input: '$a', sortBy: 1 }, fails(2942504)],
    ],
  }),
  ...op('$zip', {
    ordinary: [
      [
        { a: [1, 2], b: [3, 4] },
        { inputs: AB },
        [
          [1, 3],
          [2, 4],
        ],
      ],
      [
        { a: [1], b: [3, 4] },
        { inputs: AB, useLongestLength: true, defaults: [0, 0] },
        [
          [1, 3],
          [0, 4],
        ],
      ],
    ],
    array: [
      [{ a: [[1]], b: [2] }, { inputs: AB }, [[[1], 2]]],
      [{ a: [1, 2], b: [3] }, { inputs: AB }, [[1, 3]]],
    ],
    null: [
      [{ a: null, b: [1] }, { inputs: AB }, null],
      [
        { a: [null], b: [1, null] },
        { inputs: AB, useLongestLength: true, defaults: [7, 8] },
        [
          [null, 1],
          [7, null],
        ],
      ],
    ],
    missing: [[{ b: [1] }, { inputs: AB }, null]],
    types: [
      [{ a: 5, b: [1] }, { inputs: AB }, fails(34468)],
      [{}, { inputs: [] }, fails(34465)],
      [{ a: [1], b: [1] }, { inputs: AB, defaults: [1, 2] }, fails(34466)],
    ],
  }),
];
