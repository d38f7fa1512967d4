import { absent, fails } from '../../support/battery.js';
import { date, decimal, double, long } from '../../support/cases/bson-values.js';
import { expressionCases as op, of } from '../../support/cases/expression-cases.js';

const AB = ['$a', '$b'];
const NULLS = { null: [of(null, null)], missing: [of(absent, null)] };
const NULL_OPERANDS = {
  null: [[{ a: null, b: 1 }, AB, null] as const, [{ a: 1, b: null }, AB, null] as const],
  missing: [[{ a: 1 }, AB, null] as const],
};
/** Operators of one number that return a double. */
const toDouble = (name: string, value: number, result: number, wrongType = 28765) =>
  op(name, {
    ordinary: [of(value, double(result))],
    array: [of([1], fails(wrongType))],
    ...NULLS,
    types: [of(long(value), double(result)), of(double(value), double(result)), of('1', fails(wrongType))],
  });

export const arithmeticExpressions = [
  ...op('$abs', {
    ordinary: [of(-5, 5), of(5, 5), of(-5.5, 5.5)],
    array: [of([-1], fails(28765))],
    ...NULLS,
    types: [
      of(long(-5), long(5)),
      of(double(-5), double(5)),
      of(decimal('-1.50'), decimal('1.50')),
      of(-2147483648, long(2147483648)),
      of('x', fails(28765)),
    ],
  }),
  ...op('$add', {
    ordinary: [
      [{ a: 1, b: 2 }, AB, 3],
      [{ a: 1 }, ['$a', 2, 3], 6],
      [{}, [], 0],
      [{ a: 0.1, b: 0.2 }, AB, 0.1 + 0.2],
    ],
    array: [[{ a: [1], b: 2 }, AB, fails(14)]],
    ...NULL_OPERANDS,
    types: [
      [{ a: 1, b: long(2) }, AB, long(3)],
      [{ a: 1, b: double(2) }, AB, double(3)],
      [{ a: 2147483647, b: 1 }, AB, long(2147483648)],
      [{ a: long('9223372036854775807'), b: 1 }, AB, 9223372036854775808],
      [{ a: decimal('1.1'), b: 1 }, AB, decimal('2.1')],
      [{ a: date(1000), b: 500 }, AB, date(1500)],
      [{ a: date(1000), b: date(1) }, AB, fails(16612)],
      [{ a: 'x', b: 1 }, AB, fails(14)],
    ],
  }),
  ...op('$divide', {
    ordinary: [
      [{ a: 7, b: 2 }, AB, 3.5],
      [{ a: 6, b: 2 }, AB, double(3)],
    ],
    array: [[{ a: [6], b: 2 }, AB, fails(14)]],
    ...NULL_OPERANDS,
    types: [
      [{ a: long(6), b: long(2) }, AB, double(3)],
      [{ a: decimal('1'), b: 3 }, AB, decimal('0.3333333333333333333333333333333333')],
      [{ a: decimal('6'), b: decimal('2') }, AB, decimal('3')],
      [{ a: 1, b: 0 }, AB, fails(2)],
      [{ a: 'x', b: 1 }, AB, fails(14)],
    ],
  }),
  ...op('$mod', {
    ordinary: [
      [{ a: 7, b: 4 }, AB, 3],
      [{ a: -7, b: 4 }, AB, -3],
      [{ a: 7.5, b: 2 }, AB, 1.5],
    ],
    array: [[{ a: [7], b: 4 }, AB, fails(16611)]],
    ...NULL_OPERANDS,
    types: [
      [{ a: long(7), b: 4 }, AB, long(3)],
      [{ a: double(7), b: 4 }, AB, double(3)],
      [{ a: decimal('7.5'), b: 2 }, AB, decimal('1.5')],
      [{ a: 1, b: 0 }, AB, fails(16610)],
    ],
  }),
  ...op('$multiply', {
    ordinary: [
      [{ a: 3, b: 4 }, AB, 12],
      [{ a: 3 }, ['$a', 2, 5], 30],
      [{ a: 0.5, b: 4 }, AB, double(2)],
    ],
    array: [[{ a: [3], b: 4 }, AB, fails(14)]],
    ...NULL_OPERANDS,
    types: [
      [{ a: 3, b: long(4) }, AB, long(12)],
      [{ a: 2000000000, b: 2 }, AB, long(4000000000)],
      [{}, [100000, 100000, 0], 0],
      [{}, [100000, 100000, long(1)], long(10000000000)],
      [{}, [long('9223372036854775807'), 2, 0.5], 9223372036854775807],
      [{ a: decimal('1.5'), b: 2 }, AB, decimal('3.0')],
      [{ a: 'x', b: 1 }, AB, fails(14)],
    ],
  }),
  ...op('$subtract', {
    ordinary: [
      [{ a: 5, b: 3 }, AB, 2],
      [{ a: 1, b: 0.5 }, AB, 0.5],
    ],
    array: [[{ a: [5], b: 3 }, AB, fails(14)]],
    ...NULL_OPERANDS,
    types: [
      [{ a: long(5), b: 3 }, AB, long(2)],
      [{ a: date(1000), b: date(400) }, AB, long(600)],
      [{ a: date(1000), b: 400 }, AB, date(600)],
      [{ a: date(1000), b: 2.5 }, AB, date(997)],
      [{ a: date(1000), b: -2.5 }, AB, date(1003)],
      [{ a: decimal('1'), b: decimal('0.9') }, AB, decimal('0.1')],
      [{ a: 'x', b: 1 }, AB, fails(14)],
    ],
  }),
  ...op('$ceil', {
    ordinary: [of(7.2, double(8)), of(-7.8, double(-7)), of(7, 7)],
    array: [of([1], fails(28765))],
    ...NULLS,
    types: [of(long(7), long(7)), of(decimal('7.2'), decimal('8')), of('x', fails(28765))],
  }),
  ...op('$floor', {
    ordinary: [of(7.8, double(7)), of(-7.2, double(-8)), of(7, 7)],
    array: [of([1], fails(28765))],
    ...NULLS,
    types: [of(long(7), long(7)), of(decimal('-7.2'), decimal('-8')), of('x', fails(28765))],
  }),
  ...op('$round', {
    ordinary: [
      [{ a: 2.5 }, ['$a'], double(2)],
      [{ a: 3.5 }, ['$a', 0], double(4)],
      [{ a: 19.25 }, ['$a', 1], 19.2],
      [{ a: 1234 }, ['$a', -2], 1200],
      [{ a: 1250 }, ['$a', -2], 1200],
    ],
    array: [[{ a: [1] }, ['$a', 1], fails(51081)]],
    null: [
      [{ a: null }, ['$a', 1], null],
      [{ a: 1.5 }, ['$a', null], null],
    ],
    missing: [[{}, ['$a', 1], null]],
    types: [
      [{ a: long(1251) }, ['$a', -2], long(1300)],
      [{ a: decimal('2.345') }, ['$a', 2], decimal('2.34')],
      [{ a: 'x' }, ['$a', 1], fails(51081)],
      [{ a: 1.5 }, ['$a', 200], fails(51083)],
    ],
  }),
  ...op('$trunc', {
    ordinary: [
      of(7.8, double(7)),
      of(-7.8, double(-7)),
      [{ a: 7.86 }, ['$a', 1], 7.8],
      [{ a: 1299 }, ['$a', -2], 1200],
    ],
    array: [of([1], fails(51081))],
    ...NULLS,
    types: [of(long(7), long(7)), [{ a: decimal('7.86') }, ['$a', 1], decimal('7.8')], of('x', fails(51081))],
  }),
  ...toDouble('$exp', 0, 1),
  ...toDouble('$ln', 1, 0),
  ...toDouble('$log10', 100, 2),
  ...op('$ln', { types: [of(0, fails(28766))] }),
  ...op('$log10', { types: [of(-1, fails(28761))] }),
  ...op('$log', {
    ordinary: [[{ a: 8, b: 2 }, AB, double(3)]],
    array: [[{ a: [8], b: 2 }, AB, fails(28756)]],
    ...NULL_OPERANDS,
    types: [
      [{ a: long(8), b: double(2) }, AB, double(3)],
      [{ a: 8, b: 1 }, AB, fails(28759)],
      [{ a: -8, b: 2 }, AB, fails(28758)],
      [{ a: 8, b: 'x' }, AB, fails(28757)],
    ],
  }),
  ...op('$pow', {
    ordinary: [
      [{ a: 2, b: 3 }, AB, 8],
      [{ a: 2, b: -1 }, AB, 0.5],
    ],
    array: [[{ a: [2], b: 3 }, AB, fails(28762)]],
    ...NULL_OPERANDS,
    types: [
      [{ a: long(2), b: 3 }, AB, long(8)],
      [{ a: double(2), b: 3 }, AB, double(8)],
      [{ a: 2, b: 40 }, AB, long(1099511627776)],
      [{ a: -1, b: -3 }, AB, -1],
      [{ a: long(1), b: -2 }, AB, long(1)],
      [{ a: 2, b: 64 }, AB, 18446744073709551616],
      [{ a: 0, b: -1 }, AB, fails(28764)],
      [{ a: 2, b: 'x' }, AB, fails(28763)],
    ],
  }),
  ...toDouble('$sqrt', 4, 2),
  ...op('$sqrt', { types: [of(-1, fails(28714)), of(decimal('4'), decimal('2'))] }),
  ...toDouble('$sin', 0, 0),
  ...toDouble('$cos', 0, 1),
  ...toDouble('$tan', 0, 0),
  ...toDouble('$asin', 0, 0),
  ...toDouble('$acos', 1, 0),
  ...toDouble('$atan', 0, 0),
  ...toDouble('$sinh', 0, 0),
  ...toDouble('$cosh', 0, 1),
  ...toDouble('$tanh', 0, 0),
  ...toDouble('$asinh', 0, 0),
  ...toDouble('$acosh', 1, 0),
  ...toDouble('$atanh', 0, 0),
  ...toDouble('$degreesToRadians', 180, Math.PI),
  ...op('$radiansToDegrees', {
    ordinary: [of(Math.PI, double(180))],
    array: [of([1], fails(28765))],
    ...NULLS,
    types: [of(long(0), double(0)), of('x', fails(28765))],
  }),
  ...op('$asin', { types: [of(2, fails(50989))] }),
  ...op('$acosh', { types: [of(0.5, fails(50989))] }),
  ...op('$sin', { types: [of(Infinity, fails(50989))] }),
  ...op('$atan2', {
    ordinary: [[{ a: 0, b: 1 }, AB, double(0)]],
    array: [[{ a: [0], b: 1 }, AB, fails(51044)]],
    ...NULL_OPERANDS,
    types: [
      [{ a: long(1), b: double(0) }, AB, Math.PI / 2],
      [{ a: 1, b: 'x' }, AB, fails(51045)],
    ],
  }),
];
