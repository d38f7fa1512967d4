import { absent, fails } from '../../support/battery.js';
import { long } from '../../support/cases/bson-values.js';
import { expressionCases as op, of } from '../../support/cases/expression-cases.js';

const AB = ['$a', '$b'];

/** Expressions on documents and their fields. */
export const objectExpressions = [
  ...op('$arrayToObject', {
    ordinary: [
      of([{ k: 'x', v: 1 }], { x: 1 }),
      of(
        [
          ['x', 1],
          ['y', 2],
        ],
        { x: 1, y: 2 },
      ),
    ],
    array: [of([], {}), of([['x', [1]]], { x: [1] })],
    null: [of(null, null)],
    missing: [of(absent, null)],
    types: [
      of(5, fails(40386)),
      of([5], fails(40398)),
      of([['x']], fails(40397)),
      of([[1, 2]], fails(40395)),
      of([{ k: 'x' }], fails(40392)),
    ],
  }),
  ...op('$objectToArray', {
    ordinary: [
      of({ x: 1, y: 2 }, [
        { k: 'x', v: 1 },
        { k: 'y', v: 2 },
      ]),
    ],
    array: [of({ x: [1] }, [{ k: 'x', v: [1] }]), of([1], fails(40390))],
    null: [of(null, null)],
    missing: [of(absent, null)],
    types: [of('x', fails(40390))],
  }),
  ...op('$getField', {
    ordinary: [
      [{ a: 1 }, 'a', 1],
      [{ s: { 'x.y': 5 } }, { field: 'x.y', input: '$s' }, 5],
    ],
    array: [[{ s: [{ a: 1 }] }, { field: 'a', input: '$s' }, absent]],
    null: [[{ s: null }, { field: 'a', input: '$s' }, null]],
    missing: [
      [{}, 'a', absent],
      [{}, { field: 'a', input: '$s' }, absent],
    ],
    types: [
      [{ s: { $a: 1 } }, { field: { $literal: '$a' }, input: '$s' }, 1],
      [{ s: 5 }, { field: 'a', input: '$s' }, absent],
    ],
  }),
  ...op('$setField', {
    ordinary: [[{ s: { a: 1 } }, { field: 'b.c', input: '$s', value: 2 }, { a: 1, 'b.c': 2 }]],
    array: [[{ s: [1] }, { field: 'a', input: '$s', value: 2 }, fails(4161105)]],
    null: [[{ s: null }, { field: 'a', input: '$s', value: 2 }, null]],
    missing: [
      [{}, { field: 'a', input: '$s', value: 2 }, null],
      [{ s: { a: 1, b: 2 } }, { field: 'a', input: '$s', value: '$nothing' }, { b: 2 }],
    ],
    types: [
      [{ s: { a: 1 } }, { field: { $literal: '$x' }, input: '$s', value: long(2) }, { a: 1, $x: long(2) }],
    ],
  }),
  ...op('$unsetField', {
    ordinary: [[{ s: { 'a.b': 1, c: 2 } }, { field: 'a.b', input: '$s' }, { c: 2 }]],
    array: [[{ s: [1] }, { field: 'a', input: '$s' }, fails(4161105)]],
    null: [[{ s: null }, { field: 'a', input: '$s' }, null]],
    missing: [[{}, { field: 'a', input: '$s' }, null]],
    types: [[{ s: { $x: 1, c: 2 } }, { field: { $literal: '$x' }, input: '$s' }, { c: 2 }]],
  }),
  ...op('$mergeObjects', {
    ordinary: [[{ a: { x: 1 }, b: { x: 2, y: 3 } }, AB, { x: 2, y: 3 }]],
    array: [
      [{ a: [{ x: 1 }, { y: 2 }] }, '$a', { x: 1, y: 2 }],
      [{ a: [1] }, ['$a'], fails(40400)],
    ],
    null: [[{ a: null, b: { y: 1 } }, AB, { y: 1 }]],
    missing: [[{}, AB, {}]],
    types: [[{ a: { x: 1 }, b: 5 }, AB, fails(40400)]],
  }),
];
