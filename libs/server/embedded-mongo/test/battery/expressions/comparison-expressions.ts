import { absent, fails } from '../../support/battery.js';
import { binary, date, decimal, double, long, objectId } from '../../support/cases/bson-values.js';
import { expressionCases as op, of } from '../../support/cases/expression-cases.js';

const AB = ['$a', '$b'];

export const comparisonExpressions = [
  ...op('$cmp', {
    ordinary: [
      [{ a: 1, b: 2 }, AB, -1],
      [{ a: 2, b: 2 }, AB, 0],
      [{ a: 'b', b: 'a' }, AB, 1],
    ],
    array: [
      [{ a: [1, 2], b: [1, 3] }, AB, -1],
      [{ a: [1], b: 1 }, AB, 1],
    ],
    null: [[{ a: null, b: 1 }, AB, -1]],
    missing: [
      [{ b: null }, AB, -1],
      [{}, AB, 0],
    ],
    types: [
      [{ a: 5, b: 'a' }, AB, -1],
      [{ a: double(5), b: long(5) }, AB, 0],
      [{ a: date(1), b: true }, AB, 1],
    ],
  }),
  ...op('$eq', {
    ordinary: [
      [{ a: 1, b: 1 }, AB, true],
      [{ a: 1, b: 2 }, AB, false],
    ],
    array: [
      [{ a: [1, 2], b: 1 }, AB, false],
      [{ a: [1, 2], b: [1, 2] }, AB, true],
    ],
    null: [[{ a: null, b: null }, AB, true]],
    missing: [
      [{ a: null }, AB, false],
      [{}, AB, true],
    ],
    types: [
      [{ a: 1, b: decimal('1.0') }, AB, true],
      [{ a: long(1), b: double(1) }, AB, true],
      [{ a: '1', b: 1 }, AB, false],
      [{ a: objectId(1), b: objectId(1) }, AB, true],
      [{ a: { x: 1, y: 2 }, b: { y: 2, x: 1 } }, AB, false],
      [{ a: binary('a', 0), b: binary('a', 5) }, AB, false],
    ],
  }),
  ...op('$ne', {
    ordinary: [[{ a: 1, b: 2 }, AB, true]],
    array: [[{ a: [1], b: 1 }, AB, true]],
    null: [[{ a: null, b: null }, AB, false]],
    missing: [[{ a: null }, AB, true]],
    types: [
      [{ a: 1, b: long(1) }, AB, false],
      [{ a: '1', b: 1 }, AB, true],
    ],
  }),
  ...op('$gt', {
    ordinary: [
      [{ a: 2, b: 1 }, AB, true],
      [{ a: 1, b: 1 }, AB, false],
    ],
    array: [[{ a: [5], b: 1 }, AB, true]],
    null: [[{ a: null, b: 1 }, AB, false]],
    missing: [[{ a: null }, AB, true]],
    types: [
      [{ a: 'a', b: 5 }, AB, true],
      [{ a: decimal('1.1'), b: 1 }, AB, true],
    ],
  }),
  ...op('$gte', {
    ordinary: [[{ a: 1, b: 1 }, AB, true]],
    array: [[{ a: [1, 2], b: [1, 2] }, AB, true]],
    null: [[{ a: null, b: null }, AB, true]],
    missing: [[{}, AB, true]],
    types: [[{ a: true, b: 5 }, AB, true]],
  }),
  ...op('$lt', {
    ordinary: [[{ a: 1, b: 2 }, AB, true]],
    array: [[{ a: [1, 2], b: [1, 3] }, AB, true]],
    null: [[{ a: null, b: 1 }, AB, true]],
    missing: [[{ b: null }, AB, true]],
    types: [
      [{ a: 5, b: 'a' }, AB, true],
      [{ a: long(1), b: 1.5 }, AB, true],
    ],
  }),
  ...op('$lte', {
    ordinary: [[{ a: 2, b: 2 }, AB, true]],
    array: [[{ a: 1, b: [0] }, AB, true]],
    null: [[{ a: null, b: null }, AB, true]],
    missing: [[{ b: 1 }, AB, true]],
    types: [[{ a: date(1), b: true }, AB, false]],
  }),
  ...op('$and', {
    ordinary: [
      [{ a: true, b: 1 }, AB, true],
      [{ a: true, b: 0 }, AB, false],
      [{}, [], true],
    ],
    array: [[{ a: [] }, ['$a'], true]],
    null: [[{ a: null }, ['$a', true], false]],
    missing: [[{}, ['$a', true], false]],
    types: [
      [{ a: 'x', b: long(0) }, AB, false],
      [{ a: decimal('0'), b: 1 }, AB, false],
      [{ a: NaN }, ['$a'], true],
    ],
  }),
  ...op('$or', {
    ordinary: [
      [{ a: false, b: 1 }, AB, true],
      [{ a: 0, b: false }, AB, false],
      [{}, [], false],
    ],
    array: [[{ a: [] }, ['$a'], true]],
    null: [[{ a: null }, ['$a'], false]],
    missing: [[{ b: 1 }, AB, true]],
    types: [
      [{ a: '' }, ['$a'], true],
      [{ a: double(0) }, ['$a'], false],
    ],
  }),
  ...op('$not', {
    ordinary: [of(true, false), of(0, true)],
    array: [[{ a: [false] }, ['$a'], false]],
    null: [of(null, true)],
    missing: [of(absent, true)],
    types: [of('x', false), of(long(0), true), [{}, [1, 2], fails(16020)]],
  }),
  ...op('$cond', {
    ordinary: [
      [{ a: 5 }, [{ $gt: ['$a', 3] }, 'y', 'n'], 'y'],
      [{ a: 1 }, { if: { $gt: ['$a', 3] }, then: 'y', else: 'n' }, 'n'],
    ],
    array: [[{ a: [] }, ['$a', 1, 2], 1]],
    null: [[{ a: null }, ['$a', 1, 2], 2]],
    missing: [
      [{}, ['$a', 1, 2], 2],
      [{}, [true, '$x', 1], absent],
    ],
    types: [
      [{ a: 'x' }, ['$a', 1, 2], 1],
      [{ a: long(0) }, ['$a', 1, 2], 2],
      [{}, { if: 1, then: 2 }, fails(17082)],
    ],
  }),
  ...op('$ifNull', {
    ordinary: [
      [{ a: 1 }, ['$a', 9], 1],
      [{}, ['$a', '$b', 9], 9],
    ],
    array: [[{ a: [null] }, ['$a', 9], [null]]],
    null: [[{ a: null }, ['$a', 9], 9]],
    missing: [
      [{}, ['$a', 9], 9],
      [{}, ['$a', '$b'], absent],
    ],
    types: [
      [{ a: 0 }, ['$a', 9], 0],
      [{ a: false }, ['$a', 9], false],
      [{}, ['$a'], fails(1257300)],
    ],
  }),
  ...op('$switch', {
    ordinary: [
      [{ a: 5 }, { branches: [{ case: { $eq: ['$a', 5] }, then: 'five' }], default: 'x' }, 'five'],
      [{ a: 6 }, { branches: [{ case: { $eq: ['$a', 5] }, then: 'five' }], default: 'x' }, 'x'],
    ],
    array: [[{ a: [] }, { branches: [{ case: '$a', then: 1 }] }, 1]],
    null: [[{ a: null }, { branches: [{ case: '$a', then: 1 }], default: 2 }, 2]],
    missing: [[{}, { branches: [{ case: '$a', then: 1 }], default: 2 }, 2]],
    types: [
      [{ a: 1 }, { branches: [{ case: { $eq: ['$a', 5] }, then: 1 }] }, fails(40066)],
      [{}, { branches: [] }, fails(40068)],
    ],
  }),
  ...op('$let', {
    ordinary: [[{ a: 2 }, { vars: { x: '$a', y: 3 }, in: { $add: ['$$x', '$$y'] } }, 5]],
    array: [[{ a: [1, 2] }, { vars: { x: '$a' }, in: '$$x' }, [1, 2]]],
    null: [[{ a: null }, { vars: { x: '$a' }, in: '$$x' }, null]],
    missing: [[{}, { vars: { x: '$a' }, in: '$$x' }, absent]],
    types: [
      [{ a: { b: 1 } }, { vars: { x: '$a' }, in: '$$x.b' }, 1],
      [{ a: { b: 1 } }, { vars: { CURRENT: '$a' }, in: '$b' }, 1],
      [{}, { vars: { X: 1 }, in: 1 }, fails(16867)],
      [{}, { vars: {}, in: '$$y' }, fails(17276)],
    ],
  }),
  // `$const` is the name that MongoDB uses for `$literal` in the output of explain.
  ...['$literal', '$const'].flatMap((name) =>
    op(name, {
      ordinary: [[{ a: 1 }, '$a', '$a']],
      array: [[{}, ['$a', 1], ['$a', 1]]],
      null: [[{}, null, null]],
      missing: [[{}, { x: '$nothing' }, { x: '$nothing' }]],
      types: [
        [{}, { $add: [1, 2] }, { $add: [1, 2] }],
        [{}, long(5), long(5)],
      ],
    }),
  ),
];
