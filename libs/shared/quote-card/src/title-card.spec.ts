import { coverWords, seedOfHash, shortenedWords } from './title-card.js';

it('names the product under the author, but not twice', () => {
  const title = 'The loyalty of Ruth';
  expect(coverWords({ title, author: 'Phoebe' })).toMatchObject({
    source: 'Phoebe',
    edition: 'Word Unfolded',
  });
  expect(coverWords({ title, author: 'Word Unfolded' })).toMatchObject({ edition: '' });
});

it('is cut at a word, without the mark before it', () => {
  const short = shortenedWords(`${'word '.repeat(43)}last, beyond what can be read`);
  expect(short).toMatch(/word last …$/);
  expect(shortenedWords('two\n  lines')).toBe('two lines');
});

it('has a seed that browsers and servers read alike', () => {
  expect(seedOfHash(new Uint8Array([0, 255, 0, 0, 3, 9, 9]).subarray(1))).toBe(0xff000003 >>> 1);
});
