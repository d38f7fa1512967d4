import { verseId } from '@word-unfolded/scripture-ref';
import { pageOf } from './page-of.js';

const idOf = (book: 'Gen' | 'Ruth' | 'Rom', verse: number) => verseId(book, 1, verse);

const found = (ids: readonly number[]) => ({ best: [], others: Int32Array.from(ids), rank: () => [] });

describe('a page of found verses', () => {
  it('tells how many verses of each book were found in all texts, in the order of the Bible', () => {
    const searched = [
      { text: 'one', found: found([idOf('Ruth', 1), idOf('Rom', 1)]) },
      { text: 'other', found: found([idOf('Rom', 1), idOf('Gen', 2)]) },
    ];
    expect(pageOf(searched, 1, 20).books).toEqual([
      { book: 'Gen', verses: 1 },
      { book: 'Ruth', verses: 1 },
      { book: 'Rom', verses: 2 },
    ]);
  });
});
