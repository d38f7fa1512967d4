import type { Book } from '@word-unfolded/contracts';
import { versesAround } from './verses-around.js';

const books: Book[] = [
  { osis: 'Phlm', number: 57, name: 'Philemon', testament: 'new', verses: [25] },
  { osis: 'Heb', number: 58, name: 'Hebrews', testament: 'new', verses: [14, 18, 19] },
];

const passage = (chapter: number, first: number, last: number) => ({
  verses: [first, last].map((number) => ({
    osis: `Heb.${chapter}.${number}`,
    book: 'Heb',
    chapter,
    number,
    canonicalId: 0,
    canonicalEndId: 0,
    text: 'words',
    headings: [],
  })),
});

describe('versesAround', () => {
  it('crosses the borders of chapters', () => {
    expect(versesAround(passage(2, 2, 17), books, 3)).toEqual({
      before: 'Heb.1.13-Heb.2.1',
      after: 'Heb.2.18-Heb.3.2',
    });
  });

  it('stays within the book', () => {
    expect(versesAround(passage(1, 1, 14), books, 2)).toEqual({ after: 'Heb.2.1-Heb.2.2' });
    expect(versesAround(passage(3, 18, 19), books, 2)).toEqual({ before: 'Heb.3.16-Heb.3.17' });
  });

  it('returns nothing for an empty passage', () => {
    expect(versesAround({ verses: [] }, books, 2)).toEqual({});
  });
});
