import { cutWords } from './cut-words.js';

const GOD = { start: 4, end: 7, strongs: ['G2316'] };
const LOVED = { start: 11, end: 16, strongs: ['G25'] };

describe('a verse that is cut into its words', () => {
  it('says of each piece which word is behind it', () => {
    expect(cutWords('For God so loved', 0, [GOD, LOVED])).toEqual([
      { text: 'For ' },
      { text: 'God', link: GOD },
      { text: ' so ' },
      { text: 'loved', link: LOVED },
    ]);
  });

  it('is whole where nothing is linked', () => {
    expect(cutWords('For God', 0, [])).toEqual([{ text: 'For God' }]);
  });

  it('can be a part of the verse: words over its edge are cut to it, others are left out', () => {
    expect(cutWords('d so lov', 6, [GOD, LOVED])).toEqual([
      { text: 'd', link: GOD },
      { text: ' so ' },
      { text: 'lov', link: LOVED },
    ]);
    expect(cutWords('!', 16, [GOD, LOVED])).toEqual([{ text: '!' }]);
  });
});
