import { fails } from '../../support/battery.js';
import { double, long } from '../../support/cases/bson-values.js';
import { pipelineCases as stage } from '../../support/cases/pipeline-cases.js';

const NO_ID = { $project: { _id: 0 } };
const values = (...a: readonly unknown[]) => a.map((v, index) => ({ _id: index + 1, v }));

/** Stages that read documents from other collections, or from none. */
export const joiningStages = [
  ...stage('$lookup', {
    ordinary: [
      [
        [{ _id: 1, k: 'a' }],
        [{ $lookup: { from: '@other', localField: 'k', foreignField: 'k', as: 'o' } }],
        [{ _id: 1, k: 'a', o: [{ _id: 7, k: 'a' }] }],
        {
          other: [
            { _id: 7, k: 'a' },
            { _id: 8, k: 'b' },
          ],
        },
      ],
      [
        [{ _id: 1, k: 5 }],
        [
          {
            $lookup: {
              from: '@other',
              let: { x: '$k' },
              pipeline: [{ $match: { $expr: { $lt: ['$v', '$$x'] } } }, { $project: { _id: 0 } }],
              as: 'o',
            },
          },
        ],
        [{ _id: 1, k: 5, o: [{ v: 4 }] }],
        { other: [{ v: 4 }, { v: 6 }] },
      ],
      [
        [{ _id: 1, k: 5 }],
        [
          {
            $lookup: {
              from: '@other',
              localField: 'k',
              foreignField: 'v',
              pipeline: [{ $count: 'n' }],
              as: 'o',
            },
          },
        ],
        [{ _id: 1, k: 5, o: [{ n: 2 }] }],
        { other: [{ v: 5 }, { v: 5 }, { v: 6 }] },
      ],
      [
        [{ _id: 1 }],
        [{ $lookup: { pipeline: [{ $documents: [{ x: 1 }] }], as: 'o' } }],
        [{ _id: 1, o: [{ x: 1 }] }],
      ],
      [
        [{ _id: 1 }],
        [{ $lookup: { from: 'nowhere', localField: 'k', foreignField: 'k', as: 'o' } }],
        [{ _id: 1, o: [] }],
      ],
    ],
    array: [
      [
        [{ _id: 1, k: [1, 2] }],
        [
          { $lookup: { from: '@other', localField: 'k', foreignField: '_id', as: 'o' } },
          { $project: { n: { $size: '$o' } } },
        ],
        [{ _id: 1, n: 2 }],
        { other: [{ _id: 1 }, { _id: 2 }, { _id: 3 }] },
      ],
    ],
    null: [
      [
        [{ _id: 1, k: null }],
        [
          { $lookup: { from: '@other', localField: 'k', foreignField: 'v', as: 'o' } },
          { $project: { n: { $size: '$o' } } },
        ],
        [{ _id: 1, n: 2 }],
        { other: [{ v: null }, {}, { v: 1 }] },
      ],
    ],
    missing: [
      [
        [{ _id: 1 }],
        [
          { $lookup: { from: '@other', localField: 'k', foreignField: 'v', as: 'o' } },
          { $project: { n: { $size: '$o' } } },
        ],
        [{ _id: 1, n: 1 }],
        { other: [{}, { v: 1 }] },
      ],
    ],
    types: [
      [
        [{ _id: 1, k: long(5) }],
        [
          { $lookup: { from: '@other', localField: 'k', foreignField: 'v', as: 'o' } },
          { $project: { n: { $size: '$o' } } },
        ],
        [{ _id: 1, n: 1 }],
        { other: [{ v: double(5) }, { v: '5' }] },
      ],
      [[{}], [{ $lookup: { from: 'x' } }], fails(9)],
      [[{}], [{ $lookup: { from: 5, as: 'o', localField: 'a', foreignField: 'b' } }], fails(9)],
    ],
  }),
  ...stage('$graphLookup', {
    ordinary: [
      [
        [{ _id: 1, to: 2 }, { _id: 2, to: 3 }, { _id: 3 }],
        [
          { $match: { _id: 1 } },
          {
            $graphLookup: {
              from: '@other',
              startWith: '$to',
              connectFromField: 'to',
              connectToField: '_id',
              as: 'path',
              depthField: 'd',
            },
          },
          { $project: { path: { $sortArray: { input: '$path', sortBy: { _id: 1 } } } } },
        ],
        [
          {
            _id: 1,
            path: [
              { _id: 2, to: 3, d: long(0) },
              { _id: 3, d: long(1) },
            ],
          },
        ],
        { other: [{ _id: 2, to: 3 }, { _id: 3 }] },
      ],
      [
        [{ _id: 1, to: 2 }],
        [
          {
            $graphLookup: {
              from: '@other',
              startWith: '$to',
              connectFromField: 'to',
              connectToField: '_id',
              as: 'path',
              maxDepth: 0,
            },
          },
        ],
        [{ _id: 1, to: 2, path: [{ _id: 2, to: 3 }] }],
        { other: [{ _id: 2, to: 3 }, { _id: 3 }] },
      ],
      [
        [{ _id: 1, to: 2 }],
        [
          {
            $graphLookup: {
              from: '@other',
              startWith: '$to',
              connectFromField: 'to',
              connectToField: '_id',
              as: 'path',
              restrictSearchWithMatch: { ok: true },
            },
          },
        ],
        [{ _id: 1, to: 2, path: [] }],
        { other: [{ _id: 2, to: 3 }] },
      ],
    ],
    array: [
      [
        [{ _id: 1, to: [2, 3] }],
        [
          {
            $graphLookup: {
              from: '@other',
              startWith: '$to',
              connectFromField: 'x',
              connectToField: '_id',
              as: 'p',
            },
          },
          { $project: { n: { $size: '$p' } } },
        ],
        [{ _id: 1, n: 2 }],
        { other: [{ _id: 2 }, { _id: 3 }] },
      ],
    ],
    null: [
      [
        [{ _id: 1, to: null }],
        [
          {
            $graphLookup: {
              from: '@other',
              startWith: '$to',
              connectFromField: 'x',
              connectToField: '_id',
              as: 'p',
            },
          },
        ],
        [{ _id: 1, to: null, p: [] }],
        { other: [{ _id: 2 }] },
      ],
    ],
    missing: [
      [
        [{ _id: 1 }],
        [
          {
            $graphLookup: {
              from: '@other',
              startWith: '$to',
              connectFromField: 'x',
              connectToField: '_id',
              as: 'p',
            },
          },
        ],
        [{ _id: 1, p: [] }],
        { other: [{ _id: 2 }] },
      ],
    ],
    types: [
      [
        [{ _id: 1, to: long(2) }],
        [
          {
            $graphLookup: {
              from: '@other',
              startWith: '$to',
              connectFromField: 'x',
              connectToField: '_id',
              as: 'p',
            },
          },
        ],
        [{ _id: 1, to: long(2), p: [{ _id: 2 }] }],
        { other: [{ _id: 2 }] },
      ],
      [[{}], [{ $graphLookup: { from: 'x' } }], fails(40105)],
    ],
  }),
  ...stage('$unionWith', {
    ordinary: [
      [values(1), [{ $unionWith: '@other' }, NO_ID], [{ v: 1 }, { v: 2 }], { other: [{ v: 2 }] }],
      [
        values(1),
        [{ $unionWith: { coll: '@other', pipeline: [{ $match: { v: 3 } }] } }, NO_ID],
        [{ v: 1 }, { v: 3 }],
        { other: [{ v: 2 }, { v: 3 }] },
      ],
    ],
    array: [[values(1), [{ $unionWith: ['x'] }], fails(9)]],
    null: [[values(1), [{ $unionWith: null }], fails(9)]],
    missing: [[values(1), [{ $unionWith: 'nowhere' }], values(1)]],
    types: [
      [values(1), [{ $unionWith: 5 }], fails(9)],
      [values(1), [{ $unionWith: { pipeline: [{ $documents: [{ v: 9 }] }] } }, NO_ID], [{ v: 1 }, { v: 9 }]],
    ],
  }),
  ...stage('$documents', {
    ordinary: [
      [
        values(1),
        [{ $unionWith: { pipeline: [{ $documents: [{ x: { $add: [1, 2] } }] }] } }, { $match: { x: 3 } }],
        [{ x: 3 }],
      ],
    ],
    array: [[values(1), [{ $unionWith: { pipeline: [{ $documents: [[1]] }] } }], fails(40228)]],
    null: [[values(1), [{ $unionWith: { pipeline: [{ $documents: null }] } }], fails(5858203)]],
    missing: [[values(1), [{ $unionWith: { pipeline: [{ $documents: [] }] } }], values(1)]],
    types: [
      [values(1), [{ $unionWith: { pipeline: [{ $documents: 5 }] } }], fails(5858203)],
      [values(1), [{ $limit: 1 }, { $documents: [] }], fails(40602)],
    ],
  }),
];
