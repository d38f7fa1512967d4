import { LANGUAGES } from '@word-unfolded/domain';
import { formatOsis } from '../osis.js';
import { parseReference } from '../parse/parse-reference.js';
import { bookName, chapterName, namesOf } from './book-names.js';
import { BOOKS, bookNumbered, bookOf, bookOfUsfm, isBookId } from './books.js';
import { KJV_VERSE_COUNTS } from './kjv-verse-counts.js';

const withoutAccents = (name: string) => name.normalize('NFD').replace(/\p{M}/gu, '');

const everyName = LANGUAGES.flatMap((language) =>
  BOOKS.flatMap(({ osis }) => {
    const { long, short, also } = namesOf(osis, language);
    return [long, short, ...also].map((name) => ({ language, osis, name }));
  }),
);

describe('the canon', () => {
  it('has 66 books, 39 and 27, 1,189 chapters and 31,102 verses', () => {
    const chapters = Object.values(KJV_VERSE_COUNTS).flat();
    expect(BOOKS.filter(({ testament }) => testament === 'old')).toHaveLength(39);
    expect(BOOKS.filter(({ testament }) => testament === 'new')).toHaveLength(27);
    expect(chapters).toHaveLength(1_189);
    expect(chapters.reduce((sum, verses) => sum + verses, 0)).toBe(31_102);
  });

  it('finds a book by its number, its OSIS name and its USFM id', () => {
    expect(bookNumbered(45).osis).toBe('Rom');
    expect(bookOf('3John').number).toBe(64);
    expect(bookOfUsfm('jhn')?.osis).toBe('John');
    expect(bookOfUsfm('TOB')).toBeUndefined();
    expect(() => bookNumbered(67)).toThrow(RangeError);
  });

  it('knows no other book, and no inherited property of objects', () => {
    for (const name of ['Tob', 'rom', 'constructor', '', undefined]) expect(isBookId(name)).toBe(false);
  });
});

describe('the names of books', () => {
  it('are singular for a single psalm', () => {
    expect(bookName('Ps', 'en')).toBe('Psalms');
    expect(chapterName('Ps', 23, 'en')).toBe('Psalm 23');
    expect(chapterName('Ps', 23, 'es')).toBe('Salmo 23');
    expect(chapterName('Ps', 23, 'es', 'short')).toBe('Sal 23');
  });

  it.each(LANGUAGES)('are each parsed as their own book, in the language "%s"', (language) => {
    for (const { name, osis } of everyName.filter((entry) => entry.language === language)) {
      for (const written of [name, `${name}.`, name.toUpperCase(), withoutAccents(name).toLowerCase()]) {
        const parsed = parseReference(`${written} 1:2`, language);
        const read = parsed.understood && {
          osis: formatOsis(parsed.passages),
          isCorrected: parsed.isCorrected,
        };
        expect({ written, read }).toEqual({ written, read: { osis: `${osis}.1.2`, isCorrected: false } });
      }
    }
  });

  it('alone mean the whole book', () => {
    for (const { name, osis, language } of everyName) {
      const parsed = parseReference(name, language);
      expect({ name, read: parsed.understood && formatOsis(parsed.passages) }).toEqual({ name, read: osis });
    }
  });
});
