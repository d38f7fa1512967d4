import type { Book, Verse } from '@word-unfolded/contracts';
import { neighboursOf } from './neighbours.js';

const BOOKS: Book[] = [
  { osis: '2John', number: 63, name: '2 John', testament: 'new', verses: [13] },
  { osis: 'Jude', number: 65, name: 'Jude', testament: 'new', verses: [25] },
  { osis: 'Rev', number: 66, name: 'Revelation', testament: 'new', verses: [20, 29] },
];

const PSALMS: Book[] = [{ osis: 'Ps', number: 19, name: 'Salmos', testament: 'old', verses: [6, 12, 8] }];

const verse = (book: string, chapter: number, number: number) => ({ book, chapter, number }) as Verse;

describe('the chapters around a passage', () => {
  it('are those before its first verse and after its last', () => {
    expect(neighboursOf(BOOKS, verse('Rev', 1, 1), verse('Rev', 1, 20), 'en')).toEqual({
      previous: 'Jude',
      next: 'Revelation 2',
    });
  });

  it('are named in the language of the translation, with the singular for a psalm', () => {
    expect(neighboursOf(PSALMS, verse('Ps', 2, 1), verse('Ps', 2, 12), 'es')).toEqual({
      previous: 'Salmo 1',
      next: 'Salmo 3',
    });
  });

  it('are the rest of the chapter when the passage is a part of it', () => {
    expect(neighboursOf(BOOKS, verse('Rev', 2, 8), verse('Rev', 2, 11), 'en')).toEqual({
      previous: 'Revelation 2:1–7',
      next: 'Revelation 2:12–29',
    });
    expect(neighboursOf(BOOKS, verse('Rev', 1, 2), verse('Rev', 2, 28), 'en')).toEqual({
      previous: 'Revelation 1:1',
      next: 'Revelation 2:29',
    });
    expect(neighboursOf(PSALMS, verse('Ps', 1, 1), verse('Ps', 1, 3), 'es')).toEqual({
      previous: undefined,
      next: 'Salmo 1:4-6',
    });
  });

  it('do not take what is still to be loaded for the rest of the chapter', () => {
    expect(neighboursOf(BOOKS, verse('Rev', 1, 1), verse('Rev', 1, 9), 'en', false).next).toBe(
      'Revelation 2',
    );
  });

  it('end with the first and the last chapter of the books', () => {
    expect(neighboursOf(BOOKS, verse('2John', 1, 1), verse('Rev', 2, 29), 'en')).toEqual({
      previous: undefined,
      next: undefined,
    });
  });

  it('are undefined until the books and the passage are loaded', () => {
    expect(neighboursOf([], verse('Jude', 1, 1), verse('Jude', 1, 25), 'en')).toEqual({
      previous: undefined,
      next: undefined,
    });
    expect(neighboursOf(BOOKS, undefined, undefined, 'en')).toEqual({ previous: undefined, next: undefined });
  });
});
