import { fails } from '../support/battery.js';
import { double, long } from '../support/cases/bson-values.js';
import { outputCases } from '../support/cases/output-cases.js';

const INTO = 'TARGET';

/** The stages that write (manual, "$out" and "$merge"). */
export const outputs = [
  ...outputCases('$out', {
    ordinary: [
      [[{ _id: 1, a: 1 }], [{ _id: 9 }], INTO, [{ _id: 1, a: 1 }]],
      [[], [{ _id: 9 }], INTO, []],
      [
        [
          { _id: 1, k: 1 },
          { _id: 2, k: 1 },
        ],
        [],
        INTO,
        fails(11000),
        { k: 1 },
      ],
    ],
    array: [[[{ _id: 1, a: [1, { b: [] }] }], [], INTO, [{ _id: 1, a: [1, { b: [] }] }]]],
    null: [[[{ _id: 1, a: null }], [], INTO, [{ _id: 1, a: null }]]],
    missing: [
      [[{ _id: 1 }], [], { coll: INTO }, fails(40414)],
      [[{ _id: 1 }], [], { db: 'x' }, fails(40414)],
    ],
    types: [
      [[{ _id: 1 }], [], 5, fails(16990)],
      [[{ _id: 1 }], [], { db: 'x', coll: INTO, more: 1 }, fails(40415)],
      [[{ _id: long(1), a: double(1) }], [], INTO, [{ _id: long(1), a: double(1) }]],
    ],
  }),
  ...outputCases('$merge', {
    ordinary: [
      [
        [
          { _id: 1, a: 2 },
          { _id: 2, a: 3 },
        ],
        [{ _id: 1, a: 1, b: 1 }],
        INTO,
        [
          { _id: 1, a: 2, b: 1 },
          { _id: 2, a: 3 },
        ],
      ],
      [
        [{ _id: 1, a: 2 }],
        [{ _id: 1, a: 1, b: 1 }],
        { into: INTO, whenMatched: 'replace' },
        [{ _id: 1, a: 2 }],
      ],
      [
        [
          { _id: 1, a: 2 },
          { _id: 2, a: 2 },
        ],
        [{ _id: 1, a: 1 }],
        { into: INTO, whenMatched: 'keepExisting' },
        [
          { _id: 1, a: 1 },
          { _id: 2, a: 2 },
        ],
      ],
      [[{ _id: 1 }], [{ _id: 1 }], { into: INTO, whenMatched: 'fail' }, fails(11000)],
      [[{ _id: 2 }], [{ _id: 1 }], { into: INTO, whenMatched: 'fail' }, [{ _id: 1 }, { _id: 2 }]],
      [[{ _id: 2 }], [{ _id: 1 }], { into: INTO, whenNotMatched: 'discard' }, [{ _id: 1 }]],
      [[{ _id: 2 }], [{ _id: 1 }], { into: INTO, whenNotMatched: 'fail' }, fails(13113)],
      [
        [
          { _id: 1, n: 5 },
          { _id: 2, n: 7 },
        ],
        [{ _id: 1, n: 1 }],
        { into: INTO, whenMatched: [{ $set: { n: { $add: ['$n', '$$new.n'] } } }] },
        [
          { _id: 1, n: 6 },
          { _id: 2, n: 7 },
        ],
      ],
      [
        [{ _id: 1, n: 5 }],
        [{ _id: 1 }],
        { into: INTO, let: { twice: { $multiply: ['$n', 2] } }, whenMatched: [{ $set: { n: '$$twice' } }] },
        [{ _id: 1, n: 10 }],
      ],
      [
        [{ _id: 'none', k: 1, v: 2 }],
        [{ _id: 7, k: 1, v: 1, w: 1 }],
        { into: INTO, on: 'k' },
        [{ _id: 7, k: 1, v: 2, w: 1 }],
        { k: 1 },
      ],
      [
        [{ _id: 'none', k: 1, v: 2 }],
        [{ _id: 7, k: 1, v: 1, w: 1 }],
        { into: INTO, on: ['k'], whenMatched: 'replace' },
        [{ _id: 7, k: 1, v: 2 }],
        { k: 1 },
      ],
      [[{ _id: 1, k: 1 }], [{ _id: 7, k: 1 }], { into: INTO, on: 'k' }, fails(66), { k: 1 }],
      [[{ _id: 1, k: 1 }], [], { into: INTO, on: 'k' }, fails(51183)],
      [
        [{ _id: 1 }],
        [],
        { into: INTO, whenMatched: 'keepExisting', whenNotMatched: 'discard' },
        fails(51181),
      ],
      [[{ _id: 1 }], [], { into: INTO, whenMatched: 'replace', let: { a: 1 } }, fails(51199)],
      [[{ _id: 1 }], [], { into: INTO, whenMatched: [], let: { new: 1 } }, fails(51273)],
    ],
    array: [
      [[{ _id: 1, a: [2] }], [{ _id: 1, a: [1] }], INTO, [{ _id: 1, a: [2] }]],
      [[{ _id: 1, k: [1] }], [], { into: INTO, on: 'k' }, fails(51132), { k: 1 }],
      [[{ _id: 1 }], [], { into: INTO, on: [] }, fails(51187)],
      [[{ _id: 1 }], [], { into: INTO, on: ['k', 'k'] }, fails(31465), { k: 1 }],
    ],
    null: [
      [[{ _id: 1, a: null }], [{ _id: 1, a: 1 }], INTO, [{ _id: 1, a: null }]],
      [[{ _id: 1, k: null }], [], { into: INTO, on: 'k' }, fails(51132), { k: 1 }],
    ],
    missing: [
      [[{ _id: 1 }], [], { into: INTO, on: 'k' }, fails(51132), { k: 1 }],
      [[{ _id: 1 }], [], {}, fails(40414)],
    ],
    types: [
      [[{ _id: 1 }], [], 5, fails(14)],
      [[{ _id: 1 }], [], { into: 5 }, fails(51178)],
      [[{ _id: 1 }], [], { into: INTO, on: 5 }, fails(51186)],
      [[{ _id: 1 }], [], { into: INTO, on: [5] }, fails(51134)],
      [[{ _id: 1 }], [], { into: INTO, whenMatched: 5 }, fails(51191)],
      [[{ _id: 1 }], [], { into: INTO, whenMatched: 'drop' }, fails(2)],
      [[{ _id: 1 }], [], { into: INTO, whenNotMatched: 'drop' }, fails(2)],
      [[{ _id: long(1), v: 2 }], [{ _id: 1, v: 1 }], INTO, [{ _id: long(1), v: 2 }]],
      [[{ _id: 1 }], [], { into: INTO, more: 1 }, fails(40415)],
    ],
  }),
];
