import { BSONRegExp, MaxKey, MinKey } from 'mongodb';
import { fails } from '../support/battery.js';
import { binary, date, decimal, double, long, objectId, timestamp } from '../support/cases/bson-values.js';
import { queryCases as op } from '../support/cases/query-cases.js';

const BIG = long('9007199254740993');
const regex = (pattern: string, options = '') => new BSONRegExp(pattern, options);

/** Query operators that compare. */
export const comparisonQueries = [
  ...op('$eq', {
    ordinary: [
      [{ a: 1 }, { a: 1 }, true],
      [{ a: 1 }, { a: { $eq: 2 } }, false],
      [{ a: { x: 1, y: 2 } }, { a: { x: 1, y: 2 } }, true],
      [{ a: { x: 1, y: 2 } }, { a: { y: 2, x: 1 } }, false],
      [{ a: { x: 1 } }, { a: {} }, false],
      [{ a: { b: 1 } }, { 'a.b': 1 }, true],
    ],
    array: [
      [{ a: [1, 2] }, { a: [1, 2] }, true],
      [{ a: [1, 2] }, { a: [2, 1] }, false],
      [{ a: [1, 2] }, { a: 2 }, true],
      [{ a: [[1, 2], 3] }, { a: [1, 2] }, true],
      [{ a: [[1, 2]] }, { a: 1 }, false],
      [{ a: [{ b: [1, 2] }] }, { 'a.b': 2 }, true],
      [{ a: [[{ b: 1 }]] }, { 'a.b': 1 }, false],
      [{ a: [{ b: 1 }, { b: 2 }] }, { 'a.1.b': 2 }, true],
      [{ a: [1, 2, 3] }, { 'a.1': 2 }, true],
      [{ a: { 1: 'x' } }, { 'a.1': 'x' }, true],
      [{ a: [{ 0: 'z' }] }, { 'a.0': 'z' }, true],
      [{ a: [] }, { a: [] }, true],
      [{ a: [[]] }, { a: [] }, true],
    ],
    null: [
      [{ a: null }, { a: null }, true],
      [{ a: 0 }, { a: null }, false],
      [{ a: [] }, { a: null }, false],
      [{ a: [null] }, { a: null }, true],
    ],
    missing: [
      [{}, { a: null }, true],
      [{ a: [1] }, { 'a.b': null }, false],
      [{ a: [{ b: 1 }, { c: 2 }] }, { 'a.b': null }, true],
      [{ a: 5 }, { 'a.b': null }, true],
      [{ a: [] }, { 'a.b': null }, false],
    ],
    types: [
      [{ a: 1 }, { a: long(1) }, true],
      [{ a: 1 }, { a: decimal('1.0') }, true],
      [{ a: long(5) }, { a: double(5) }, true],
      [{ a: BIG }, { a: long('9007199254740992') }, false],
      [{ a: BIG }, { a: 9007199254740992 }, false],
      [{ a: decimal('0.1') }, { a: 0.1 }, false],
      [{ a: NaN }, { a: NaN }, true],
      [{ a: -0 }, { a: 0 }, true],
      [{ a: objectId(1) }, { a: objectId(1) }, true],
      [{ a: [objectId(1), objectId(2)] }, { a: objectId(2) }, true],
      [{ a: objectId(1) }, { a: objectId(1).toHexString() }, false],
      [{ a: date(10) }, { a: date(10) }, true],
      [{ a: binary('ab') }, { a: binary('ab') }, true],
      [{ a: binary('ab', 5) }, { a: binary('ab', 0) }, false],
      [{ a: '1' }, { a: 1 }, false],
      [{ a: true }, { a: 1 }, false],
    ],
  }),
  ...op('$ne', {
    ordinary: [
      [{ a: 1 }, { a: { $ne: 2 } }, true],
      [{ a: 1 }, { a: { $ne: 1 } }, false],
    ],
    array: [
      [{ a: [1, 2] }, { a: { $ne: 2 } }, false],
      [{ a: [1, 2] }, { a: { $ne: 3 } }, true],
    ],
    null: [
      [{ a: null }, { a: { $ne: null } }, false],
      [{ a: [{ b: 1 }, {}] }, { 'a.b': { $ne: null } }, false],
    ],
    missing: [
      [{}, { a: { $ne: null } }, false],
      [{}, { a: { $ne: 1 } }, true],
    ],
    types: [
      [{ a: long(1) }, { a: { $ne: 1 } }, false],
      [{ a: 'x' }, { a: { $ne: regex('x') } }, fails(2)],
    ],
  }),
  ...op('$gt', {
    ordinary: [
      [{ a: 2 }, { a: { $gt: 1 } }, true],
      [{ a: 1 }, { a: { $gt: 1 } }, false],
      [{ a: 'é' }, { a: { $gt: 'z' } }, true],
    ],
    array: [
      [{ a: [1, 5] }, { a: { $gt: 4 } }, true],
      [{ a: [1, 5, 9] }, { a: { $gt: 6, $lt: 2 } }, true],
      [{ a: [3, 1] }, { a: { $gt: [2, 9] } }, true],
    ],
    null: [[{ a: null }, { a: { $gt: null } }, false]],
    missing: [
      [{}, { a: { $gt: null } }, false],
      [{}, { a: { $gt: 1 } }, false],
    ],
    types: [
      [{ a: '5' }, { a: { $gt: 1 } }, false],
      [{ a: date(5) }, { a: { $gt: 1 } }, false],
      [{ a: decimal('5') }, { a: { $gt: 4 } }, true],
      [{ a: decimal('10') }, { a: { $gt: decimal('9') } }, true],
      [{ a: long(10) }, { a: { $gt: long(9) } }, true],
      [{ a: true }, { a: { $gt: false } }, true],
      [{ a: objectId(2) }, { a: { $gt: objectId(1) } }, true],
      [{ a: { b: 2 } }, { a: { $gt: { b: 1 } } }, true],
      [{ a: { b: 1, c: 1 } }, { a: { $gt: { b: 1 } } }, true],
      [{ a: 1 }, { a: { $gt: new MinKey() } }, true],
      [{ a: timestamp(5, 1) }, { a: { $gt: timestamp(4, 9) } }, true],
      [{ a: 'x' }, { a: { $gt: regex('x') } }, fails(2)],
    ],
  }),
  ...op('$gte', {
    ordinary: [
      [{ a: 1 }, { a: { $gte: 1 } }, true],
      [{ a: 0 }, { a: { $gte: 1 } }, false],
    ],
    array: [[{ a: [0, 1] }, { a: { $gte: 1 } }, true]],
    null: [[{ a: null }, { a: { $gte: null } }, true]],
    missing: [
      [{}, { a: { $gte: null } }, true],
      [{}, { a: { $gte: 0 } }, false],
    ],
    types: [
      [{ a: true }, { a: { $gte: 0 } }, false],
      [{ a: NaN }, { a: { $gte: NaN } }, true],
      [{ a: BIG }, { a: { $gte: 9007199254740992 } }, true],
    ],
  }),
  ...op('$lt', {
    ordinary: [
      [{ a: 1 }, { a: { $lt: 2 } }, true],
      [{ a: 2 }, { a: { $lt: 2 } }, false],
    ],
    array: [
      [{ a: [9, 1] }, { a: { $lt: 2 } }, true],
      [{ a: [1, 2] }, { a: { $lt: [1, 3] } }, true],
    ],
    null: [[{ a: null }, { a: { $lt: 5 } }, false]],
    missing: [[{}, { a: { $lt: 5 } }, false]],
    types: [
      [{ a: NaN }, { a: { $lt: 5 } }, false],
      [{ a: -1 }, { a: { $lt: decimal('-0.5') } }, true],
      [{ a: 1 }, { a: { $lt: new MaxKey() } }, true],
    ],
  }),
  ...op('$lte', {
    ordinary: [[{ a: 2 }, { a: { $lte: 2 } }, true]],
    array: [[{ a: [9, 2] }, { a: { $lte: 2 } }, true]],
    null: [[{ a: null }, { a: { $lte: null } }, true]],
    missing: [[{}, { a: { $lte: null } }, true]],
    types: [
      [{ a: date(10) }, { a: { $lte: date(10) } }, true],
      [{ a: '1' }, { a: { $lte: 5 } }, false],
    ],
  }),
  ...op('$in', {
    ordinary: [
      [{ a: 2 }, { a: { $in: [1, 2] } }, true],
      [{ a: 3 }, { a: { $in: [1, 2] } }, false],
      [{ a: 3 }, { a: { $in: [] } }, false],
    ],
    array: [
      [{ a: [1, 2] }, { a: { $in: [[1, 2]] } }, true],
      [{ a: [5, 2] }, { a: { $in: [2] } }, true],
    ],
    null: [
      [{ a: [null] }, { a: { $in: [null] } }, true],
      [{ a: [{ b: 1 }, {}] }, { 'a.b': { $in: [null] } }, true],
    ],
    missing: [
      [{}, { a: { $in: [null, 1] } }, true],
      [{}, { a: { $in: [1] } }, false],
    ],
    types: [
      [{ a: objectId(1) }, { a: { $in: [objectId(1)] } }, true],
      [{ a: long(1) }, { a: { $in: [decimal('1')] } }, true],
      [{ a: 'abc' }, { a: { $in: [regex('^a'), 'z'] } }, true],
      [{ a: { x: 1 } }, { a: { $in: [{ x: 1 }] } }, true],
      [{ a: 1 }, { a: { $in: 1 } }, fails(2)],
      [{ a: 1 }, { a: { $in: [{ $gt: 1 }] } }, fails(2)],
    ],
  }),
  ...op('$nin', {
    ordinary: [
      [{ a: 3 }, { a: { $nin: [1, 2] } }, true],
      [{ a: 1 }, { a: { $nin: [1] } }, false],
    ],
    array: [[{ a: [1, 3] }, { a: { $nin: [1] } }, false]],
    null: [[{ a: null }, { a: { $nin: [null] } }, false]],
    missing: [
      [{}, { a: { $nin: [1] } }, true],
      [{}, { a: { $nin: [null] } }, false],
    ],
    types: [
      [{ a: double(1) }, { a: { $nin: [long(1)] } }, false],
      [{ a: 1 }, { a: { $nin: 1 } }, fails(2)],
    ],
  }),
];
