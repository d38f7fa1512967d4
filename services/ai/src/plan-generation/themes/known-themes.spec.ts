import { partsOfVerse } from '@word-unfolded/scripture-ref';
import { knownTheme } from './known-themes.js';

const booksOf = (theme: string, language: 'en' | 'es' = 'en') =>
  knownTheme(theme, language)?.ranges.map(({ first }) => partsOfVerse(first).book);

describe('a theme that churches have a name for', () => {
  it.each([
    ['the Sermon on the Mount', 'en', 'Matt'],
    ['Holy Week', 'en', 'Matt'],
    ['la Semana Santa', 'es', 'Matt'],
    ['Christmas in 30 days', 'en', 'Luke'],
    ['NAVIDAD', 'es', 'Luke'],
    ['las parábolas de Jesús', 'es', 'Luke'],
    ['women of the Bible', 'en', 'Ruth'],
    ['la armadura de Dios', 'es', 'Eph'],
    ['los profetas menores', 'es', 'Hos'],
    ['the kings of Israel', 'en', '1Sam'],
    ['the letters of Paul', 'en', 'Rom'],
  ] as const)('is known by its name: %s', (theme, language, book) => {
    expect(booksOf(theme, language)?.[0]).toBe(book);
  });

  it('is no other theme that has a word of it', () => {
    for (const theme of ['holy', 'week', 'a week of prayer', 'Paul', 'Christmas and poverty', ''])
      expect(knownTheme(theme, 'en')).toBeUndefined();
  });
});

it('has passages of both Testaments for a month', () => {
  for (const theme of [
    'Advent',
    'Lent',
    'Easter',
    'Christmas',
    'parables',
    'miracles',
    'women of the Bible',
  ]) {
    const ranges = knownTheme(theme, 'en')?.ranges ?? [];
    const books = ranges.map(({ first }) => partsOfVerse(first));
    const chapters = new Set(books.map(({ book, chapter }) => `${book} ${chapter}`));
    expect({ theme, chapters: chapters.size >= 30 }).toEqual({ theme, chapters: true });
  }
});

it('has its passages in every row', () => {
  const names =
    'early church|Paul’s journeys|Lent|Easter|Pentecost|miracles|names of God|I am sayings|end times|David and Jonathan|armor of God|fruit of the Spirit|Lord’s Prayer|Ten Commandments|gospels|exile and return|minor prophets|prophets|pentateuch|kings of Israel|letters of Paul|wisdom literature|life|mental health|social media';
  for (const name of names.split('|'))
    expect({ name, hasSome: (knownTheme(name, 'en')?.ranges.length ?? 0) > 0 }).toEqual({
      name,
      hasSome: true,
    });
});
