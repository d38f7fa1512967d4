import { KJV_NUMBERING } from '@word-unfolded/scripture-ref';
import { KJV } from '../editions.js';
import type { EditionVerse } from '../osis/edition-verse.js';
import { numbersOf, withoutMistakenNumbers } from './mistaken-numbers.js';

/** A verse of Genesis 1 whose words have these numbers, in order. */
function verse(number: number, ...strongs: string[]): EditionVerse {
  const links = strongs.map((each, at) => ({ start: at * 2, end: at * 2 + 1, strongs: [each] }));
  const body = { text: 'a '.repeat(strongs.length), marks: [], breaks: [], notes: [], links };
  return { book: 'Gen', chapter: 1, number, body, headings: [], title: null };
}

const own = { ...KJV, numbering: KJV_NUMBERING };
const numbersAfter = (verses: readonly EditionVerse[], theirs: readonly EditionVerse[]) =>
  withoutMistakenNumbers(own, verses, numbersOf(theirs)).map(({ body }) =>
    body.links.map(({ strongs }) => strongs.join(' ')).join(' '),
  );

/** Verses in which nothing is compared, so that no number is frequent. */
const others = Array.from({ length: 200 }, (_, at) => ({
  ...verse(1 + (at % 31), 'H9'),
  book: 'Exod' as const,
  chapter: 1 + (at % 40),
}));

describe('the numbers of an edition beside those of the King James Version', () => {
  const flags = [1, 2, 3, 4, 5].map((number) => verse(number, 'H3212', 'H5251'));
  const fled = [1, 2, 3, 4, 5].map((number) => verse(number, 'H3212', 'H5127'));

  it('are corrected where one word stands with the number of another, time and again', () => {
    expect(numbersAfter(flags, [...fled, ...others])).toEqual(Array(5).fill('H3212 H5127'));
  });

  it('stay where the number is right, also if it is wrong elsewhere', () => {
    const [flag, truth] = [verse(9, 'H5251'), verse(9, 'H5251')];
    expect(numbersAfter([...flags, flag], [...fled, truth, ...others]).at(-1)).toBe('H5251');
  });

  it.each([
    ['in few places', flags.slice(0, 3), fled.slice(0, 3)],
    [
      'if the other edition differs each time',
      flags,
      [1, 2, 3, 4, 5].map((at) => verse(at, 'H3212', `H510${at}`)),
    ],
    ['if the other edition does not tag the word', flags, [1, 2, 3, 4, 5].map((at) => verse(at, 'H3212'))],
    ['of another language', flags, [1, 2, 3, 4, 5].map((at) => verse(at, 'H3212', 'G5343'))],
  ])('stay %s', (_, verses, theirs) => {
    expect(numbersAfter(verses, [...theirs, ...others])).toEqual(verses.map(() => 'H3212 H5251'));
  });

  it('stay if the verse has the other number too', () => {
    const both = [1, 2, 3, 4, 5].map((number) => verse(number, 'H3212', 'H5251', 'H5127'));
    expect(numbersAfter(both, [...fled, ...others])).toEqual(both.map(() => 'H3212 H5251 H5127'));
  });

  it('prove nothing where the other number is in every verse', () => {
    const everywhere = others.map((each) => ({ ...each, body: verse(1, 'H5127').body }));
    expect(numbersAfter(flags, [...fled, ...everywhere])[0]).toBe('H3212 H5251');
  });
});
