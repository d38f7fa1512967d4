import { englishStem } from './english-stem.js';

describe('the stem of an English word', () => {
  it.each([
    ['loves', 'loved', 'loving', 'love'],
    ['shepherds', 'shepherd'],
    ['mercies', 'mercy'],
    ['believing', 'believed', 'believe'],
    ['falling', 'falls', 'fall'],
  ])('is the same for the forms of a word: %s', (...forms) => {
    expect(new Set(forms.map(englishStem)).size).toBe(1);
  });

  // The examples of Porter 1980.
  it.each([
    ['caresses', 'caress'],
    ['ponies', 'poni'],
    ['hopping', 'hop'],
    ['failing', 'fail'],
    ['happy', 'happi'],
    ['relational', 'relat'],
    ['hopefulness', 'hope'],
    ['adjustment', 'adjust'],
    ['controll', 'control'],
  ])('of %s is %s', (word, stem) => expect(englishStem(word)).toBe(stem));

  it('leaves short words, numbers and other letters alone', () => {
    for (const word of ['as', '144000', 'niño']) expect(englishStem(word)).toBe(word);
  });
});
