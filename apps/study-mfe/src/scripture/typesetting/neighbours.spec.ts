import type { Book, Verse } from '@word-unfolded/contracts';
import { neighboursOf } from './neighbours.js';

const BOOKS: Book[] = [
  { osis: '2John', number: 63, name: '2 John', testament: 'new', verses: [13] },
  { osis: 'Jude', number: 65, name: 'Jude', testament: 'new', verses: [25] },
  { osis: 'Rev', number: 66, name: 'Revelation', testament: 'new', verses: [20, 29] },
];

const PSALMS: Book[] = [{ osis: 'Ps', number: 19, name: 'Salmos', testament: 'old', verses: [6, 12, 8] }];

const at = (book: string, chapter: number) => ({ book, chapter }) as Verse;

describe('the chapters around a passage', () => {
  it('are those before its first verse and after its last', () => {
    expect(neighboursOf(BOOKS, at('Rev', 1), at('Rev', 1), 'en')).toEqual({
      previous: 'Jude',
      next: 'Revelation 2',
    });
  });

  it('are named in the language of the translation, with the singular for a psalm', () => {
    expect(neighboursOf(PSALMS, at('Ps', 2), at('Ps', 2), 'es')).toEqual({
      previous: 'Salmo 1',
      next: 'Salmo 3',
    });
  });

  it('end with the first and the last chapter of the books', () => {
    expect(neighboursOf(BOOKS, at('2John', 1), at('Rev', 2), 'en')).toEqual({
      previous: undefined,
      next: undefined,
    });
  });

  it('are undefined until the books and the passage are loaded', () => {
    expect(neighboursOf([], at('Jude', 1), at('Jude', 1), 'en')).toEqual({
      previous: undefined,
      next: undefined,
    });
    expect(neighboursOf(BOOKS, undefined, undefined, 'en')).toEqual({ previous: undefined, next: undefined });
  });
});
