import { LANGUAGES } from '@word-unfolded/domain';
import { bookName } from '../../canon/book-names.js';
import { BOOKS } from '../../canon/books.js';
import { KJV_VERSE_COUNTS } from '../../canon/kjv-verse-counts.js';
import { formatOsis } from '../../osis.js';
import { parseReference } from '../parse-reference.js';

const numbered = BOOKS.filter(({ osis }) => /^\d/.test(osis) && !osis.endsWith('John'));

describe('a numbered book without its number', () => {
  it('means each book that has the chapter, and the only one where one has it', () => {
    for (const language of LANGUAGES)
      for (const { osis } of numbered) {
        const name = bookName(osis, language).slice(2);
        const books = numbered
          .filter((each) => each.osis.slice(1) === osis.slice(1))
          .map((each) => each.osis);
        for (const chapter of [1, 4, 6, 13, 24, 30]) {
          const having = books.filter((book) => (KJV_VERSE_COUNTS[book]?.length ?? 0) >= chapter);
          const parsed = parseReference(`${name} ${chapter}`, language);
          const read = parsed.understood ? parsed.passages : (parsed.readings ?? []);
          if (having.length === 0) continue;
          expect([name, chapter, parsed.understood, formatOsis(read)]).toEqual([
            name,
            chapter,
            having.length === 1,
            having.map((book) => `${book}.${chapter}`).join(' '),
          ]);
        }
      }
  });

  it('is read behind a title, with spoken and Roman numbers, and misspelt', () => {
    const readingsOf = (text: string) => {
      const parsed = parseReference(text, 'en');
      return parsed.understood ? [] : parsed.readings;
    };
    for (const text of [
      'Letter to the Corinthians 13',
      'Corinthians chapter thirteen',
      'Corintios XIII',
      'Corintihans 13',
    ])
      expect([text, readingsOf(text)?.length]).toEqual([text, 2]);
  });

  it('is never a name that a book has alone', () => {
    for (const text of ['John 3', 'Juan 3', 'Jn 3']) {
      const parsed = parseReference(text, 'en');
      expect(parsed.understood && formatOsis(parsed.passages)).toBe('John.3');
    }
  });
});
