import { BSONRegExp, MaxKey, MinKey, type Document } from 'mongodb';
import {
  casesOf,
  collectionWith,
  expectOutcome,
  shown,
  type Aspects,
  type Fails,
} from '../../support/battery.js';
import { binary, date, decimal, long, objectId, timestamp } from '../../support/cases/bson-values.js';

type SortRow = readonly [values: readonly Document[], sort: Document, ids: readonly number[] | Fails];

const order = (aspects: Aspects<SortRow>) =>
  casesOf('sort', aspects, ([documents, sort, ids]) => ({
    title: `${shown(documents)} by ${shown(sort)} is ${shown(ids)}`,
    run: async (database) => {
      const collection = await collectionWith(database, documents);
      await expectOutcome(ids, async () =>
        (await collection.find().sort(sort).toArray()).map(({ _id }) => _id),
      );
    },
  }));

const FROM_HIGH_TO_LOW = [
  new MaxKey(),
  new BSONRegExp('r'),
  timestamp(1, 1),
  date(0),
  true,
  false,
  objectId(1),
  binary('a'),
  [5],
  { a: 1 },
  'b',
  'a',
  10,
  decimal('9.5'),
  long(9),
  NaN,
  null,
  new MinKey(),
];

const numbered = (...values: readonly unknown[]) => values.map((a, index) => ({ _id: index + 1, a }));

export const sorting = order({
  ordinary: [
    [numbered(date(5), date(1)), { a: 1 }, [2, 1]],
    [numbered(objectId(2), objectId(1)), { a: 1 }, [2, 1]],
    [numbered('\u{1F600}', '\uFF5E'), { a: 1 }, [2, 1]],
    [
      [
        { _id: 1, a: 1, b: 2 },
        { _id: 2, a: 1, b: 1 },
        { _id: 3, a: 0, b: 9 },
      ],
      { a: -1, b: 1 },
      [2, 1, 3],
    ],
    [
      [
        { _id: 1, a: { b: 2 } },
        { _id: 2, a: { b: 1 } },
      ],
      { 'a.b': 1 },
      [2, 1],
    ],
  ],
  array: [
    [numbered([5, 9], [1, 100], 4), { a: 1 }, [2, 3, 1]],
    [numbered([5, 9], [1, 100], 50), { a: -1 }, [2, 3, 1]],
    [
      [
        { _id: 1, a: [{ b: 3 }] },
        { _id: 2, a: [{ b: 9 }, { b: 1 }] },
      ],
      { 'a.b': 1 },
      [2, 1],
    ],
    [numbered(null, [], 1), { a: 1 }, [2, 1, 3]],
  ],
  null: [[[{ _id: 1, a: 1 }, { _id: 2 }, { _id: 3, a: null }], { a: 1, _id: 1 }, [2, 3, 1]]],
  missing: [
    [
      [
        { _id: 1, a: { b: 1 } },
        { _id: 2, a: 5 },
      ],
      { 'a.b': 1 },
      [2, 1],
    ],
  ],
  types: [
    [
      // 5 in an array sorts like the number 5.
      FROM_HIGH_TO_LOW.map((v, _id) => ({ _id, v })),
      { v: 1 },
      [17, 16, 15, 8, 14, 13, 12, 11, 10, 9, 7, 6, 5, 4, 3, 2, 1, 0],
    ],
    [numbered(long(10), long(9)), { a: 1 }, [2, 1]],
    [numbered(decimal('10'), decimal('9')), { a: 1 }, [2, 1]],
  ],
});
