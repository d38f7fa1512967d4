import { BSONRegExp } from 'mongodb';
import { absent, fails } from '../../support/battery.js';
import { date } from '../../support/cases/bson-values.js';
import { expressionCases as op, of } from '../../support/cases/expression-cases.js';

const AB = ['$a', '$b'];

/** Expressions on text. */
export const textExpressions = [
  ...op('$concat', {
    ordinary: [
      [{ a: 'x', b: 'y' }, AB, 'xy'],
      [{}, [], ''],
    ],
    array: [[{ a: ['x'], b: 'y' }, AB, fails(16702)]],
    null: [[{ a: 'x', b: null }, AB, null]],
    missing: [[{ a: 'x' }, AB, null]],
    types: [[{ a: 'x', b: 5 }, AB, fails(16702)]],
  }),
  ...op('$indexOfBytes', {
    ordinary: [
      [{ a: 'héllo' }, ['$a', 'l'], 3],
      [{ a: 'abcabc' }, ['$a', 'b', 2], 4],
    ],
    array: [[{ a: ['x'] }, ['$a', 'x'], fails(40091)]],
    null: [
      [{ a: null }, ['$a', 'x'], null],
      [{ a: 'x' }, ['$a', null], fails(40092)],
    ],
    missing: [[{}, ['$a', 'x'], null]],
    types: [
      [{ a: 5 }, ['$a', 'x'], fails(40091)],
      [{ a: 'x' }, ['$a', 5], fails(40092)],
    ],
  }),
  ...op('$indexOfCP', {
    ordinary: [
      [{ a: 'héllo' }, ['$a', 'l'], 2],
      [{ a: 'abcabc' }, ['$a', 'b', 2, 4], -1],
    ],
    array: [[{ a: ['x'] }, ['$a', 'x'], fails(40093)]],
    null: [[{ a: null }, ['$a', 'x'], null]],
    missing: [[{}, ['$a', 'x'], null]],
    types: [
      [{ a: '😀x' }, ['$a', 'x'], 1],
      [{ a: 'x' }, ['$a', 5], fails(40094)],
      [{ a: 'x' }, ['$a', 'x', -1], fails(40097)],
    ],
  }),
  ...(['$ltrim', '$rtrim', '$trim'] as const).flatMap((name) =>
    op(name, {
      ordinary: [
        [{ a: '  x ' }, { input: '$a' }, { $ltrim: 'x ', $rtrim: '  x', $trim: 'x' }[name]],
        [{ a: 'abxba' }, { input: '$a', chars: 'ab' }, { $ltrim: 'xba', $rtrim: 'abx', $trim: 'x' }[name]],
      ],
      array: [[{ a: ['x'] }, { input: '$a' }, fails(50699)]],
      null: [
        [{ a: null }, { input: '$a' }, null],
        [{ a: 'x' }, { input: '$a', chars: null }, null],
      ],
      missing: [[{}, { input: '$a' }, null]],
      types: [
        [{ a: 5 }, { input: '$a' }, fails(50699)],
        [{ a: 'x' }, { input: '$a', chars: 5 }, fails(50700)],
        [{}, {}, fails(50695)],
      ],
    }),
  ),
  ...op('$regexFind', {
    ordinary: [
      [
        { a: 'café latte' },
        { input: '$a', regex: '(l)(x)?a' },
        { match: 'la', idx: 5, captures: ['l', null] },
      ],
      [{ a: 'x' }, { input: '$a', regex: 'y' }, null],
    ],
    array: [[{ a: ['x'] }, { input: '$a', regex: 'x' }, fails(51104)]],
    null: [
      [{ a: null }, { input: '$a', regex: 'x' }, null],
      [{ a: 'x' }, { input: '$a', regex: null }, null],
    ],
    missing: [[{}, { input: '$a', regex: 'x' }, null]],
    types: [
      [{ a: 'X' }, { input: '$a', regex: new BSONRegExp('x', 'i') }, { match: 'X', idx: 0, captures: [] }],
      [{ a: 'x' }, { input: '$a', regex: 5 }, fails(51105)],
      [{ a: 'x' }, { input: '$a', regex: new BSONRegExp('x', 'i'), options: 'i' }, fails(51107)],
    ],
  }),
  ...op('$regexFindAll', {
    ordinary: [
      [
        { a: 'a1b2' },
        { input: '$a', regex: '\\d' },
        [
          { match: '1', idx: 1, captures: [] },
          { match: '2', idx: 3, captures: [] },
        ],
      ],
    ],
    array: [[{ a: ['x'] }, { input: '$a', regex: 'x' }, fails(51104)]],
    null: [[{ a: null }, { input: '$a', regex: 'x' }, []]],
    missing: [[{}, { input: '$a', regex: 'x' }, []]],
    types: [
      [
        { a: 'Aa' },
        { input: '$a', regex: 'a', options: 'i' },
        [
          { match: 'A', idx: 0, captures: [] },
          { match: 'a', idx: 1, captures: [] },
        ],
      ],
      [{ a: 'x' }, { input: '$a', regex: 'x', options: 5 }, fails(51106)],
    ],
  }),
  ...op('$regexMatch', {
    ordinary: [
      [{ a: 'Hello' }, { input: '$a', regex: 'ell' }, true],
      [{ a: 'Hello' }, { input: '$a', regex: '^e' }, false],
    ],
    array: [[{ a: ['x'] }, { input: '$a', regex: 'x' }, fails(51104)]],
    null: [[{ a: null }, { input: '$a', regex: 'x' }, false]],
    missing: [[{}, { input: '$a', regex: 'x' }, false]],
    types: [
      [{ a: 'HI' }, { input: '$a', regex: 'hi', options: 'i' }, true],
      [{ a: 5 }, { input: '$a', regex: '5' }, fails(51104)],
    ],
  }),
  ...(['$replaceOne', '$replaceAll'] as const).flatMap((name) =>
    op(name, {
      ordinary: [
        [{ a: 'aXbX' }, { input: '$a', find: 'X', replacement: '$' }, fails(16872)],
        [
          { a: 'aXbX' },
          { input: '$a', find: 'X', replacement: '-' },
          name === '$replaceOne' ? 'a-bX' : 'a-b-',
        ],
      ],
      array: [[{ a: ['x'] }, { input: '$a', find: 'x', replacement: 'y' }, fails(51746)]],
      null: [
        [{ a: null }, { input: '$a', find: 'x', replacement: 'y' }, null],
        [{ a: 'x' }, { input: '$a', find: null, replacement: 'y' }, null],
      ],
      missing: [[{}, { input: '$a', find: 'x', replacement: 'y' }, null]],
      types: [
        [{ a: 'x' }, { input: '$a', find: 5, replacement: 'y' }, fails(51745)],
        [{ a: 'x' }, { input: '$a', find: 'x', replacement: 5 }, fails(51744)],
        [{ a: 'x' }, { input: '$a', find: 'x' }, fails(51747)],
      ],
    }),
  ),
  ...op('$split', {
    ordinary: [
      [{ a: 'x-y-z' }, ['$a', '-'], ['x', 'y', 'z']],
      [{ a: '-x' }, ['$a', '-'], ['', 'x']],
    ],
    array: [[{ a: ['x'] }, ['$a', '-'], fails(40085)]],
    null: [[{ a: null }, ['$a', '-'], null]],
    missing: [[{}, ['$a', '-'], null]],
    types: [
      [{ a: 5 }, ['$a', '-'], fails(40085)],
      [{ a: 'x' }, ['$a', 5], fails(40086)],
      [{ a: 'x' }, ['$a', ''], fails(40087)],
    ],
  }),
  ...op('$strLenBytes', {
    ordinary: [of('abc', 3), of('é', 2)],
    array: [of(['x'], fails(34473))],
    null: [of(null, fails(34473))],
    missing: [of(absent, fails(34473))],
    types: [of(5, fails(34473)), of('😀', 4)],
  }),
  ...op('$strLenCP', {
    ordinary: [of('abc', 3), of('é', 1)],
    array: [of(['x'], fails(34471))],
    null: [of(null, fails(34471))],
    missing: [of(absent, fails(34471))],
    types: [of(5, fails(34471)), of('😀', 1)],
  }),
  ...op('$strcasecmp', {
    ordinary: [
      [{ a: 'ABC', b: 'abc' }, AB, 0],
      [{ a: 'a', b: 'B' }, AB, -1],
    ],
    array: [[{ a: ['x'], b: 'x' }, AB, fails(16007)]],
    null: [[{ a: null, b: '' }, AB, 0]],
    missing: [[{ b: 'a' }, AB, -1]],
    types: [
      [{ a: 5, b: '5' }, AB, 0],
      [{ a: true, b: 'x' }, AB, fails(16007)],
    ],
  }),
  ...(['$substr', '$substrBytes'] as const).flatMap((name) =>
    op(name, {
      ordinary: [
        [{ a: 'hello' }, ['$a', 1, 3], 'ell'],
        [{ a: 'hello' }, ['$a', 1, -1], 'ello'],
        [{ a: 'hello' }, ['$a', 9, 1], ''],
      ],
      array: [[{ a: ['x'] }, ['$a', 0, 1], fails(16007)]],
      null: [[{ a: null }, ['$a', 0, 1], '']],
      missing: [[{}, ['$a', 0, 1], '']],
      types: [
        [{ a: 12345 }, ['$a', 1, 2], '23'],
        [{ a: 'é' }, ['$a', 1, 1], fails(28656)],
        [{ a: 'é' }, ['$a', 0, 1], fails(28657)],
        [{ a: 'x' }, ['$a', 'y', 1], fails(16034)],
        [{ a: 'x' }, ['$a', 0, 'y'], fails(16035)],
      ],
    }),
  ),
  ...op('$substrCP', {
    ordinary: [[{ a: 'héllo' }, ['$a', 1, 2], 'él']],
    array: [[{ a: ['x'] }, ['$a', 0, 1], fails(16007)]],
    null: [[{ a: null }, ['$a', 0, 1], '']],
    missing: [[{}, ['$a', 0, 1], '']],
    types: [
      [{ a: '😀x' }, ['$a', 1, 1], 'x'],
      [{ a: 'x' }, ['$a', 'y', 1], fails(34450)],
      [{ a: 'x' }, ['$a', 0, -1], fails(34454)],
    ],
  }),
  ...op('$toLower', {
    ordinary: [of('HeLLo', 'hello')],
    array: [[{ v: ['X'] }, ['$v'], fails(16007)]],
    null: [of(null, '')],
    missing: [of(absent, '')],
    types: [of(5, '5'), of('ÉA', 'Éa'), of(true, fails(16007))],
  }),
  ...op('$toUpper', {
    ordinary: [of('HeLLo', 'HELLO')],
    array: [[{ v: ['x'] }, ['$v'], fails(16007)]],
    null: [of(null, '')],
    missing: [of(absent, '')],
    types: [of(1.5, '1.5'), of('éa', 'éA'), of(date(0), '1970-01-01T00:00:00.000Z')],
  }),
];
