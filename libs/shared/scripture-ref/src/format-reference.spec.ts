import { formatReference } from './format-reference.js';
import { parseOsis } from './osis.js';

const english = (osis: string) => formatReference(parseOsis(osis)!, 'en');
const spanish = (osis: string) => formatReference(parseOsis(osis)!, 'es');

describe('a reference in its display form', () => {
  it('uses the dash of its language', () => {
    expect(english('Rom.8.28-Rom.8.30')).toBe('Romans 8:28–30');
    expect(spanish('Rom.8.28-Rom.8.30')).toBe('Romanos 8:28-30');
  });

  it('can be short', () => {
    expect(formatReference(parseOsis('Rom.8.28-Rom.8.30')!, 'en', 'short')).toBe('Rom 8:28–30');
    expect(formatReference(parseOsis('Jas.1.5 Ps.23')!, 'es', 'short')).toBe('Stg 1:5; Sal 23');
  });

  it('is singular for one psalm and plural for several', () => {
    expect(spanish('Ps.23')).toBe('Salmo 23');
    expect(spanish('Ps.23.1-Ps.23.6')).toBe('Salmo 23:1-6');
    expect(spanish('Ps.23-Ps.24')).toBe('Salmos 23-24');
    expect(english('Ps.1 Ps.3')).toBe('Psalms 1; 3');
    expect(spanish('Ps')).toBe('Salmos');
  });

  it('names a book and a chapter once', () => {
    expect(english('Rom.8.28-Rom.8.30 Rom.8.35 Rom.9.1 John.3.16')).toBe(
      'Romans 8:28–30, 35; 9:1; John 3:16',
    );
  });

  it('repeats the book where a bare number would be read as a verse', () => {
    expect(english('Rom.8.28 Rom.9')).toBe('Romans 8:28; Romans 9');
    expect(english('Rom.8.28-Rom.9')).toBe('Romans 8:28 – Romans 9');
  });

  it('spans chapters and books', () => {
    expect(english('Rom.8.28-Rom.9.3')).toBe('Romans 8:28–9:3');
    expect(english('Gen.50.1-Exod.2.3')).toBe('Genesis 50:1 – Exodus 2:3');
    expect(spanish('2Kgs.25-1Chr.2')).toBe('2 Reyes 25 - 1 Crónicas 2');
    expect(english('Gen-Exod')).toBe('Genesis – Exodus');
  });

  it('omits the chapter of a single-chapter book, except for the first verse', () => {
    expect(english('Jude.1.5-Jude.1.7')).toBe('Jude 5–7');
    expect(english('Jude.1.1')).toBe('Jude 1:1');
    expect(english('Jude.1')).toBe('Jude 1');
    expect(english('Jude')).toBe('Jude');
  });

  it('shows that a passage continues to the end of its chapter', () => {
    expect(english('Rom.8.28-Rom.8')).toBe('Romans 8:28ff');
    expect(spanish('Rom.8.28-Rom.8')).toBe('Romanos 8:28ss');
  });
});
