import type { Language } from '@word-unfolded/domain';
import { formatOsis } from '../osis.js';
import { findReferences } from './parse-reference.js';

const found = (text: string, language: Language = 'en') =>
  findReferences(text, language).map(({ passage, start, end }) => [
    text.slice(start, end),
    formatOsis([passage]),
  ]);

describe('references in prose', () => {
  it('are found with their positions', () => {
    expect(found('As Rom 8:28 says, and “Jn 3:16–18” (see 1 John 1:9).')).toEqual([
      ['Rom 8:28', 'Rom.8.28'],
      ['Jn 3:16–18', 'John.3.16-John.3.18'],
      ['1 John 1:9', '1John.1.9'],
    ]);
  });

  it('have correct positions where ordinals and accents are normalized', () => {
    expect(found('Amor: 1ª Juan 4:8. También Éxodo 20:1'.normalize('NFD'), 'es')).toEqual([
      ['1ª Juan 4:8', '1John.4.8'],
      ['Éxodo 20:1'.normalize('NFD'), 'Exod.20.1'],
    ]);
  });

  it('may have a chapter in Roman numerals', () => {
    expect(found('(Jonás II, 1) y Salmos cxix. 105-106', 'es')).toEqual([
      ['Jonás II, 1', 'Jonah.2.1'],
      ['Salmos cxix. 105-106', 'Ps.119.105-Ps.119.106'],
    ]);
    expect(found('In Mark I. 3 reasons, Mark I, and World War II, 1945. John Paul II, 12 years')).toEqual([]);
  });

  it('are never a book with a bare number', () => {
    expect(found('I am 5, she is 2 cool, see Mark 5 and Job 3')).toEqual([]);
  });

  it('end before the next word, also where it is a single letter', () => {
    expect(found('At Mark 4:38 a storm broke; Romans 8:28a and 8:1 b')).toEqual([
      ['Mark 4:38', 'Mark.4.38'],
      ['Romans 8:28a', 'Rom.8.28'],
      ['8:1', 'Rom.8.1'],
    ]);
    expect(found('En Rut 2:12 a la tarde', 'es')).toEqual([['Rut 2:12', 'Ruth.2.12']]);
  });

  it('are found throughout a long text', () => {
    const text = `${'word '.repeat(1_000)}John 3:16\n${'word '.repeat(1_000)}Romans 8:28`;
    expect(found(text)).toEqual([
      ['John 3:16', 'John.3.16'],
      ['Romans 8:28', 'Rom.8.28'],
    ]);
  });
});
