import { fails } from '../../support/battery.js';
import { date, double } from '../../support/cases/bson-values.js';
import { pipelineCases as stage } from '../../support/cases/pipeline-cases.js';

const NO_ID = { $project: { _id: 0 } };
const values = (...a: readonly unknown[]) => a.map((v, index) => ({ _id: index + 1, v }));

/** Stages that fill gaps. */
export const fillingStages = [
  ...stage('$densify', {
    ordinary: [
      [
        values(1, 4),
        [{ $densify: { field: 'v', range: { step: 1, bounds: 'full' } } }, NO_ID],
        [{ v: 1 }, { v: 2 }, { v: 3 }, { v: 4 }],
      ],
      [
        values(1, 3),
        [{ $densify: { field: 'v', range: { step: 1, bounds: [0, 3] } } }, NO_ID],
        [{ v: 0 }, { v: 1 }, { v: 2 }, { v: 3 }],
      ],
      [
        [
          { k: 'a', v: 1 },
          { k: 'a', v: 3 },
          { k: 'b', v: 5 },
        ],
        [
          { $densify: { field: 'v', partitionByFields: ['k'], range: { step: 1, bounds: 'partition' } } },
          NO_ID,
          { $sort: { k: 1, v: 1 } },
        ],
        [
          { k: 'a', v: 1 },
          { k: 'a', v: 2 },
          { k: 'a', v: 3 },
          { k: 'b', v: 5 },
        ],
      ],
      [
        [{ t: date('2021-01-01') }, { t: date('2021-03-01') }],
        [{ $densify: { field: 't', range: { step: 1, unit: 'month', bounds: 'full' } } }, NO_ID],
        [{ t: date('2021-01-01') }, { t: date('2021-02-01') }, { t: date('2021-03-01') }],
      ],
    ],
    array: [
      [values([1]), [{ $densify: { field: 'v', range: { step: 1, bounds: 'full' } } }], fails(5733201)],
    ],
    null: [[values(null), [{ $densify: { field: 'v', range: { step: 1, bounds: 'full' } } }], values(null)]],
    missing: [
      [[{ _id: 1 }], [{ $densify: { field: 'v', range: { step: 1, bounds: 'full' } } }], [{ _id: 1 }]],
    ],
    types: [
      [values('x'), [{ $densify: { field: 'v', range: { step: 1, bounds: 'full' } } }], fails(5733201)],
      [values(1), [{ $densify: { field: 'v', range: { step: 0, bounds: 'full' } } }], fails(5733401)],
    ],
  }),
  ...stage('$fill', {
    ordinary: [
      [
        [{ t: 1, v: 1 }, { t: 2 }, { t: 3, v: 5 }],
        [{ $fill: { sortBy: { t: 1 }, output: { v: { method: 'linear' } } } }, NO_ID],
        [
          { t: 1, v: 1 },
          { t: 2, v: double(3) },
          { t: 3, v: 5 },
        ],
      ],
      [
        [{ t: 1, v: 1 }, { t: 2 }, { t: 3 }],
        [{ $fill: { sortBy: { t: 1 }, output: { v: { method: 'locf' } } } }, NO_ID],
        [
          { t: 1, v: 1 },
          { t: 2, v: 1 },
          { t: 3, v: 1 },
        ],
      ],
      [
        [
          { k: 'b', t: 1 },
          { k: 'a', t: 1, v: 1 },
          { k: 'a', t: 2, w: 2 },
        ],
        [
          {
            $fill: {
              partitionByFields: ['k'],
              sortBy: { t: 1 },
              output: { v: { method: 'locf' }, w: { value: 0 } },
            },
          },
          NO_ID,
        ],
        [
          { k: 'a', t: 1, v: 1, w: 0 },
          { k: 'a', t: 2, w: 2, v: 1 },
          { k: 'b', t: 1, v: null, w: 0 },
        ],
      ],
      [
        [{ v: 1 }, {}],
        [{ $fill: { output: { v: { value: 7 } } } }, NO_ID, { $sort: { v: 1 } }],
        [{ v: 1 }, { v: 7 }],
      ],
    ],
    array: [
      [
        [{ v: [1] }, { v: null }],
        [{ $fill: { output: { v: { value: 7 } } } }, NO_ID, { $sort: { v: 1 } }],
        [{ v: [1] }, { v: 7 }],
      ],
    ],
    null: [[[{ v: null }], [{ $fill: { output: { v: { value: 7 } } } }, NO_ID], [{ v: 7 }]]],
    missing: [
      [
        [{ t: 1 }],
        [{ $fill: { sortBy: { t: 1 }, output: { v: { method: 'locf' } } } }, NO_ID],
        [{ t: 1, v: null }],
      ],
    ],
    types: [
      [[{ v: 1 }], [{ $fill: { output: {} } }], fails(6050203)],
      [
        [{ t: 1, v: 'x' }, { t: 2 }],
        [{ $fill: { sortBy: { t: 1 }, output: { v: { method: 'linear' } } } }],
        fails(14),
      ],
    ],
  }),
];
