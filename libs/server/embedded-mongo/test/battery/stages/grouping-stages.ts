import { fails } from '../../support/battery.js';
import { decimal, double, long, objectId } from '../../support/cases/bson-values.js';
import { pipelineCases as stage } from '../../support/cases/pipeline-cases.js';

const NO_ID = { $project: { _id: 0 } };
const values = (...a: readonly unknown[]) => a.map((v, index) => ({ _id: index + 1, v }));

/** Stages that combine several documents into one. */
export const groupingStages = [
  ...stage('$group', {
    ordinary: [
      [
        [
          { k: 1, v: 2 },
          { k: 1, v: 3 },
          { k: 2, v: 5 },
        ],
        [{ $group: { _id: '$k', s: { $sum: '$v' } } }, { $sort: { _id: 1 } }],
        [
          { _id: 1, s: 5 },
          { _id: 2, s: 5 },
        ],
      ],
      [
        [
          { a: 1, b: 2 },
          { a: 1, b: 3 },
        ],
        [{ $group: { _id: { a: '$a' }, n: { $sum: 1 } } }],
        [{ _id: { a: 1 }, n: 2 }],
      ],
      [[{ v: 1 }], [{ $group: { n: { $sum: 1 } } }], fails(15955)],
      [[{ v: 1 }], [{ $group: { _id: 1, n: { $foo: 1 } } }], fails(15952)],
      [[{ v: 1 }], [{ $group: { _id: 1, n: 5 } }], fails(40234)],
      [[{ v: 1 }], [{ $group: { _id: 1, 'a.b': { $sum: 1 } } }], fails(40235)],
    ],
    array: [
      [
        [{ k: [1, 2] }, { k: [1, 2] }, { k: [2, 1] }],
        [{ $group: { _id: '$k', n: { $sum: 1 } } }, { $sort: { n: -1 } }],
        [
          { _id: [1, 2], n: 2 },
          { _id: [2, 1], n: 1 },
        ],
      ],
    ],
    null: [
      [[{ v: 1 }, { k: null, v: 2 }], [{ $group: { _id: '$k', n: { $sum: 1 } } }], [{ _id: null, n: 2 }]],
    ],
    missing: [[[], [{ $group: { _id: null, n: { $sum: 1 } } }], []]],
    types: [
      [
        [{ k: objectId(1) }, { k: objectId(1) }],
        [{ $group: { _id: '$k', n: { $sum: 1 } } }],
        [{ _id: objectId(1), n: 2 }],
      ],
      [
        [{ k: { a: 1, b: 2 } }, { k: { b: 2, a: 1 } }],
        [{ $group: { _id: '$k', n: { $sum: 1 } } }, { $count: 'c' }],
        [{ c: 2 }],
      ],
      [
        [{ k: 1 }, { k: long(1) }, { k: double(1) }, { k: decimal('1') }],
        [{ $group: { _id: '$k', n: { $sum: 1 } } }, { $project: { n: 1, _id: 0 } }],
        [{ n: 4 }],
      ],
    ],
  }),
  ...stage('$sortByCount', {
    ordinary: [
      [
        [{ k: 'a' }, { k: 'b' }, { k: 'a' }],
        [{ $sortByCount: '$k' }],
        [
          { _id: 'a', count: 2 },
          { _id: 'b', count: 1 },
        ],
      ],
    ],
    array: [[[{ k: [1] }], [{ $sortByCount: '$k' }], [{ _id: [1], count: 1 }]]],
    null: [[[{ k: null }], [{ $sortByCount: '$k' }], [{ _id: null, count: 1 }]]],
    missing: [[[{}], [{ $sortByCount: '$k' }], [{ _id: null, count: 1 }]]],
    types: [
      [[{ k: 5 }], [{ $sortByCount: { $mod: ['$k', 2] } }], [{ _id: 1, count: 1 }]],
      [[{}], [{ $sortByCount: 'k' }], fails(40148)],
      [[{}], [{ $sortByCount: 5 }], fails(40149)],
    ],
  }),
  ...stage('$bucket', {
    ordinary: [
      [
        values(1, 5, 12),
        [{ $bucket: { groupBy: '$v', boundaries: [0, 10, 20], output: { n: { $sum: 1 } } } }],
        [
          { _id: 0, n: 2 },
          { _id: 10, n: 1 },
        ],
      ],
      [
        values(1, 50),
        [{ $bucket: { groupBy: '$v', boundaries: [0, 10], default: 'other' } }],
        [
          { _id: 0, count: 1 },
          { _id: 'other', count: 1 },
        ],
      ],
    ],
    array: [
      [
        values([1]),
        [{ $bucket: { groupBy: '$v', boundaries: [0, 10], default: 'other' } }],
        [{ _id: 'other', count: 1 }],
      ],
    ],
    null: [
      [
        values(null),
        [{ $bucket: { groupBy: '$v', boundaries: [0, 10], default: 'other' } }],
        [{ _id: 'other', count: 1 }],
      ],
    ],
    missing: [[[{}], [{ $bucket: { groupBy: '$v', boundaries: [0, 10] } }], fails(40066)]],
    types: [
      [values(long(5)), [{ $bucket: { groupBy: '$v', boundaries: [0, 10] } }], [{ _id: 0, count: 1 }]],
      [values(1), [{ $bucket: { groupBy: '$v', boundaries: [0, 'x'] } }], fails(40193)],
      [values(1), [{ $bucket: { groupBy: '$v', boundaries: [5, 0] } }], fails(40194)],
      [values(1), [{ $bucket: { groupBy: '$v' } }], fails(40198)],
    ],
  }),
  ...stage('$bucketAuto', {
    ordinary: [
      [
        values(1, 2, 3, 4),
        [{ $bucketAuto: { groupBy: '$v', buckets: 2 } }],
        [
          { _id: { min: 1, max: 3 }, count: 2 },
          { _id: { min: 3, max: 4 }, count: 2 },
        ],
      ],
    ],
    array: [
      [
        values([1], [2]),
        [{ $bucketAuto: { groupBy: '$v', buckets: 1 } }],
        [{ _id: { min: [1], max: [2] }, count: 2 }],
      ],
    ],
    null: [
      [
        values(null, 1),
        [{ $bucketAuto: { groupBy: '$v', buckets: 1 } }],
        [{ _id: { min: null, max: 1 }, count: 2 }],
      ],
    ],
    missing: [[[], [{ $bucketAuto: { groupBy: '$v', buckets: 2 } }], []]],
    types: [
      [
        values(1, 'x'),
        [{ $bucketAuto: { groupBy: '$v', buckets: 1, output: { n: { $sum: 1 } } } }],
        [{ _id: { min: 1, max: 'x' }, n: 2 }],
      ],
      [values(1), [{ $bucketAuto: { groupBy: '$v', buckets: 0 } }], fails(40243)],
      [
        values(1, 1, 1, 2),
        [{ $bucketAuto: { groupBy: '$v', buckets: 2 } }],
        [
          { _id: { min: 1, max: 2 }, count: 3 },
          { _id: { min: 2, max: 2 }, count: 1 },
        ],
      ],
    ],
  }),
  ...stage('$facet', {
    ordinary: [
      [
        values(1, 2),
        [{ $facet: { n: [{ $count: 'n' }], top: [{ $sort: { v: -1 } }, { $limit: 1 }, NO_ID] } }],
        [{ n: [{ n: 2 }], top: [{ v: 2 }] }],
      ],
    ],
    array: [[values([1, 2]), [{ $facet: { u: [{ $unwind: '$v' }, { $count: 'n' }] } }], [{ u: [{ n: 2 }] }]]],
    null: [[values(1), [{ $facet: null }], fails(40169)]],
    missing: [[[], [{ $facet: { a: [{ $count: 'n' }] } }], [{ a: [] }]]],
    types: [
      [values(1), [{ $facet: { a: 5 } }], fails(40170)],
      [values(1), [{ $facet: { a: [{ $facet: { b: [] } }] } }], fails(40600)],
      [values(1), [{ $facet: { a: [{ $out: 'x' }] } }], fails(40600)],
    ],
  }),
];
