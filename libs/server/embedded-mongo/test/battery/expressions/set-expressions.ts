import { fails } from '../../support/battery.js';
import { double, long } from '../../support/cases/bson-values.js';
import { expressionCases as op } from '../../support/cases/expression-cases.js';

const AB = ['$a', '$b'];

/** Expressions on sets. */
export const setExpressions = [
  ...op('$allElementsTrue', {
    ordinary: [
      [{ a: [true, 1] }, ['$a'], true],
      [{ a: [true, 0] }, ['$a'], false],
    ],
    array: [
      [{ a: [] }, ['$a'], true],
      [{ a: [[false]] }, ['$a'], true],
    ],
    null: [
      [{ a: null }, ['$a'], fails(17040)],
      [{ a: [null] }, ['$a'], false],
    ],
    missing: [[{}, ['$a'], fails(17040)]],
    types: [
      [{ a: ['', long(1)] }, ['$a'], true],
      [{ a: 1 }, ['$a'], fails(17040)],
    ],
  }),
  ...op('$anyElementTrue', {
    ordinary: [[{ a: [false, 1] }, ['$a'], true]],
    array: [
      [{ a: [] }, ['$a'], false],
      [{ a: [[false]] }, ['$a'], true],
    ],
    null: [[{ a: null }, ['$a'], fails(17041)]],
    missing: [[{}, ['$a'], fails(17041)]],
    types: [[{ a: [double(0), long(0)] }, ['$a'], false]],
  }),
  ...op('$setDifference', {
    ordinary: [[{ a: [1, 2, 3], b: [2] }, AB, [1, 3]]],
    array: [[{ a: [[1], 2], b: [[1]] }, AB, [2]]],
    null: [[{ a: null, b: [1] }, AB, null]],
    missing: [[{ a: [1] }, AB, null]],
    types: [
      [{ a: [1, long(2)], b: [double(2)] }, AB, [1]],
      [{ a: 1, b: [] }, AB, fails(17048)],
      [{ a: [], b: 1 }, AB, fails(17049)],
    ],
  }),
  ...op('$setEquals', {
    ordinary: [
      [{ a: [1, 2, 2], b: [2, 1] }, AB, true],
      [{ a: [1], b: [2] }, AB, false],
    ],
    array: [
      [{ a: [[1]], b: [[1]] }, AB, true],
      [{ a: [], b: [] }, AB, true],
    ],
    null: [[{ a: null, b: [] }, AB, fails(17044)]],
    missing: [[{ a: [] }, AB, fails(17044)]],
    types: [
      [{ a: [1], b: [long(1)] }, AB, true],
      [{ a: [1] }, ['$a'], fails(17045)],
    ],
  }),
  ...op('$setIntersection', {
    ordinary: [[{ a: [3, 1, 2], b: [2, 3] }, AB, [2, 3]]],
    array: [[{ a: [[1], 2], b: [[1]] }, AB, [[1]]]],
    null: [[{ a: null, b: [1] }, AB, null]],
    missing: [[{ a: [1] }, AB, null]],
    types: [
      [{ a: [1, 'x'], b: [double(1)] }, AB, [1]],
      [{ a: 1, b: [1] }, AB, fails(17047)],
    ],
  }),
  ...op('$setIsSubset', {
    ordinary: [
      [{ a: [1], b: [1, 2] }, AB, true],
      [{ a: [3], b: [1, 2] }, AB, false],
    ],
    array: [
      [{ a: [], b: [1] }, AB, true],
      [{ a: [[1]], b: [1] }, AB, false],
    ],
    null: [[{ a: null, b: [1] }, AB, fails(17046)]],
    missing: [[{ a: [1] }, AB, fails(17042)]],
    types: [[{ a: [long(1)], b: [1] }, AB, true]],
  }),
  ...op('$setUnion', {
    ordinary: [[{ a: [2, 1], b: [3, 1] }, AB, [1, 2, 3]]],
    array: [[{ a: [[1]], b: [[1], 0] }, AB, [0, [1]]]],
    null: [[{ a: null, b: [1] }, AB, null]],
    missing: [[{ a: [1] }, AB, null]],
    types: [
      [{ a: [1], b: [long(1), 'x'] }, AB, [1, 'x']],
      [{ a: 1, b: [1] }, AB, fails(17043)],
    ],
  }),
];
