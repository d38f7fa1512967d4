import { portionsOf } from './portions-of.js';

it.each([
  ['Peace to you.', 20, ['Peace to you.']],
  ['Peace to you. Grace to you.', 20, ['Peace to you.', 'Grace to you.']],
  ['one two three four', 9, ['one two', 'three', 'four']],
  ['abcdefghij', 4, ['abcd', 'efgh', 'ij']],
  ['  ', 4, []],
])('portionsOf divides %j into portions of %i', (line, longest, portions) => {
  expect(portionsOf(line, longest)).toEqual(portions);
});
