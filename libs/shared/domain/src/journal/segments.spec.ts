import { countText } from './journal-text.js';
import { segmentsOf } from './segments.js';

const words = new Intl.Segmenter(undefined, { granularity: 'word' });
const characters = new Intl.Segmenter(undefined, { granularity: 'grapheme' });

describe('the segments of a long text', () => {
  it.each([
    ['words between spaces', words, 'In the beginning was the Word. '.repeat(200)],
    ['characters of several code points', characters, 'a👨‍👩‍👧‍👦é🇨🇴'.repeat(300)],
  ])('are the same as without chunking: %s', (_, segmenter, text) => {
    const whole = [...segmenter.segment(text)].map(({ segment, index }) => [segment, index]);
    const found = [...segmentsOf(segmenter, text)].map((each) => [each.text, each.index]);
    expect(found).toEqual(whole);
  });

  it('cover the whole text if it has no boundary', () => {
    const text = 'क्'.repeat(5_000);
    expect([...segmentsOf(characters, text)].map((each) => each.text).join('')).toBe(text);
  });

  it('are counted in a text of the maximum length without spaces', () => {
    expect(countText('信'.repeat(50_000))).toEqual({ words: 50_000, characters: 50_000 });
  });
});
