import { fails } from '../../support/battery.js';
import { double, long } from '../../support/cases/bson-values.js';
import { pipelineCases as stage } from '../../support/cases/pipeline-cases.js';

const NO_ID = { $project: { _id: 0 } };
const values = (...a: readonly unknown[]) => a.map((v, index) => ({ _id: index + 1, v }));

/** Stages that transform each document independently, or change the order. */
export const shapeStages = [
  ...stage('$match', {
    ordinary: [
      [values(1, 5), [{ $match: { v: { $gt: 3 } } }], [{ _id: 2, v: 5 }]],
      [values(1), [{ $match: 5 }], fails(15959)],
    ],
    array: [[values([1, 5], 2), [{ $match: { v: 5 } }], [{ _id: 1, v: [1, 5] }]]],
    null: [[values(null, 1), [{ $match: { v: null } }], [{ _id: 1, v: null }]]],
    missing: [[[{ _id: 1 }], [{ $match: { v: null } }], [{ _id: 1 }]]],
    types: [
      [values(long(5), '5'), [{ $match: { v: double(5) } }], [{ _id: 1, v: long(5) }]],
      [
        values(1, 2),
        [{ $set: { w: 1 } }, { $match: { $expr: { $gt: ['$v', '$w'] } } }],
        [{ _id: 2, v: 2, w: 1 }],
      ],
    ],
  }),
  ...stage('$project', {
    ordinary: [
      [[{ _id: 1, a: 1, b: { c: 2, d: 3 } }], [{ $project: { 'b.c': 1 } }], [{ _id: 1, b: { c: 2 } }]],
      [[{ _id: 1, a: 1, b: 2 }], [{ $project: { b: 0 } }], [{ _id: 1, a: 1 }]],
      [
        [{ _id: 1, a: 1 }],
        [{ $project: { _id: 0, x: { $literal: '$a' }, y: [1, '$a'] } }],
        [{ x: '$a', y: [1, 1] }],
      ],
      [[{ _id: 1 }], [{ $project: {} }], fails(51272)],
      [[{ _id: 1 }], [{ $project: { a: { $elemMatch: { x: 1 } } } }], fails(168)],
    ],
    array: [
      [
        [
          {
            _id: 1,
            a: [
              { x: 1, y: 1 },
              { x: 2, y: 2 },
            ],
          },
        ],
        [{ $project: { 'a.x': 1 } }],
        [{ _id: 1, a: [{ x: 1 }, { x: 2 }] }],
      ],
    ],
    null: [[[{ a: 1, b: null }], [{ $project: { _id: 0, s: { $add: ['$a', '$b'] } } }], [{ s: null }]]],
    missing: [[[{ a: 1 }], [{ $project: { _id: 0, s: '$b' } }], [{}]]],
    types: [
      [[{ a: 5 }], [{ $project: { _id: 0, a: long(1) } }], [{ a: 5 }]],
      [[{ a: 5 }], [{ $project: 5 }], fails(15969)],
    ],
  }),
  ...(['$addFields', '$set'] as const).flatMap((name) =>
    stage(name, {
      ordinary: [
        [[{ _id: 1, a: 2 }], [{ [name]: { 'n.m': '$a' } }], [{ _id: 1, a: 2, n: { m: 2 } }]],
        [[{ _id: 1, a: 2, b: 3 }], [{ [name]: { a: '$b', b: '$a' } }], [{ _id: 1, a: 3, b: 2 }]],
      ],
      array: [
        [
          [{ _id: 1, a: [{ x: 1 }, 5] }],
          [{ [name]: { 'a.y': 7 } }],
          [{ _id: 1, a: [{ x: 1, y: 7 }, { y: 7 }] }],
        ],
      ],
      null: [[[{ _id: 1, a: null }], [{ [name]: { 'a.b': 1 } }], [{ _id: 1, a: { b: 1 } }]]],
      missing: [
        [[{ _id: 1, a: 2 }], [{ [name]: { a: '$$REMOVE' } }], [{ _id: 1 }]],
        [[{ _id: 1, a: 2 }], [{ [name]: { b: '$nothing' } }], [{ _id: 1, a: 2 }]],
      ],
      types: [
        [[{ _id: 1, a: 5 }], [{ [name]: { a: { b: long(1) } } }], [{ _id: 1, a: { b: long(1) } }]],
        [[{ _id: 1 }], [{ [name]: 5 }], fails(40272)],
      ],
    }),
  ),
  ...stage('$unset', {
    ordinary: [
      [[{ _id: 1, a: 1, b: 2 }], [{ $unset: 'a' }], [{ _id: 1, b: 2 }]],
      [[{ _id: 1, a: { x: 1, y: 2 }, b: 2 }], [{ $unset: ['a.x', 'b'] }], [{ _id: 1, a: { y: 2 } }]],
    ],
    array: [[[{ _id: 1, a: [{ x: 1, y: 1 }, 5] }], [{ $unset: 'a.x' }], [{ _id: 1, a: [{ y: 1 }, 5] }]]],
    null: [[[{ _id: 1, a: null }], [{ $unset: 'a.x' }], [{ _id: 1, a: null }]]],
    missing: [[[{ _id: 1 }], [{ $unset: 'a' }], [{ _id: 1 }]]],
    types: [
      [[{ _id: 1 }], [{ $unset: 5 }], fails(31002)],
      [[{ _id: 1 }], [{ $unset: [5] }], fails(31120)],
    ],
  }),
  ...(['$replaceRoot', '$replaceWith'] as const).flatMap((name) => {
    const by = (root: unknown) => [
      name === '$replaceRoot' ? { $replaceRoot: { newRoot: root } } : { $replaceWith: root },
    ];
    return stage(name, {
      ordinary: [
        [[{ x: { a: 1 }, y: { b: 2 } }], by({ $mergeObjects: ['$x', '$y'] }), [{ a: 1, b: 2 }]],
        [[{ _id: 1, a: 2 }], by({ z: '$a' }), [{ z: 2 }]],
      ],
      array: [[[{ a: [{ x: 1 }] }], by('$a'), fails(40228)]],
      null: [[[{ a: null }], by('$a'), fails(40228)]],
      missing: [[[{}], by('$a'), fails(40228)]],
      types: [[[{ a: 5 }], by('$a'), fails(40228)]],
    });
  }),
  ...stage('$limit', {
    ordinary: [[values(1, 2, 3), [{ $sort: { _id: 1 } }, { $limit: 2 }], values(1, 2)]],
    array: [[values([1]), [{ $limit: [1] }], fails(5107201)]],
    null: [[values(1), [{ $limit: null }], fails(5107201)]],
    missing: [[[], [{ $limit: 1 }], []]],
    types: [
      [values(1, 2), [{ $sort: { _id: 1 } }, { $limit: long(1) }], values(1)],
      [values(1), [{ $limit: 0 }], fails(15958)],
      [values(1), [{ $limit: 1.5 }], fails(5107201)],
    ],
  }),
  ...stage('$skip', {
    ordinary: [[values(1, 2, 3), [{ $sort: { _id: 1 } }, { $skip: 2 }], [{ _id: 3, v: 3 }]]],
    array: [[values(1), [{ $skip: [1] }], fails(5107200)]],
    null: [[values(1), [{ $skip: null }], fails(5107200)]],
    missing: [[[], [{ $skip: 1 }], []]],
    types: [
      [values(1), [{ $skip: long(0) }], values(1)],
      [values(1), [{ $skip: -1 }], fails(5107200)],
    ],
  }),
  ...stage('$sort', {
    ordinary: [
      [values(2, 3, 1), [{ $sort: { v: -1 } }, NO_ID], [{ v: 3 }, { v: 2 }, { v: 1 }]],
      [
        values(2, 3, 1),
        [{ $set: { w: '$v' } }, { $sort: { w: 1 } }, { $limit: 1 }, { $project: { _id: 0, v: 1 } }],
        [{ v: 1 }],
      ],
    ],
    array: [
      [
        values([5, 9], [1, 100], 4),
        [{ $sort: { v: 1 } }, { $project: { _id: 1 } }],
        [{ _id: 2 }, { _id: 3 }, { _id: 1 }],
      ],
    ],
    null: [[values(1, null), [{ $sort: { v: 1 } }, { $project: { _id: 1 } }], [{ _id: 2 }, { _id: 1 }]]],
    missing: [
      [
        [{ _id: 1, v: 1 }, { _id: 2 }],
        [{ $sort: { v: 1 } }, { $project: { _id: 1 } }],
        [{ _id: 2 }, { _id: 1 }],
      ],
    ],
    types: [
      [values('a', 5, true), [{ $sort: { v: -1 } }, NO_ID], [{ v: true }, { v: 'a' }, { v: 5 }]],
      [values(1), [{ $sort: { v: 2 } }], fails(15975)],
      [values(1), [{ $sort: {} }], fails(15976)],
      [values(1), [{ $sort: 5 }], fails(15973)],
    ],
  }),
  ...stage('$count', {
    ordinary: [[values(1, 2), [{ $count: 'n' }], [{ n: 2 }]]],
    array: [[values([1, 2]), [{ $count: 'n' }], [{ n: 1 }]]],
    null: [[values(null), [{ $count: 'n' }], [{ n: 1 }]]],
    missing: [[[], [{ $count: 'n' }], []]],
    types: [
      [values(1), [{ $count: 5 }], fails(40156)],
      [values(1), [{ $count: '$n' }], fails(40158)],
      [values(1), [{ $count: 'a.b' }], fails(40160)],
    ],
  }),
  ...stage('$sample', {
    ordinary: [
      [values(1, 2), [{ $sample: { size: 5 } }, { $count: 'n' }], [{ n: 2 }]],
      [values(1, 2, 3), [{ $sample: { size: 2 } }, { $count: 'n' }], [{ n: 2 }]],
    ],
    array: [[values([1]), [{ $sample: { size: 1 } }], values([1])]],
    null: [[values(1), [{ $sample: null }], fails(28745)]],
    missing: [[values(1), [{ $sample: {} }], fails(28749)]],
    types: [
      [values(1), [{ $sample: { size: 'x' } }], fails(28746)],
      [values(1), [{ $sample: { size: -1 } }], fails(28747)],
    ],
  }),
  ...stage('$unwind', {
    ordinary: [
      [
        [{ _id: 1, a: ['x', 'y'] }],
        [{ $unwind: '$a' }],
        [
          { _id: 1, a: 'x' },
          { _id: 1, a: 'y' },
        ],
      ],
      [
        [{ _id: 1, a: ['x', 'y'] }],
        [{ $unwind: { path: '$a', includeArrayIndex: 'i' } }],
        [
          { _id: 1, a: 'x', i: long(0) },
          { _id: 1, a: 'y', i: long(1) },
        ],
      ],
      [
        [{ _id: 1, a: { b: [1, 2] } }],
        [{ $unwind: '$a.b' }],
        [
          { _id: 1, a: { b: 1 } },
          { _id: 1, a: { b: 2 } },
        ],
      ],
    ],
    array: [
      [
        [{ _id: 1, a: [[1], 2] }],
        [{ $unwind: '$a' }],
        [
          { _id: 1, a: [1] },
          { _id: 1, a: 2 },
        ],
      ],
      [[{ _id: 1, a: [] }], [{ $unwind: '$a' }], []],
      [[{ _id: 1, a: [] }], [{ $unwind: { path: '$a', preserveNullAndEmptyArrays: true } }], [{ _id: 1 }]],
    ],
    null: [
      [[{ _id: 1, a: null }], [{ $unwind: '$a' }], []],
      [
        [{ _id: 1, a: null }],
        [{ $unwind: { path: '$a', preserveNullAndEmptyArrays: true, includeArrayIndex: 'i' } }],
        [{ _id: 1, a: null, i: null }],
      ],
    ],
    missing: [
      [[{ _id: 1 }], [{ $unwind: '$a' }], []],
      [[{ _id: 1 }], [{ $unwind: { path: '$a', preserveNullAndEmptyArrays: true } }], [{ _id: 1 }]],
    ],
    types: [
      [[{ _id: 1, a: 5 }], [{ $unwind: '$a' }], [{ _id: 1, a: 5 }]],
      [[{}], [{ $unwind: 'a' }], fails(28818)],
      [[{}], [{ $unwind: {} }], fails(28812)],
      [[{}], [{ $unwind: 5 }], fails(15981)],
    ],
  }),
  ...stage('$redact', {
    ordinary: [
      [
        [{ _id: 1, level: 1, inner: { level: 5, x: 1 }, other: { level: 1, y: 2 } }],
        [{ $redact: { $cond: [{ $lte: ['$level', 3] }, '$$DESCEND', '$$PRUNE'] } }],
        [{ _id: 1, level: 1, other: { level: 1, y: 2 } }],
      ],
      [values(1, 2), [{ $redact: { $cond: [{ $eq: ['$v', 1] }, '$$KEEP', '$$PRUNE'] } }], values(1)],
    ],
    array: [
      [
        [{ _id: 1, level: 1, a: [{ level: 1 }, { level: 9 }, 5] }],
        [{ $redact: { $cond: [{ $lte: ['$level', 3] }, '$$DESCEND', '$$PRUNE'] } }],
        [{ _id: 1, level: 1, a: [{ level: 1 }, 5] }],
      ],
    ],
    null: [[values(null), [{ $redact: { $cond: ['$v', '$$KEEP', '$$PRUNE'] } }], []]],
    missing: [[[{ _id: 1 }], [{ $redact: { $ifNull: ['$v', '$$KEEP'] } }], [{ _id: 1 }]]],
    types: [[values(1), [{ $redact: 5 }], fails(17053)]],
  }),
  ...stage('unknown stages', {
    ordinary: [
      [values(1), [{ $foo: 1 }], fails(40324)],
      [values(1), [{ $match: {}, $limit: 1 }], fails(40323)],
      [values(1), [{ $out: 'x' }, { $limit: 1 }], fails(40601)],
    ],
  }),
];
