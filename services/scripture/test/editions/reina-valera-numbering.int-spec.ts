import {
  BOOKS,
  canonicalVerses,
  partsOfVerse,
  RV1909_NUMBERING,
  verseId,
  type VerseId,
} from '@word-unfolded/scripture-ref';
import { KJV, RV1909 } from '../../src/library/editions.js';
import { readInstalled } from './local-editions.js';

/*
 * Derives the numbering of the Reina Valera again: the Strong's numbers of each verse match those of the same words in
 * the King James Version, so the best alignment of the two shows which verses correspond. It is the best path through a
 * book on which verses stay in order, and one may correspond to two (dynamic programming, after Needleman and Wunsch).
 */

type Counted = { readonly id: VerseId; readonly strongs: ReadonlyMap<string, number> };

/** Verses that an edition joins or divides shift the following ones by one, until another restores the numbers. */
const BAND = 3;
const STEPS = [
  [1, 1],
  [1, 2],
  [2, 1],
] as const;
/** A match of one verse to two must be clearly better than one to one. */
const PENALTY = 0.35;

const load = (edition: typeof KJV): ReadonlyMap<string, readonly Counted[]> => {
  const books = new Map<string, Counted[]>(BOOKS.map(({ osis }) => [osis, []]));
  for (const { book, chapter, number, body } of readInstalled(edition).verses) {
    const strongs = new Map<string, number>();
    for (const each of body.links.flatMap((link) => link.strongs))
      strongs.set(each, (strongs.get(each) ?? 0) + 1);
    books.get(book)!.push({ id: verseId(book, chapter, number), strongs });
  }
  return books;
};

const kjv = load(KJV);
const reinaValera = load(RV1909);

/** The rarer a word is in the King James Version, the higher its weight. */
const versesWith = new Map<string, number>();
for (const verse of [...kjv.values()].flat())
  for (const strongs of verse.strongs.keys()) versesWith.set(strongs, (versesWith.get(strongs) ?? 0) + 1);
const weights = new Map([...versesWith].map(([strongs, verses]) => [strongs, Math.log(31_102 / verses)]));
const weight = (strongs: string) => weights.get(strongs) ?? Math.log(31_102);

const together = (verses: readonly Counted[]): ReadonlyMap<string, number> => {
  if (verses.length === 1) return verses[0]!.strongs;
  const all = new Map<string, number>();
  for (const { strongs } of verses)
    for (const [each, times] of strongs) all.set(each, (all.get(each) ?? 0) + times);
  return all;
};

/** The similarity of two bags of Strong's numbers, with higher weights for rare ones: 0 to 1. */
const likeness = (a: ReadonlyMap<string, number>, b: ReadonlyMap<string, number>): number => {
  let common = 0;
  let all = 0;
  for (const [strongs, times] of a) {
    common += Math.min(times, b.get(strongs) ?? 0) * weight(strongs);
    all += Math.max(times, b.get(strongs) ?? 0) * weight(strongs);
  }
  for (const [strongs, times] of b) if (!a.has(strongs)) all += times * weight(strongs);
  return all === 0 ? 0 : common / all;
};

type Node = { readonly score: number; readonly step: readonly [number, number] };

/** The pairs of verses on the best path through a book. */
const align = (ours: readonly Counted[], theirs: readonly Counted[]): [Counted[], Counted[]][] => {
  const best = new Map<string, Node>([['0,0', { score: 0, step: [0, 0] }]]);
  for (let i = 0; i <= ours.length; i++)
    for (let j = Math.max(0, i - BAND); j <= Math.min(theirs.length, i + BAND); j++)
      for (const [a, b] of best.has(`${i},${j}`) ? STEPS : []) {
        if (i + a > ours.length || j + b > theirs.length) continue;
        const fit = likeness(together(ours.slice(i, i + a)), together(theirs.slice(j, j + b)));
        const score = best.get(`${i},${j}`)!.score + (fit * (a + b)) / 2 - (a === b ? 0 : PENALTY);
        const to = `${i + a},${j + b}`;
        if (score > (best.get(to)?.score ?? -Infinity)) best.set(to, { score, step: [a, b] });
      }
  const pairs: [Counted[], Counted[]][] = [];
  for (let i = ours.length, j = theirs.length; i > 0 || j > 0;) {
    const [a, b] = best.get(`${i},${j}`)!.step;
    pairs.unshift([ours.slice(i - a, i), theirs.slice(j - b, j)]);
    i -= a;
    j -= b;
  }
  return pairs;
};

const name = (id: VerseId) => {
  const { book, chapter, verse } = partsOfVerse(id);
  return `${book} ${chapter}:${verse}`;
};

describe('the numbering of the Reina Valera', () => {
  it('matches the alignment of its words', () => {
    const shown = BOOKS.flatMap(({ osis }) => align(reinaValera.get(osis)!, kjv.get(osis)!)).flatMap(
      ([ours, theirs]) =>
        ours.map(({ id }) => `${name(id)} = ${theirs.map((verse) => name(verse.id)).join(' and ')}`),
    );
    const stored = [...reinaValera.values()].flat().map(({ id }) => {
      const { first, last } = canonicalVerses(id, RV1909_NUMBERING);
      return `${name(id)} = ${first === last ? name(first) : `${name(first)} and ${name(last)}`}`;
    });
    expect(stored).toHaveLength(31_100);
    expect(shown).toEqual(stored);
  });
});
