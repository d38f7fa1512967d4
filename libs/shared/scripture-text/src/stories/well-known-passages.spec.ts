import { LANGUAGES, type Language } from '@word-unfolded/domain';
import {
  formatOsis,
  KJV_VERSE_COUNTS,
  locatePassage,
  parseOsis,
  parseReference,
} from '@word-unfolded/scripture-ref';
import { besideSearch, isNoSearch } from './meant-passages.js';
import { isTitle, WELL_KNOWN_PASSAGES, wellKnownPassages } from './well-known-passages.js';

const rows = LANGUAGES.flatMap((language) =>
  Object.entries(WELL_KNOWN_PASSAGES).flatMap(([osis, titles]) =>
    titles[language].map((title): readonly [Language, string, string] => [language, title, osis]),
  ),
);

const found = (text: string, language: Language) =>
  wellKnownPassages(text, language).map(({ passages }) => formatOsis(passages));

const plain = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '');
const withoutArticle = (text: string) => text.replace(/^(?:the|el|la|los|las) /iu, '');
const doubled = (text: string) =>
  /parable|parábola|story|historia|bible/iu.test(text)
    ? text
    : text.replace(/(\p{L}{3})(\p{L})(?=\p{L}{3})/u, '$1$2$2');

describe('the table of well-known passages', () => {
  it('has two hundred passages and more, each of which exists and has a title in both languages', () => {
    expect(Object.keys(WELL_KNOWN_PASSAGES).length).toBeGreaterThan(200);
    for (const [osis, titles] of Object.entries(WELL_KNOWN_PASSAGES)) {
      const passages = parseOsis(osis) ?? [];
      expect([
        osis,
        passages.length > 0,
        passages.every((each) => locatePassage(each, KJV_VERSE_COUNTS).exists),
      ]).toEqual([osis, true, true]);
      for (const language of LANGUAGES) expect([osis, titles[language].length > 0]).toEqual([osis, true]);
    }
  });

  it('has no title twice in a language', () => {
    for (const language of LANGUAGES) {
      const titles = rows.filter(([of]) => of === language).map(([, title]) => plain(title).toLowerCase());
      expect(titles.filter((title, at) => titles.indexOf(title) !== at)).toEqual([]);
    }
  });
});

describe('the title of a passage', () => {
  it.each<[kind: string, write: (title: string) => string]>([
    ['as it stands', (title) => title],
    ['in capitals', (title) => title.toUpperCase()],
    ['without accents', plain],
    ['without its article', withoutArticle],
    ['with blanks and a full stop', (title) => `  ${title.replaceAll(' ', '  ')}.`],
    ['with a doubled letter', doubled],
  ])('leads to it %s', (_, write) => {
    for (const [language, title, osis] of rows) {
      const text = write(title);
      expect([text, found(text, language)]).toEqual([text, expect.arrayContaining([osis])]);
    }
  });

  it('leads to it behind the name of what it is, and in the other language', () => {
    expect(found('the parable of the prodigal son', 'en')).toEqual(['Luke.15.11-Luke.15.32']);
    expect(found('parábola del hijo pródigo', 'en')).toEqual(['Luke.15.11-Luke.15.32']);
    expect(found('story of the good samaritan in the bible', 'es')).toEqual(['Luke.10.25-Luke.10.37']);
  });

  it('is not found in words that are none', () => {
    for (const text of [
      '',
      '?',
      'love',
      'the',
      'bread',
      'good',
      'in the beginning',
      'God',
      'amor',
      'Jesús',
      'lost',
    ])
      expect([text, found(text, 'en')]).toEqual([text, []]);
  });

  it('tells the language of a search', () => {
    expect(isTitle('Sermon on the mount', 'en')).toBe(true);
    expect(isTitle('Sermon on the mount', 'es')).toBe(false);
  });
});

describe('what a search names beside verses', () => {
  it('is the passages and the book, in the language of the reader', () => {
    const named = (text: string) =>
      besideSearch(text, { spoken: 'en', language: 'es', parse: parseReference });
    expect(named('prodigal son').passages).toEqual([
      { title: 'The Prodigal Son', reference: 'Lucas 15:11-32', osis: 'Luke.15.11-Luke.15.32' },
    ]);
    expect(named('Corinthians 13').passages.map(({ title, osis }) => [title, osis])).toEqual([
      [null, '1Cor.13'],
      [null, '2Cor.13'],
    ]);
    expect(named('Baruch')).toMatchObject({ absentBook: 'Baruc' });
  });

  it('is all that there is where the text names a number or a book that no edition has', () => {
    expect(['G26', 'Tobit 4', '1 Macabeos'].map(isNoSearch)).toEqual([true, true, true]);
    expect(['Baruch', 'wisdom', 'love'].map(isNoSearch)).toEqual([false, false, false]);
  });
});
