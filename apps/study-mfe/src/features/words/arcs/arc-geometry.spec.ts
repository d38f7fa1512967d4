import { expect, test } from '@jest/globals';
import { arcBetween, BOOK_SPANS, CHAPTERS, placeOf } from './arc-geometry.js';

test('the line has every chapter of the Bible once, in order', () => {
  expect(CHAPTERS).toBe(1189);
  expect(BOOK_SPANS).toHaveLength(66);
  expect(placeOf('Gen', 1)).toBe(0.5);
  expect(placeOf('Exod', 1)).toBe(50.5);
  expect(placeOf('Rev', 22)).toBe(1188.5);
  expect(placeOf('Tob', 1)).toBeUndefined();
});

test('an arc has the same form in both directions', () => {
  expect(arcBetween(10, 30, 50)).toBe(arcBetween(30, 10, 50));
  expect(arcBetween(10, 30, 50)).toBe('M10 50A10 8.8 0 0 1 30 50');
});
