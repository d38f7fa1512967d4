import { countText } from './journal-text.js';
import { segmentsOf } from './segments.js';

const words = new Intl.Segmenter(undefined, { granularity: 'word' });
const characters = new Intl.Segmenter(undefined, { granularity: 'grapheme' });

describe('the segments of a long text', () => {
  it.each([
    ['words between blanks', words, 'In the beginning was the Word. '.repeat(200)],
    ['characters of several parts', characters, 'a👨‍👩‍👧‍👦é🇨🇴'.repeat(300)],
  ])('are those of the whole: %s', (_, segmenter, text) => {
    const whole = [...segmenter.segment(text)].map(({ segment, index }) => [segment, index]);
    const found = [...segmentsOf(segmenter, text)].map((each) => [each.text, each.index]);
    expect(found).toEqual(whole);
  });

  it('make up the text where nothing in it ends', () => {
    const text = 'क्'.repeat(5_000);
    expect([...segmentsOf(characters, text)].map((each) => each.text).join('')).toBe(text);
  });

  it('are counted in a text of the longest kind without blanks', () => {
    expect(countText('信'.repeat(50_000))).toEqual({ words: 50_000, characters: 50_000 });
  });
});
