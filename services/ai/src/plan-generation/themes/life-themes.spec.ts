import { parseOsis, partsOfVerse } from '@word-unfolded/scripture-ref';
import { rangeOf } from '@word-unfolded/study-library';
import { lifeTheme } from './life-themes.js';
import { LIFE_THEMES } from './life-themes.table.js';

const rows = LIFE_THEMES.trim().split('\n');

const booksOf = (theme: string, language: 'en' | 'es' = 'en') =>
  lifeTheme(theme, language)?.ranges.map(({ first }) => partsOfVerse(first).book);

describe('a situation of life', () => {
  it.each([
    ['difficult boss', 'en', '1Pet'],
    ['My boss is unfair', 'en', '1Pet'],
    ['un jefe difícil', 'es', '1Pet'],
    ['losing a job', 'en', 'Matt'],
    ['I lost my job', 'en', 'Matt'],
    ['infertilidad', 'es', '1Sam'],
    ['moving to a new city', 'en', 'Gen'],
    ['mudarse a otro país', 'es', 'Gen'],
    ['caring for aging parents', 'en', 'Exod'],
    ['wayward children', 'en', 'Luke'],
    ['imposter syndrome', 'en', 'Exod'],
    ['identity in Christ', 'en', 'Eph'],
    ['nuestra identidad en Cristo', 'es', 'Eph'],
    ['money', 'en', '1Tim'],
    ['la generosidad', 'es', '2Cor'],
    ['learning to say no', 'en', 'Gal'],
    ['aprender a decir que no', 'es', 'Gal'],
    ['the prayers of Paul', 'en', 'Eph'],
    ['women in the genealogy', 'en', 'Matt'],
    ['las mujeres de la genealogía de Jesús', 'es', 'Matt'],
  ] as const)('is found in other words than those of Scripture: %s', (theme, language, book) => {
    expect(booksOf(theme, language)?.[0]).toBe(book);
  });

  it('takes turns with another subject of the theme', () => {
    const [first, second] = booksOf('forgiving my boss') ?? [];
    expect([first, second]).toEqual(['1Pet', 'Eph']);
  });

  it('is not what only shares a word with it', () => {
    for (const theme of [
      'the new covenant',
      'Paul',
      'prayer',
      'the book of Job',
      'women',
      'no other gods',
      '',
    ])
      expect({ theme, found: lifeTheme(theme, 'en') }).toEqual({ theme, found: undefined });
  });

  it.each([
    ['hope', 'en'],
    ['la esperanza', 'es'],
    ['lake of fire', 'en'],
    ['employment', 'en'],
    ['my mother', 'en'],
    ['madre', 'es'],
    ['un enfermo', 'es'],
  ] as const)('is not what only has a form of its word: %s', (theme, language) => {
    expect(lifeTheme(theme, language)).toBeUndefined();
  });

  it('has passages of at least fourteen chapters, of both Testaments, all of which exist', () => {
    for (const row of rows) {
      const cells = row.split('|').map((cell) => cell.trim());
      const written = cells[2]!.split(' ');
      const ranges = (parseOsis(cells[2]!) ?? []).flatMap((passage) => rangeOf(passage) ?? []);
      const chapters = new Set(ranges.map(({ first }) => Math.floor(first / 1_000)));
      const name = cells[0]!.split(',')[0];
      expect({ name, all: ranges.length }).toEqual({ name, all: written.length });
      expect({ name, isEnough: chapters.size >= 14 }).toEqual({ name, isEnough: true });
    }
  });
});
