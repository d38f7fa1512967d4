import { LANGUAGES } from '@word-unfolded/domain';
import { BOOKS } from './canon/books.js';
import { passageAt } from './passage-reference.js';
import { bookOfSlug, bookSlug, parseAddressedVerses, readingAddress } from './reading-address.js';

const WEB = { abbreviation: 'WEB', language: 'en' } as const;
const RV = { abbreviation: 'RV1909', language: 'es' } as const;

describe('the address of a passage', () => {
  it('names language, edition, book, chapter and verses as people read them', () => {
    const verse = { book: 'Rom', chapter: 8, verse: 28 } as const;
    expect(readingAddress(WEB)).toBe('/read/en/web');
    expect(readingAddress(WEB, passageAt({ book: 'Song' }))).toBe('/read/en/web/song-of-solomon');
    expect(readingAddress(RV, passageAt({ book: 'Exod', chapter: 3 }))).toBe('/read/es/rv1909/exodo/3');
    expect(readingAddress(WEB, passageAt(verse))).toBe('/read/en/web/romans/8/28');
    expect(readingAddress(WEB, { start: verse, end: { ...verse, verse: 30 } })).toBe(
      '/read/en/web/romans/8/28-30',
    );
    expect(readingAddress(WEB, { start: verse, end: { book: 'Rom', chapter: 9, verse: 3 } })).toBe(
      '/read/en/web/romans/8/28-9:3',
    );
  });

  it('has a different name for each book, by which the book is found in every language', () => {
    for (const language of LANGUAGES) {
      const slugs = BOOKS.map(({ osis }) => bookSlug(osis, language));
      expect(new Set(slugs).size).toBe(BOOKS.length);
      for (const slug of slugs) expect(slug).toMatch(/^[a-z\d]+(-[a-z\d]+)*$/);
      expect(slugs.map(bookOfSlug)).toEqual(BOOKS.map(({ osis }) => osis));
    }
  });

  it('also finds a book by its abbreviations, in any case', () => {
    expect(['ROM', 'Rom', 'Éxodo', 'psalm', 'salmo', '1JN', '1 Samuel', 'jhn'].map(bookOfSlug)).toEqual([
      'Rom',
      'Rom',
      'Exod',
      'Ps',
      'Ps',
      '1John',
      '1Sam',
      'John',
    ]);
    expect(bookOfSlug('tobias')).toBeUndefined();
    expect(bookOfSlug('')).toBeUndefined();
  });

  it('reads verses in one form only', () => {
    expect(parseAddressedVerses('28')).toEqual({ first: 28, last: 28 });
    expect(parseAddressedVerses('28-30')).toEqual({ first: 28, last: 30 });
    expect(parseAddressedVerses('28-9:3')).toEqual({ first: 28, lastChapter: 9, last: 3 });
    for (const text of ['', '0', 'a', '1-', '-1', '1,2', '1000', '28-30-31'])
      expect(parseAddressedVerses(text)).toBeUndefined();
  });
});
