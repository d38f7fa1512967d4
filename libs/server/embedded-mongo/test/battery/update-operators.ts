import { fails } from '../support/battery.js';
import { date, decimal, double, long, objectId } from '../support/cases/bson-values.js';
import { updateCases as op } from '../support/cases/update-cases.js';

const [o1, o2] = [objectId(1), objectId(2)];

export const updateOperators = [
  ...op('$set', {
    ordinary: [
      [{ a: 1 }, { $set: { b: 2 } }, { a: 1, b: 2 }],
      [{}, { $set: { z: 1, a: 2 } }, { a: 2, z: 1 }],
      [{}, { $set: { 'a.b.c': 1 } }, { a: { b: { c: 1 } } }],
      [{ b: 1 }, { $set: { _id: 1, b: 2 } }, { b: 2 }],
      [{}, { $set: { _id: 2 } }, fails(66)],
      [{ a: 1 }, { $set: { a: 1, 'a.b': 2 } }, fails(40)],
      [{ a: 1 }, { $set: { a: 1 }, $inc: { a: 1 } }, fails(40)],
      [{ a: 1 }, { $foo: { a: 1 } }, fails(9)],
      [{ a: 1 }, { $set: { 'a.': 1 } }, fails(56)],
      [{ a: 1 }, { $set: { $x: 1 } }, fails(52)],
      [{ a: 1 }, { $set: 5 }, fails(9)],
    ],
    array: [
      [{ a: [1] }, { $set: { 'a.3': 9 } }, { a: [1, null, null, 9] }],
      [{ a: [{ b: 1 }] }, { $set: { 'a.0.b': 5 } }, { a: [{ b: 5 }] }],
      [{ a: [1] }, { $set: { 'a.b': 1 } }, fails(28)],
      [{ a: [1, 2] }, { $set: { 'a.$[]': 'x' } }, { a: ['x', 'x'] }],
      [{ a: { b: 1 } }, { $set: { 'a.$[].b': 1 } }, fails(2)],
      [{}, { $set: { 'a.$[]': 1 } }, fails(2)],
      [
        {
          a: [
            { k: 1, v: 1 },
            { k: 2, v: 1 },
          ],
        },
        { $set: { 'a.$.v': 9 } },
        {
          a: [
            { k: 1, v: 1 },
            { k: 2, v: 9 },
          ],
        },
        { filter: { 'a.k': 2 } },
      ],
      [
        {
          a: [
            { k: 1, v: 1 },
            { k: 2, v: 1 },
          ],
        },
        { $set: { 'a.$.v': 9 } },
        {
          a: [
            { k: 1, v: 1 },
            { k: 2, v: 9 },
          ],
        },
        { filter: { a: { $elemMatch: { k: 2, v: 1 } } } },
      ],
      [{ a: [1] }, { $set: { 'a.$': 9 } }, fails(2)],
      [
        { a: [{ v: 1 }, { v: 9 }] },
        { $set: { 'a.$[e].v': 0 } },
        { a: [{ v: 1 }, { v: 0 }] },
        { arrayFilters: [{ 'e.v': { $gt: 5 } }] },
      ],
      [{ a: [1, 9] }, { $set: { 'a.$[e]': 0 } }, { a: [1, 0] }, { arrayFilters: [{ e: { $gt: 5 } }] }],
      [
        { a: [{ x: [{ y: 1 }, { y: 2 }] }] },
        { $set: { 'a.$[i].x.$[j].z': 1 } },
        { a: [{ x: [{ y: 1 }, { y: 2, z: 1 }] }] },
        { arrayFilters: [{ 'i.x': { $exists: true } }, { 'j.y': 2 }] },
      ],
      [{ a: [1] }, { $set: { 'a.$[e]': 0 } }, fails(2)],
      [{ a: [1] }, { $set: { a: 0 } }, fails(9), { arrayFilters: [{ e: 1 }] }],
    ],
    null: [
      [{ a: null }, { $set: { a: 1 } }, { a: 1 }],
      [{ a: null }, { $set: { 'a.b': 1 } }, fails(28)],
    ],
    missing: [[{}, { $set: { a: null } }, { a: null }]],
    types: [
      [{ a: 5 }, { $set: { 'a.b': 1 } }, fails(28)],
      [{ a: 1 }, { $set: { a: double(1) } }, { a: double(1) }],
      [{ a: double(7), b: 1 }, { $set: { b: 2 } }, { a: double(7), b: 2 }],
    ],
  }),
  ...op('$unset', {
    ordinary: [
      [{ a: 1, b: 2 }, { $unset: { a: '' } }, { b: 2 }],
      [{ a: { b: 1, c: 2 } }, { $unset: { 'a.b': 1 } }, { a: { c: 2 } }],
    ],
    array: [
      [{ a: [1, 2, 3] }, { $unset: { 'a.1': '' } }, { a: [1, null, 3] }],
      [{ a: [{ b: 1 }, { b: 2 }] }, { $unset: { 'a.$[].b': '' } }, { a: [{}, {}] }],
    ],
    null: [
      [{ a: null }, { $unset: { a: '' } }, {}],
      [{ a: null }, { $unset: { 'a.b': '' } }, { a: null }],
    ],
    missing: [
      [{ b: 1 }, { $unset: { a: '' } }, { b: 1 }],
      [{}, { $unset: { 'a.b.c': '' } }, {}],
    ],
    types: [
      [{ a: 5 }, { $unset: { 'a.b': '' } }, { a: 5 }],
      [{ a: 1 }, { $unset: { _id: '' } }, fails(66)],
    ],
  }),
  ...op('$inc', {
    ordinary: [
      [{ a: 1 }, { $inc: { a: 2 } }, { a: 3 }],
      [{ a: { b: 1 } }, { $inc: { 'a.b': -1 } }, { a: { b: 0 } }],
    ],
    array: [
      [{ a: [1, 5, 9] }, { $inc: { 'a.$': 10 } }, { a: [1, 15, 9] }, { filter: { a: { $gte: 5 } } }],
      [{ a: [1, 5] }, { $inc: { 'a.$[]': 1 } }, { a: [2, 6] }],
      [
        { a: [{ b: [1, 2] }, { b: [3] }] },
        { $inc: { 'a.$[].b.$[e]': 10 } },
        { a: [{ b: [1, 12] }, { b: [13] }] },
        { arrayFilters: [{ e: { $gt: 1 } }] },
      ],
      [{ a: [1] }, { $inc: { a: 1 } }, fails(14)],
    ],
    null: [[{ a: null }, { $inc: { a: 1 } }, fails(14)]],
    missing: [
      [{}, { $inc: { a: 2 } }, { a: 2 }],
      [{}, { $inc: { 'a.b': long(2) } }, { a: { b: long(2) } }],
    ],
    types: [
      [{ a: 'x' }, { $inc: { a: 1 } }, fails(14)],
      [{ a: 1 }, { $inc: { a: 'x' } }, fails(14)],
      [{ a: long(5) }, { $inc: { a: 1 } }, { a: long(6) }],
      [{ a: 1 }, { $inc: { a: long(1) } }, { a: long(2) }],
      [{ a: 1 }, { $inc: { a: double(1) } }, { a: double(2) }],
      [{ a: double(1) }, { $inc: { a: 1 } }, { a: double(2) }],
      [{ a: 2147483647 }, { $inc: { a: 1 } }, { a: long(2147483648) }],
      [{ a: long('9223372036854775807') }, { $inc: { a: 1 } }, fails(2)],
      [{ a: decimal('1.1') }, { $inc: { a: decimal('2.2') } }, { a: decimal('3.3') }],
    ],
  }),
  ...op('$mul', {
    ordinary: [[{ a: 2 }, { $mul: { a: 3 } }, { a: 6 }]],
    array: [[{ a: [2, 3] }, { $mul: { 'a.$[]': 2 } }, { a: [4, 6] }]],
    null: [[{ a: null }, { $mul: { a: 2 } }, fails(14)]],
    missing: [
      [{}, { $mul: { a: 3 } }, { a: 0 }],
      [{}, { $mul: { a: double(3) } }, { a: double(0) }],
      [{}, { $mul: { a: long(3) } }, { a: long(0) }],
    ],
    types: [
      [{ a: long(2) }, { $mul: { a: 3 } }, { a: long(6) }],
      [{ a: 2 }, { $mul: { a: 1.5 } }, { a: double(3) }],
      [{ a: decimal('1.5') }, { $mul: { a: 2 } }, { a: decimal('3.0') }],
      [{ a: 2 }, { $mul: { a: 'x' } }, fails(14)],
    ],
  }),
  ...op('$min', {
    ordinary: [
      [{ a: 5 }, { $min: { a: 3 } }, { a: 3 }],
      [{ a: 5 }, { $min: { a: 7 } }, { a: 5 }],
    ],
    array: [[{ a: [5] }, { $min: { a: [3] } }, { a: [3] }]],
    null: [[{ a: null }, { $min: { a: 1 } }, { a: null }]],
    missing: [[{}, { $min: { a: 3 } }, { a: 3 }]],
    types: [
      [{ a: 'x' }, { $min: { a: 5 } }, { a: 5 }],
      [{ a: 5 }, { $min: { a: double(5) } }, { a: 5 }],
    ],
  }),
  ...op('$max', {
    ordinary: [[{ a: 5 }, { $max: { a: 7 } }, { a: 7 }]],
    array: [[{ a: [5] }, { $max: { a: 9 } }, { a: [5] }]],
    null: [[{ a: null }, { $max: { a: 1 } }, { a: 1 }]],
    missing: [[{}, { $max: { a: 3 } }, { a: 3 }]],
    types: [
      [{ a: 5 }, { $max: { a: 'x' } }, { a: 'x' }],
      [{ a: date(5) }, { $max: { a: date(9) } }, { a: date(9) }],
      [{ a: long(5) }, { $max: { a: decimal('5.1') } }, { a: decimal('5.1') }],
    ],
  }),
  ...op('$rename', {
    ordinary: [
      [{ a: 1 }, { $rename: { a: 'b' } }, { b: 1 }],
      [{ a: { x: 1 } }, { $rename: { 'a.x': 'y' } }, { a: {}, y: 1 }],
      [{ a: 1, b: 2 }, { $rename: { a: 'b' } }, { b: 1 }],
    ],
    array: [
      [{ a: [1] }, { $rename: { 'a.0': 'b' } }, fails(2)],
      [{ a: [1] }, { $rename: { a: 'b' } }, { b: [1] }],
    ],
    null: [[{ a: null }, { $rename: { a: 'b' } }, { b: null }]],
    missing: [[{ b: 1 }, { $rename: { a: 'c' } }, { b: 1 }]],
    types: [
      [{ a: 1 }, { $rename: { a: 5 } }, fails(2)],
      [{ a: 1 }, { $rename: { a: 'a' } }, fails(2)],
      [{ a: 1 }, { $rename: { a: 'a.b' } }, fails(2)],
    ],
  }),
  ...op('$currentDate', {
    ordinary: [[{ a: 1 }, [{ $set: { a: 2 } }], { a: 2 }]],
    array: [[{ a: [1] }, { $currentDate: { 'a.x': true } }, fails(28)]],
    null: [[{ a: null }, { $currentDate: { a: null } }, fails(2)]],
    missing: [[{}, { $currentDate: { a: { $type: 'month' } } }, fails(2)]],
    types: [
      [{ a: 1 }, { $currentDate: { a: 1 } }, fails(2)],
      [{ a: 1 }, { $currentDate: { a: { x: 1 } } }, fails(2)],
    ],
  }),
  ...op('$push', {
    ordinary: [
      [{ a: [1] }, { $push: { a: 2 } }, { a: [1, 2] }],
      [{ a: [5, 1] }, { $push: { a: { $each: [3], $sort: 1, $slice: 2 } } }, { a: [1, 3] }],
      [{ a: [1, 2] }, { $push: { a: { $each: [9], $position: 0 } } }, { a: [9, 1, 2] }],
      [{ a: [1, 2, 3] }, { $push: { a: { $each: [9], $position: -1 } } }, { a: [1, 2, 9, 3] }],
      [{ a: [1, 2, 3] }, { $push: { a: { $each: [4], $slice: -2 } } }, { a: [3, 4] }],
      [
        { a: [{ s: 2 }, { s: 1 }] },
        { $push: { a: { $each: [{ s: 0 }], $sort: { s: 1 } } } },
        { a: [{ s: 0 }, { s: 1 }, { s: 2 }] },
      ],
    ],
    array: [
      [{ a: [1] }, { $push: { a: [2] } }, { a: [1, [2]] }],
      [{ d: { e: {} } }, { $push: { 'd.e.f': { $each: [] } } }, { d: { e: { f: [] } } }],
    ],
    null: [
      [{ a: null }, { $push: { a: 1 } }, fails(2)],
      [{ a: [1] }, { $push: { a: null } }, { a: [1, null] }],
    ],
    missing: [[{}, { $push: { a: 1 } }, { a: [1] }]],
    types: [
      [{ a: 5 }, { $push: { a: 1 } }, fails(2)],
      [{ a: [1] }, { $push: { a: { $each: 5 } } }, fails(2)],
      [{ a: [1] }, { $push: { a: { $each: [2], $foo: 1 } } }, fails(2)],
      [{ a: ['b', 1] }, { $push: { a: { $each: [long(0)], $sort: 1 } } }, { a: [long(0), 1, 'b'] }],
    ],
  }),
  ...op('$addToSet', {
    ordinary: [
      [{ a: [1] }, { $addToSet: { a: 2 } }, { a: [1, 2] }],
      [{ a: [1] }, { $addToSet: { a: 1 } }, { a: [1] }],
      [{ a: [o1] }, { $addToSet: { a: { $each: [o1, o2] } } }, { a: [o1, o2] }],
    ],
    array: [[{ a: [[1]] }, { $addToSet: { a: [1] } }, { a: [[1]] }]],
    null: [
      [{ a: [null] }, { $addToSet: { a: null } }, { a: [null] }],
      [{ a: null }, { $addToSet: { a: 1 } }, fails(2)],
    ],
    missing: [[{}, { $addToSet: { a: { $each: [1, 1] } } }, { a: [1] }]],
    types: [
      [{ a: [1] }, { $addToSet: { a: long(1) } }, { a: [1] }],
      [
        { a: [{ x: 1, y: 2 }] },
        { $addToSet: { a: { y: 2, x: 1 } } },
        {
          a: [
            { x: 1, y: 2 },
            { y: 2, x: 1 },
          ],
        },
      ],
      [{ a: 5 }, { $addToSet: { a: 1 } }, fails(2)],
      [{ a: [] }, { $addToSet: { a: { $each: 5 } } }, fails(14)],
    ],
  }),
  ...op('$pop', {
    ordinary: [
      [{ a: [1, 2, 3] }, { $pop: { a: 1 } }, { a: [1, 2] }],
      [{ a: [1, 2, 3] }, { $pop: { a: -1 } }, { a: [2, 3] }],
    ],
    array: [
      [{ a: [] }, { $pop: { a: 1 } }, { a: [] }],
      [{ a: [[1, 2]] }, { $pop: { 'a.0': 1 } }, { a: [[1]] }],
    ],
    null: [[{ a: null }, { $pop: { a: 1 } }, fails(14)]],
    missing: [[{}, { $pop: { a: 1 } }, {}]],
    types: [
      [{ a: 5 }, { $pop: { a: 1 } }, fails(14)],
      [{ a: [1] }, { $pop: { a: 2 } }, fails(9)],
      [{ a: [1] }, { $pop: { a: double(1) } }, { a: [] }],
      [{ a: 5 }, { $pop: { 'a.b': 1 } }, fails(28)],
    ],
  }),
  ...op('$pull', {
    ordinary: [
      [{ a: [1, 2, 3, 2] }, { $pull: { a: 2 } }, { a: [1, 3] }],
      [{ a: [1, 5, 9] }, { $pull: { a: { $gte: 5 } } }, { a: [1] }],
      [{ a: [{ x: 1, y: 2 }, { x: 2 }] }, { $pull: { a: { x: 1 } } }, { a: [{ x: 2 }] }],
    ],
    array: [
      [{ a: [[1], 1] }, { $pull: { a: [1] } }, { a: [1] }],
      [{ a: [{ b: [1, 2] }] }, { $pull: { 'a.0.b': 1 } }, { a: [{ b: [2] }] }],
    ],
    null: [
      [{ a: [null, 1] }, { $pull: { a: null } }, { a: [1] }],
      [{ a: null }, { $pull: { a: 1 } }, fails(2)],
    ],
    missing: [
      [{}, { $pull: { a: 1 } }, {}],
      [{ a: 5 }, { $pull: { 'a.b': 1 } }, { a: 5 }],
    ],
    types: [
      [{ a: [o1, o2] }, { $pull: { a: o1 } }, { a: [o2] }],
      [{ a: [1, long(1), '1'] }, { $pull: { a: double(1) } }, { a: ['1'] }],
      [{ a: ['ab', 'cd'] }, { $pull: { a: /^a/ } }, { a: ['cd'] }],
      [{ a: 5 }, { $pull: { a: 5 } }, fails(2)],
    ],
  }),
  ...op('$pullAll', {
    ordinary: [[{ a: [1, 2, 3] }, { $pullAll: { a: [1, 3] } }, { a: [2] }]],
    array: [[{ a: [[1], 2] }, { $pullAll: { a: [[1]] } }, { a: [2] }]],
    null: [[{ a: [null, 1] }, { $pullAll: { a: [null] } }, { a: [1] }]],
    missing: [[{}, { $pullAll: { a: [1] } }, {}]],
    types: [
      [{ a: [1, long(2)] }, { $pullAll: { a: [double(2)] } }, { a: [1] }],
      [{ a: [1] }, { $pullAll: { a: 1 } }, fails(2)],
      [{ a: 5 }, { $pullAll: { a: [5] } }, fails(2)],
    ],
  }),
  ...op('$bit', {
    ordinary: [
      [{ a: 5 }, { $bit: { a: { and: 4 } } }, { a: 4 }],
      [{ a: 5 }, { $bit: { a: { or: 2, xor: 1 } } }, { a: 6 }],
    ],
    array: [
      [{ a: [5, 6] }, { $bit: { 'a.$[]': { and: 4 } } }, { a: [4, 4] }],
      [{ a: [5] }, { $bit: { a: { and: 4 } } }, fails(2)],
    ],
    null: [[{ a: null }, { $bit: { a: { and: 4 } } }, fails(2)]],
    missing: [[{}, { $bit: { a: { or: 4 } } }, { a: 4 }]],
    types: [
      [{ a: long(5) }, { $bit: { a: { and: 4 } } }, { a: long(4) }],
      [{ a: 5 }, { $bit: { a: { and: long(4) } } }, { a: long(4) }],
      [{ a: 5.5 }, { $bit: { a: { and: 4 } } }, fails(2)],
      [{ a: 5 }, { $bit: { a: { and: 1.5 } } }, fails(2)],
      [{ a: 5 }, { $bit: { a: { not: 1 } } }, fails(2)],
    ],
  }),
  ...op('$setOnInsert', {
    ordinary: [[{ a: 1 }, { $setOnInsert: { x: 1 }, $set: { a: 2 } }, { a: 2 }]],
    array: [[{ a: [1] }, { $setOnInsert: { 'a.0': 5 } }, { a: [1] }]],
    null: [[{ a: null }, { $setOnInsert: { a: 5 } }, { a: null }]],
    missing: [[{}, { $setOnInsert: { x: 1 } }, {}]],
    types: [
      [{ a: 1 }, { $setOnInsert: { a: 'x' } }, { a: 1 }],
      [{ a: 1 }, { $setOnInsert: { a: 1 }, $set: { a: 2 } }, fails(40)],
    ],
  }),
  ...op('pipelines', {
    ordinary: [
      [{ a: 2, b: 3 }, [{ $set: { c: { $add: ['$a', '$b'] } } }, { $unset: 'a' }], { b: 3, c: 5 }],
      [{ a: 2 }, [{ $replaceWith: { x: '$a' } }], { x: 2 }],
      [{ a: 2 }, [{ $group: { _id: 1 } }], fails(72)],
      [{ a: 2 }, [{ $set: { _id: 5 } }], fails(66)],
    ],
    array: [
      [
        { a: [1, 2] },
        [{ $set: { a: { $map: { input: '$a', in: { $multiply: ['$$this', 2] } } } } }],
        { a: [2, 4] },
      ],
    ],
    null: [[{ a: null }, [{ $set: { b: { $ifNull: ['$a', 7] } } }], { a: null, b: 7 }]],
    missing: [[{ a: 1 }, [{ $set: { a: '$$REMOVE' } }], {}]],
    types: [
      [
        { a: long(1), b: double(2) },
        [{ $set: { c: { $add: ['$a', 1] } } }],
        { a: long(1), b: double(2), c: long(2) },
      ],
    ],
  }),
];
