import fc from 'fast-check';
import { spanishStem } from './spanish-stem.js';
import { foldWord } from '../words-of.js';

const stem = (word: string) => spanishStem(foldWord(word));

describe('the stem of a Spanish word', () => {
  it.each([
    ['pastor', 'pastores'],
    ['corazón', 'corazones', 'corazon'],
    ['bendición', 'bendiciones'],
    ['consolación', 'consolaciones', 'consolar'],
    ['juicio', 'juicios'],
    ['gloria', 'glorias'],
    ['luz', 'luces'],
    ['voz', 'voces'],
    ['hijo', 'hijos'],
    ['bienaventurado', 'bienaventurados', 'bienaventurada'],
    ['amarás', 'amaras', 'amará', 'amar'],
    ['cantaré', 'cantaron', 'cantando', 'cantad'],
    ['Ephraim', 'Efraim'],
    ['Bethania', 'Betania'],
  ])('is the same for %s and %s', (...forms) => {
    expect(new Set(forms.map(stem)).size).toBe(1);
  });

  it.each([
    ['mar', 'María'],
    ['paz', 'pan'],
    ['señor', 'señal'],
    ['rey', 'reino'],
  ])('differs for %s and %s', (one, other) => {
    expect(stem(one)).not.toBe(stem(other));
  });

  it('is never empty', () => {
    fc.assert(
      fc.property(fc.string({ unit: fc.constantFrom(...'abcdehilmnorstuvyz'), minLength: 1 }), (word) => {
        expect(spanishStem(word)).not.toBe('');
      }),
    );
  });
});
