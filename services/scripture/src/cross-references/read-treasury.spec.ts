import { expect, test } from '@jest/globals';
import { verseId } from '@word-unfolded/scripture-ref';
import { readTreasury } from './read-treasury.js';

test('every verse has references that exist, and a known verse has the expected ones', () => {
  const verses = readTreasury();
  expect(verses).toHaveLength(31_102);
  const romans = verses.find(({ verse }) => verse === verseId('Rom', 8, 28));
  expect(romans?.targets.map(({ first }) => first)).toEqual(
    expect.arrayContaining([verseId('Gen', 50, 20), verseId('2Tim', 1, 9)]),
  );
});
