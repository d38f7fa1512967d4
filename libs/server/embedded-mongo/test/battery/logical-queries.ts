import { BSONRegExp } from 'mongodb';
import { fails } from '../support/battery.js';
import { date, objectId } from '../support/cases/bson-values.js';
import { queryCases as op } from '../support/cases/query-cases.js';

const regex = (pattern: string, options = '') => new BSONRegExp(pattern, options);

/** Query operators that combine conditions, or are at the level of fields. */
export const logicalQueries = [
  ...op('$and', {
    ordinary: [
      [{ a: 1 }, { $and: [{ a: 1 }, { a: { $lt: 2 } }] }, true],
      [{ a: 1 }, { $and: [{ a: 1 }, { a: 2 }] }, false],
    ],
    array: [[{ a: [1, 2] }, { $and: [{ a: 1 }, { a: 2 }] }, true]],
    null: [[{ a: null }, { $and: [{ a: null }] }, true]],
    missing: [[{}, { $and: [{ a: null }, { b: { $exists: false } }] }, true]],
    types: [
      [{ a: 1 }, { $and: 5 }, fails(2)],
      [{ a: 1 }, { $and: [] }, fails(2)],
      [{ a: 1 }, { $and: [5] }, fails(2)],
    ],
  }),
  ...op('$or', {
    ordinary: [
      [{ a: 1, b: 2 }, { $or: [{ a: 9 }, { b: 2 }] }, true],
      [{ a: 1 }, { $or: [{ a: 9 }] }, false],
    ],
    array: [[{ a: [1, 2] }, { $or: [{ a: 3 }, { a: 2 }] }, true]],
    null: [[{ a: null }, { $or: [{ a: 1 }, { a: null }] }, true]],
    missing: [[{}, { $or: [{ a: 1 }, { b: null }] }, true]],
    types: [[{ a: 1 }, { $or: 'x' }, fails(2)]],
  }),
  ...op('$nor', {
    ordinary: [
      [{ a: 1 }, { $nor: [{ a: 1 }] }, false],
      [{ a: 1 }, { $nor: [{ a: 2 }, { b: 1 }] }, true],
    ],
    array: [[{ a: [1, 2] }, { $nor: [{ a: 2 }] }, false]],
    null: [[{ a: null }, { $nor: [{ a: null }] }, false]],
    missing: [[{}, { $nor: [{ a: 1 }] }, true]],
    types: [[{ a: 1 }, { $nor: [] }, fails(2)]],
  }),
  ...op('$not', {
    ordinary: [
      [{ a: 5 }, { a: { $not: { $gt: 6 } } }, true],
      [{ a: 'abc' }, { a: { $not: regex('^a') } }, false],
    ],
    array: [
      [{ a: [1, 9] }, { a: { $not: { $gt: 6 } } }, false],
      [{ a: [1] }, { a: { $not: { $size: 2 } } }, true],
    ],
    null: [[{ a: null }, { a: { $not: { $eq: null } } }, false]],
    missing: [[{}, { a: { $not: { $gt: 1 } } }, true]],
    types: [
      [{ a: 'x' }, { a: { $not: { $gt: 1 } } }, true],
      [{ a: 1 }, { a: { $not: 5 } }, fails(2)],
    ],
  }),
  ...op('$expr', {
    ordinary: [
      [{ a: 5, b: 3 }, { $expr: { $gt: ['$a', '$b'] } }, true],
      [{ a: 1 }, { $expr: { $ne: ['$b', 1] } }, true],
      [{ a: { x: 1, y: 2 } }, { $expr: { $eq: ['$a', { x: 1, y: 2 }] } }, true],
    ],
    array: [
      [{ a: [1, 2] }, { $expr: { $eq: ['$a', 1] } }, false],
      [{ a: [1] }, { $expr: { $in: [1, '$a'] } }, true],
    ],
    null: [[{ a: null }, { $expr: { $eq: ['$a', null] } }, true]],
    missing: [
      [{}, { $expr: { $eq: ['$a', null] } }, false],
      [{}, { $expr: '$a' }, false],
    ],
    types: [
      [{ a: 1 }, { $expr: { $lt: ['$a', 'x'] } }, true],
      [{ a: objectId(1) }, { $expr: { $eq: ['$a', objectId(1)] } }, true],
      [{ a: date(5) }, { $expr: { $gt: ['$a', date(4)] } }, true],
      [{ a: 1 }, { $expr: { $nothing: 1 } }, fails(168)],
    ],
  }),
  ...op('$comment', {
    ordinary: [[{ a: 1 }, { a: 1, $comment: 'why' }, true]],
    array: [[{ a: [1] }, { a: 1, $comment: ['x'] }, true]],
    null: [[{ a: 1 }, { $comment: null }, true]],
    missing: [[{}, { $comment: 'why' }, true]],
    types: [[{ a: 1 }, { $comment: { x: 1 } }, true]],
  }),
  ...op('unknown operators', {
    ordinary: [
      [{ a: 1 }, { $foo: 1 }, fails(2)],
      [{ a: 1 }, { a: { $foo: 1 } }, fails(2)],
      [{ a: 1 }, { a: { $gt: 0, b: 1 } }, fails(2)],
      [{ a: { b: 1, $x: 2 } }, { a: { b: 1, $x: 2 } }, true],
      [{ a: { $ref: 'c', $id: 1 } }, { a: { $ref: 'c', $id: 1 } }, true],
    ],
  }),
];
