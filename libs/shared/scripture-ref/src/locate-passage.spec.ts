import { KJV_VERSE_COUNTS } from './canon/kjv-verse-counts.js';
import { locatePassage, passageOfRange } from './locate-passage.js';
import { RV1909_NUMBERING } from './numbering/rv1909-numbering.js';
import { formatOsis, parseOsis } from './osis.js';
import { verseId } from './verse-id.js';

const locate = (osis: string, counts = KJV_VERSE_COUNTS) => locatePassage(parseOsis(osis)![0]!, counts);
const problemOf = (osis: string, counts = KJV_VERSE_COUNTS) => {
  const located = locate(osis, counts);
  return located.exists ? undefined : located.problem;
};

describe('a passage in an edition', () => {
  it('is a range of verses: for a verse, a chapter, a book, and across them', () => {
    const range = (first: number, last: number) => ({ exists: true, range: { first, last } });
    expect(locate('Rom.8.28')).toEqual(range(45008028, 45008028));
    expect(locate('Rom.8')).toEqual(range(45008001, 45008039));
    expect(locate('Jude')).toEqual(range(65001001, 65001025));
    expect(locate('Rom.8.28-Rom.9.3')).toEqual(range(45008028, 45009003));
    expect(locate('Rom.8.28-Rom.8')).toEqual(range(45008028, 45008039));
    expect(locate('Gen-Exod.3')).toEqual(range(1001001, 2003022));
  });

  it('does not exist if its chapter does not', () => {
    expect(problemOf('Ps.151.9')).toEqual({
      kind: 'chapter-not-found',
      book: 'Ps',
      chapter: 151,
      chapters: 150,
    });
    expect(problemOf('Jude.2.1')).toEqual({
      kind: 'chapter-not-found',
      book: 'Jude',
      chapter: 2,
      chapters: 1,
    });
    expect(problemOf('Rom.0')).toMatchObject({ kind: 'chapter-not-found', chapter: 0 });
  });

  it('does not exist if one of its verses does not', () => {
    const missing = { kind: 'verse-not-found', book: 'Rom', chapter: 8, verse: 40, verses: 39 };
    expect(problemOf('Rom.8.40')).toEqual(missing);
    expect(problemOf('Rom.8.28-Rom.8.40')).toEqual(missing);
    expect(problemOf('Rom.8.0')).toMatchObject({ kind: 'verse-not-found', verse: 0 });
  });

  it("is looked up in each edition's own numbering", () => {
    expect(problemOf('Jonah.2.11')).toMatchObject({ kind: 'verse-not-found', verses: 10 });
    expect(problemOf('Jonah.2.11', RV1909_NUMBERING.counts)).toBeUndefined();
    expect(problemOf('Jonah.1.17', RV1909_NUMBERING.counts)).toMatchObject({
      kind: 'verse-not-found',
      verses: 16,
    });
  });

  it('does not exist in an edition without its book', () => {
    expect(problemOf('Gen.1', { Matt: [25] })).toEqual({ kind: 'book-not-found', book: 'Gen' });
  });

  it('may not end before it begins', () => {
    for (const osis of ['Rom.8.30-Rom.8.28', 'Rom.9-Rom.8', 'John-Gen'])
      expect(problemOf(osis)).toEqual({ kind: 'range-backwards' });
  });
});

describe('a range as a reference', () => {
  it('names whole chapters and books in short form', () => {
    const named = (first: number, last: number) =>
      formatOsis([passageOfRange({ first, last }, KJV_VERSE_COUNTS)]);
    expect(named(verseId('Rom', 8, 1), verseId('Rom', 8, 39))).toBe('Rom.8');
    expect(named(verseId('Rom', 8, 1), verseId('Rom', 9, 33))).toBe('Rom.8-Rom.9');
    expect(named(verseId('Ruth', 1, 1), verseId('Ruth', 4, 22))).toBe('Ruth');
    expect(named(verseId('Rom', 8, 28), verseId('Rom', 8, 39))).toBe('Rom.8.28-Rom.8.39');
    expect(named(verseId('Rom', 8, 28), verseId('Rom', 8, 28))).toBe('Rom.8.28');
  });
});
