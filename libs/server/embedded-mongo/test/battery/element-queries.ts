import { BSONRegExp, Long } from 'mongodb';
import { fails } from '../support/battery.js';
import { binary, date, decimal, double, long, objectId } from '../support/cases/bson-values.js';
import { queryCases as op } from '../support/cases/query-cases.js';

const regex = (pattern: string, options = '') => new BSONRegExp(pattern, options);

/** Query operators that inspect a value: its type, its text, its elements, its bits. */
export const elementQueries = [
  ...op('$exists', {
    ordinary: [
      [{ a: 1 }, { a: { $exists: true } }, true],
      [{ a: 1 }, { a: { $exists: false } }, false],
    ],
    array: [
      [{ a: [] }, { a: { $exists: true } }, true],
      [{ a: [] }, { 'a.b': { $exists: false } }, true],
      [{ a: [{ b: 1 }, {}] }, { 'a.b': { $exists: true } }, true],
    ],
    null: [[{ a: null }, { a: { $exists: true } }, true]],
    missing: [
      [{}, { a: { $exists: false } }, true],
      [{}, { a: { $exists: 0 } }, true],
    ],
    types: [
      [{ a: 1 }, { a: { $exists: 'yes' } }, true],
      [{ a: 1 }, { a: { $exists: Long.ZERO } }, false],
    ],
  }),
  ...op('$type', {
    ordinary: [
      [{ a: 'x' }, { a: { $type: 'string' } }, true],
      [{ a: 1 }, { a: { $type: 'string' } }, false],
      [{ a: 1 }, { a: { $type: ['string', 'int'] } }, true],
    ],
    array: [
      [{ a: [1, 'x'] }, { a: { $type: 'string' } }, true],
      [{ a: [1] }, { a: { $type: 'array' } }, true],
    ],
    null: [
      [{ a: null }, { a: { $type: 'null' } }, true],
      [{ a: null }, { a: { $type: 10 } }, true],
    ],
    missing: [[{}, { a: { $type: 'null' } }, false]],
    types: [
      [{ a: objectId(1) }, { a: { $type: 'objectId' } }, true],
      [{ a: objectId(1) }, { a: { $type: 7 } }, true],
      [{ a: decimal('1') }, { a: { $type: 'decimal' } }, true],
      [{ a: 1.5 }, { a: { $type: 'int' } }, false],
      [{ a: double(1) }, { a: { $type: 'double' } }, true],
      [{ a: double(1) }, { a: { $type: 'int' } }, false],
      [{ a: long(5) }, { a: { $type: 'long' } }, true],
      [{ a: 1 }, { a: { $type: 'number' } }, true],
      [{ a: binary('a') }, { a: { $type: 'binData' } }, true],
      [{ a: date(1) }, { a: { $type: 'date' } }, true],
      [{ a: 1 }, { a: { $type: 'nothing' } }, fails(2)],
    ],
  }),
  ...op('$mod', {
    ordinary: [
      [{ a: 7 }, { a: { $mod: [4, 3] } }, true],
      [{ a: -5 }, { a: { $mod: [4, -1] } }, true],
      [{ a: 5.7 }, { a: { $mod: [5, 0] } }, true],
    ],
    array: [[{ a: [1, 8] }, { a: { $mod: [4, 0] } }, true]],
    null: [[{ a: null }, { a: { $mod: [4, 0] } }, false]],
    missing: [[{}, { a: { $mod: [4, 0] } }, false]],
    types: [
      [{ a: 'x' }, { a: { $mod: [4, 0] } }, false],
      [{ a: long(8) }, { a: { $mod: [long(4), 0] } }, true],
      [{ a: 1 }, { a: { $mod: [0, 1] } }, fails(2)],
      [{ a: 1 }, { a: { $mod: [4] } }, fails(2)],
    ],
  }),
  ...op('$regex', {
    ordinary: [
      [{ a: 'Hello' }, { a: regex('^hel', 'i') }, true],
      [{ a: 'Hello' }, { a: { $regex: '^hel', $options: 'i' } }, true],
      [{ a: 'a\nb' }, { a: { $regex: '^b', $options: 'm' } }, true],
      [{ a: 'ab' }, { a: { $regex: 'a b', $options: 'x' } }, true],
      [{ a: 'a\nb' }, { a: { $regex: 'a.b', $options: 's' } }, true],
      [{ a: 'HELLO' }, { a: { $regex: '(?i)hello' } }, true],
      [{ a: 'abc\n' }, { a: { $regex: 'c$' } }, true],
      [{ a: 'a-b_c' }, { a: { $regex: 'a\\-b\\_c' } }, true],
    ],
    array: [[{ a: ['x', 'yes'] }, { a: regex('^y') }, true]],
    null: [[{ a: null }, { a: regex('.*') }, false]],
    missing: [[{}, { a: regex('.*') }, false]],
    types: [
      [{ a: 5 }, { a: regex('5') }, false],
      [{ a: regex('x', 'i') }, { a: regex('x', 'i') }, true],
      [{ a: 'x' }, { a: { $regex: 5 } }, fails(2)],
      [{ a: 'x' }, { a: { $options: 'i' } }, fails(2)],
      [{ a: 'x' }, { a: { $regex: '(' } }, fails(51091)],
    ],
  }),
  ...op('$all', {
    ordinary: [
      [{ a: 1 }, { a: { $all: [1] } }, true],
      [{ a: 1 }, { a: { $all: [1, 2] } }, false],
    ],
    array: [
      [{ a: [1, 2, 3] }, { a: { $all: [3, 1] } }, true],
      [{ a: [1, 2] }, { a: { $all: [] } }, false],
      [{ a: [[1], 2] }, { a: { $all: [[1]] } }, true],
      [
        { a: [{ x: 1 }, { x: 2 }] },
        { a: { $all: [{ $elemMatch: { x: 1 } }, { $elemMatch: { x: 2 } }] } },
        true,
      ],
    ],
    null: [[{ a: null }, { a: { $all: [null] } }, true]],
    missing: [
      [{}, { a: { $all: [null] } }, true],
      [{}, { a: { $all: [1] } }, false],
    ],
    types: [
      [{ a: [long(1), 'x'] }, { a: { $all: [double(1), regex('^x')] } }, true],
      [{ a: 1 }, { a: { $all: 1 } }, fails(2)],
    ],
  }),
  ...op('$elemMatch', {
    ordinary: [
      [
        {
          a: [
            { x: 1, y: 1 },
            { x: 2, y: 2 },
          ],
        },
        { a: { $elemMatch: { x: 2, y: 2 } } },
        true,
      ],
      [
        {
          a: [
            { x: 1, y: 1 },
            { x: 2, y: 2 },
          ],
        },
        { a: { $elemMatch: { x: 1, y: 2 } } },
        false,
      ],
      [
        {
          a: [
            { x: 1, y: 1 },
            { x: 2, y: 2 },
          ],
        },
        { 'a.x': 1, 'a.y': 2 },
        true,
      ],
    ],
    array: [
      [{ a: [1, 5] }, { a: { $elemMatch: { $gt: 1, $lt: 5 } } }, false],
      [{ a: [1, 3] }, { a: { $elemMatch: { $gt: 1, $lt: 5 } } }, true],
      [{ a: [[6]] }, { a: { $elemMatch: { $gt: 5 } } }, false],
      [{ a: [[6]] }, { a: { $elemMatch: { $elemMatch: { $gt: 5 } } } }, true],
      [{ a: [{ q: 5 }, { q: 7 }] }, { a: { $elemMatch: { q: { $gt: 6 } } } }, true],
    ],
    null: [
      [{ a: null }, { a: { $elemMatch: { x: null } } }, false],
      [{ a: [{ y: 1 }] }, { a: { $elemMatch: { x: null } } }, true],
    ],
    missing: [[{}, { a: { $elemMatch: { $exists: true } } }, false]],
    types: [
      [{ a: { x: 1 } }, { a: { $elemMatch: { x: 1 } } }, false],
      [{ a: [1] }, { a: { $elemMatch: 1 } }, fails(2)],
    ],
  }),
  ...op('$size', {
    ordinary: [[{ a: { b: [1, 2] } }, { 'a.b': { $size: 2 } }, true]],
    array: [
      [{ a: [1, 2] }, { a: { $size: 2 } }, true],
      [{ a: [] }, { a: { $size: 0 } }, true],
      [{ a: [[1, 2]] }, { a: { $size: 2 } }, false],
    ],
    null: [[{ a: null }, { a: { $size: 0 } }, false]],
    missing: [[{}, { a: { $size: 0 } }, false]],
    types: [
      [{ a: 'ab' }, { a: { $size: 2 } }, false],
      [{ a: [1] }, { a: { $size: double(1) } }, true],
      [{ a: [1] }, { a: { $size: 'x' } }, fails(9)],
      [{ a: [1] }, { a: { $size: -1 } }, fails(9)],
    ],
  }),
  ...(['$bitsAllSet', '$bitsAnySet', '$bitsAllClear', '$bitsAnyClear'] as const).flatMap((name) => {
    const expected = (all: boolean, any: boolean) =>
      ({ $bitsAllSet: all, $bitsAnySet: any, $bitsAllClear: !any, $bitsAnyClear: !all })[name];
    return op(name, {
      ordinary: [
        [{ a: 54 }, { a: { [name]: [1, 5] } }, expected(true, true)],
        [{ a: 20 }, { a: { [name]: 6 } }, expected(false, true)],
        [{ a: 20 }, { a: { [name]: binary('\u0001') } }, expected(false, false)],
        [{ a: -1 }, { a: { [name]: [63] } }, expected(true, true)],
      ],
      array: [[{ a: [0, 54] }, { a: { $bitsAllSet: [1, 5] } }, true]],
      null: [[{ a: null }, { a: { [name]: 1 } }, false]],
      missing: [[{}, { a: { [name]: 1 } }, false]],
      types: [
        [{ a: 'x' }, { a: { [name]: 1 } }, false],
        [{ a: long(54) }, { a: { [name]: long(34) } }, expected(true, true)],
        [{ a: 54.5 }, { a: { [name]: 2 } }, false],
        [{ a: binary('\u0036') }, { a: { [name]: 34 } }, expected(true, true)],
        [{ a: 1 }, { a: { [name]: 'x' } }, fails(9)],
        [{ a: 1 }, { a: { [name]: [-1] } }, fails(9)],
      ],
    });
  }),
];
