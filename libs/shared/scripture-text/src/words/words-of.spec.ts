import fc from 'fast-check';
import { foldWord, wordsOf } from './words-of.js';

const folded = (text: string) => wordsOf(text).map((word) => word.folded);

describe('the words of a text', () => {
  it('are without case, accents and the English possessive', () => {
    expect(folded("¡Oh Jehová, CORAZÓN! Yahweh’s; the neighbor's")).toEqual([
      'oh',
      'jehova',
      'corazon',
      'yahweh',
      'the',
      'neighbor',
    ]);
  });

  it('are one with an apostrophe among the letters, and two with a hyphen', () => {
    expect(folded("Don’t go to Beth-lehem, don't")).toEqual(['dont', 'go', 'to', 'beth', 'lehem', 'dont']);
  });

  it('are the same for composed and decomposed accents', () => {
    expect(folded('corazón'.normalize('NFD'))).toEqual(folded('corazón'.normalize('NFC')));
  });

  it('are at the stated positions, in any text', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => {
        for (const { folded: word, start, end } of wordsOf(text))
          expect(foldWord(text.slice(start, end))).toBe(word);
      }),
    );
  });
});
