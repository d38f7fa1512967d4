import { Vocabulary } from '../index/vocabulary.js';
import type { VocabularyRow } from '../index/search.schema.js';
import { SpellingCorrector } from './correct-spelling.js';

const rows = (words: Readonly<Record<string, number>>) =>
  Object.entries(words).map(([word, times]): VocabularyRow => [word, word, 0, times]);

const corrector = new SpellingCorrector([
  new Vocabulary('en', rows({ shepherd: 100, leopard: 9, love: 300, glove: 1, live: 200, faith: 250 })),
  new Vocabulary('en', rows({ shepherd: 80, charity: 28 })),
]);

describe('what may have been meant by a misspelt word', () => {
  it('is the nearest word of any edition of the language', () => {
    expect(corrector.candidates('shepard')).toEqual(['shepherd']);
    expect(corrector.candidates('chairty')).toEqual(['charity']);
    expect(corrector.candidates('fiath')).toEqual(['faith']);
  });

  it('is the more frequent of words that are equally near, and begins with the same letter', () => {
    expect(corrector.candidates('lovw')).toEqual(['love']);
    expect(corrector.candidates('lxve')).toEqual(['love', 'live']);
  });

  it('is nothing for short words, numbers, and what is too far from all', () => {
    for (const word of ['lov', 'l0ve', 'constellation', '']) expect(corrector.candidates(word)).toEqual([]);
  });
});
