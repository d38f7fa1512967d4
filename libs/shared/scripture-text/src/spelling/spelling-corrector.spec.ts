import { SpellingCorrector } from './spelling-corrector.js';

const ONE = { shepherd: 100, leopard: 9, love: 300, glove: 1, live: 200, faith: 250 };
const ANOTHER = { shepherd: 80, charity: 28 };

const corrector = new SpellingCorrector([...Object.entries(ONE), ...Object.entries(ANOTHER)]);

describe('the candidates for a misspelt word', () => {
  it('begin with the closest word of any edition of the language', () => {
    expect(corrector.candidates('shepard')).toEqual(['shepherd']);
    expect(corrector.candidates('chairty')).toEqual(['charity']);
    expect(corrector.candidates('fiath')).toEqual(['faith']);
  });

  it('prefer the more frequent of equally close words, and the same first letter', () => {
    expect(corrector.candidates('lovw')).toEqual(['love']);
    expect(corrector.candidates('lxve')).toEqual(['love', 'live']);
  });

  it('sound like a short word that is written by ear', () => {
    expect(corrector.candidates('luvv')).toEqual(['love', 'live']);
    expect(corrector.candidates('luwn')).toEqual([]);
  });

  it('prefer a word with all its letters to a more frequent one that lacks some', () => {
    const words = new SpellingCorrector(Object.entries({ word: 900, world: 200 }));
    expect(words.candidates('wolrd')).toEqual(['world', 'word']);
  });

  it('are more distant if the closest is not acceptable', () => {
    const names = new SpellingCorrector(Object.entries({ mathusala: 1, methuselah: 5 }));
    expect(names.candidates('methusala')).toEqual(['mathusala']);
    expect(names.candidates('methusala', (word) => word === 'methuselah')).toEqual([
      'mathusala',
      'methuselah',
    ]);
    expect(names.candidates('methusala', () => false)).toEqual(['mathusala']);
  });

  it('are empty for short words, numbers, and words too distant from all others', () => {
    for (const word of ['lov', 'l0ve', 'constellation', '']) expect(corrector.candidates(word)).toEqual([]);
  });
});
