import { cutWords } from './cut-words.js';

const GOD = { start: 4, end: 7, strongs: ['G2316'] };
const LOVED = { start: 11, end: 16, strongs: ['G25'] };

describe('a verse that is split into its words', () => {
  it('gives the original word of each piece', () => {
    expect(cutWords('For God so loved', 0, [GOD, LOVED])).toEqual([
      { text: 'For ' },
      { text: 'God', link: GOD },
      { text: ' so ' },
      { text: 'loved', link: LOVED },
    ]);
  });

  it('is a single piece when nothing is linked', () => {
    expect(cutWords('For God', 0, [])).toEqual([{ text: 'For God' }]);
  });

  it('can be a part of the verse: words across its edge are cut, others are left out', () => {
    expect(cutWords('d so lov', 6, [GOD, LOVED])).toEqual([
      { text: 'd', link: GOD },
      { text: ' so ' },
      { text: 'lov', link: LOVED },
    ]);
    expect(cutWords('!', 16, [GOD, LOVED])).toEqual([{ text: '!' }]);
  });
});
