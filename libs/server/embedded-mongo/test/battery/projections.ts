import type { Document, Filter } from 'mongodb';
import {
  casesOf,
  collectionWith,
  expectOutcome,
  fails,
  shown,
  type Aspects,
  type Fails,
} from '../support/battery.js';
import { double, long } from '../support/cases/bson-values.js';

type ProjectionRow = readonly [
  document: Document,
  projection: Document,
  result: Document | Fails,
  filter?: Document,
];

const project = (subject: string, aspects: Aspects<ProjectionRow>) =>
  casesOf(subject, aspects, ([document, projection, result, filter = {}]) => ({
    title: `${shown(projection)} of ${shown(document)} is ${shown(result)}`,
    run: async (database) => {
      const collection = await collectionWith(database, [{ _id: 1, ...document }]);
      await expectOutcome(result, () => collection.findOne(filter as Filter<Document>, { projection }));
    },
  }));

export const projections = [
  ...project('inclusion', {
    ordinary: [
      [{ a: 1, b: 2 }, { a: 1 }, { _id: 1, a: 1 }],
      [{ a: 1, b: 2 }, { a: 1, _id: 0 }, { a: 1 }],
      [{ a: { x: 1, y: 2 }, b: 2 }, { 'a.x': 1, _id: 0 }, { a: { x: 1 } }],
      [{ a: { x: 1, y: 2 } }, { a: { x: 1 }, _id: 0 }, { a: { x: 1 } }],
      [
        { b: 1, a: 2 },
        { a: 1, b: 1, _id: 0 },
        { b: 1, a: 2 },
      ],
      [{ a: 1 }, { _id: 1 }, { _id: 1 }],
      [{ a: 1 }, { a: 1, b: 0 }, fails(31254)],
      [{ a: 1 }, { a: 1, 'a.b': 1 }, fails(31249)],
      [{ a: 1 }, { 'a.b': 1, a: 1 }, fails(31250)],
    ],
    array: [
      [
        { a: [{ x: 1, y: 1 }, { x: 2 }, 5, [{ x: 3, y: 3 }]] },
        { 'a.x': 1, _id: 0 },
        { a: [{ x: 1 }, { x: 2 }, [{ x: 3 }]] },
      ],
    ],
    null: [
      [{ a: null }, { a: 1, _id: 0 }, { a: null }],
      [{ a: null }, { 'a.b': 1, _id: 0 }, {}],
    ],
    missing: [[{ b: 1 }, { a: 1 }, { _id: 1 }]],
    types: [
      [{ a: 1, b: 2 }, { a: true, _id: false }, { a: 1 }],
      [{ a: 1, b: 2 }, { a: long(1), _id: double(0) }, { a: 1 }],
      [{ a: 1 }, { a: {} }, fails(51270)],
    ],
  }),
  ...project('exclusion', {
    ordinary: [
      [{ a: 1, b: 2 }, { b: 0 }, { _id: 1, a: 1 }],
      [{ a: 1, b: 2 }, { b: 0, _id: 0 }, { a: 1 }],
      [{ a: { x: 1, y: 2 } }, { 'a.x': 0, _id: 0 }, { a: { y: 2 } }],
      [{ a: 1 }, { a: 0, b: 1 }, fails(31253)],
      [{ a: 1 }, { _id: 0 }, { a: 1 }],
    ],
    array: [
      [{ a: [{ x: 1, y: 1 }, 5, [{ x: 3, y: 3 }]] }, { 'a.x': 0, _id: 0 }, { a: [{ y: 1 }, 5, [{ y: 3 }]] }],
    ],
    null: [[{ a: null }, { 'a.b': 0, _id: 0 }, { a: null }]],
    missing: [[{ b: 1 }, { a: 0 }, { _id: 1, b: 1 }]],
    types: [
      [{ a: 1, b: 2 }, { b: false }, { _id: 1, a: 1 }],
      [{ a: 1 }, { b: 0, c: { $add: [1, 2] } }, fails(31252)],
    ],
  }),
  ...project('expressions', {
    ordinary: [
      [
        { a: 2, b: 3 },
        { a: 1, c: { $add: ['$a', '$b'] }, _id: 0 },
        { a: 2, c: 5 },
      ],
      [{ a: 2 }, { b: '$a' }, { _id: 1, b: 2 }],
    ],
    array: [
      [{ a: [1, 2] }, { n: { $size: '$a' }, _id: 0 }, { n: 2 }],
      [{ a: [{ x: 1 }, 5] }, { 'a.y': { $literal: 7 }, _id: 0 }, { a: [{ y: 7 }, { y: 7 }] }],
    ],
    null: [[{ a: null }, { b: { $ifNull: ['$a', 7] }, _id: 0 }, { b: 7 }]],
    missing: [[{}, { b: '$a', _id: 0 }, {}]],
    types: [
      [{}, { b: 'text', _id: 0 }, { b: 'text' }],
      [{}, { b: { $foo: 1 } }, fails(168)],
    ],
  }),
  ...project('$slice', {
    ordinary: [
      [{ a: [1, 2, 3], b: 1 }, { a: { $slice: 2 } }, { _id: 1, a: [1, 2], b: 1 }],
      [{ a: [1, 2, 3] }, { a: { $slice: -2 }, _id: 0 }, { a: [2, 3] }],
      [{ a: [1, 2, 3] }, { a: { $slice: [1, 1] }, _id: 0 }, { a: [2] }],
      [
        { a: [1, 2, 3], b: 1, c: 1 },
        { a: { $slice: 1 }, b: 1 },
        { _id: 1, a: [1], b: 1 },
      ],
    ],
    array: [
      [{ a: [[1, 2], [3]] }, { a: { $slice: 1 }, _id: 0 }, { a: [[1, 2]] }],
      [{ a: [{ b: [1, 2] }] }, { 'a.b': { $slice: 1 }, _id: 0 }, { a: [{ b: [1] }] }],
    ],
    null: [[{ a: null }, { a: { $slice: 1 }, _id: 0 }, { a: null }]],
    missing: [[{ b: 1 }, { a: { $slice: 1 }, _id: 0 }, { b: 1 }]],
    types: [
      [{ a: 5 }, { a: { $slice: 1 }, _id: 0 }, { a: 5 }],
      [{ a: [1, 2] }, { a: { $slice: long(1) }, _id: 0 }, { a: [1] }],
    ],
  }),
  ...project('$elemMatch', {
    ordinary: [
      [
        { a: [{ x: 1 }, { x: 2 }, { x: 2, y: 1 }], b: 1 },
        { a: { $elemMatch: { x: 2 } } },
        { _id: 1, a: [{ x: 2 }] },
      ],
    ],
    array: [[{ a: [1, 5, 9] }, { a: { $elemMatch: { $gt: 3 } }, _id: 0 }, { a: [5] }]],
    null: [
      [{ a: null }, { a: { $elemMatch: { x: 1 } }, _id: 0 }, {}],
      [{ a: [{ x: null }] }, { a: { $elemMatch: { x: null } }, _id: 0 }, { a: [{ x: null }] }],
    ],
    missing: [[{}, { a: { $elemMatch: { x: 1 } } }, { _id: 1 }]],
    types: [
      [{ a: 5 }, { a: { $elemMatch: { $gt: 1 } }, _id: 0 }, {}],
      [{ a: [1] }, { a: { $elemMatch: 5 } }, fails(31274)],
      [{ a: { b: [1] } }, { 'a.b': { $elemMatch: { $gt: 0 } } }, fails(31275)],
    ],
  }),
  ...project('positional $', {
    ordinary: [[{ a: [{ x: 1 }, { x: 2 }], b: 1 }, { 'a.$': 1 }, { _id: 1, a: [{ x: 2 }] }, { 'a.x': 2 }]],
    array: [[{ a: [1, 5, 9] }, { 'a.$': 1, _id: 0 }, { a: [5] }, { a: { $gt: 3 } }]],
    null: [[{ a: [1, null] }, { 'a.$': 1, _id: 0 }, { a: [null] }, { a: null }]],
    missing: [[{ a: [1] }, { 'a.$': 1 }, fails(31277), { _id: 1 }]],
    types: [
      [{ a: [1, 'x'] }, { 'a.$': 1, _id: 0 }, { a: ['x'] }, { a: { $type: 'string' } }],
      [{ a: [1] }, { 'a.$': 0 }, fails(31395), { a: 1 }],
    ],
  }),
];
