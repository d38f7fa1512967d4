import type { Language } from '@word-unfolded/domain';
import { openSearchedLibrary } from '../searched-library.js';

const { find, repository } = openSearchedLibrary();

describe('a misspelled word', () => {
  it('is corrected to a word that the language has, whichever edition is searched', async () => {
    const [, , kjv] = repository().editions;
    const long = kjv!.vocabulary.words.filter(([word]) => word.length > 6);
    const misspelt = long
      .filter((_, index) => index % 41 === 0)
      .map(([word]) => `${word.slice(0, 2)}${word[3]}${word[2]}${word.slice(4)}`)
      .filter((word) => repository().editions.every(({ vocabulary }) => !vocabulary.has(word)));
    expect(misspelt.length).toBeGreaterThan(100);
    const answers = await Promise.all(misspelt.map((q) => find(`lord ${q}`, { translations: ['WEB'] })));
    const corrected = answers.filter(({ correction }) => correction !== null);
    expect(corrected.length / misspelt.length).toBeGreaterThan(0.9);
  });
});

describe('a misspelled word among others', () => {
  it.each<[language: Language, translations: string[], q: string, query: string]>([
    ['en', [], 'for god so loevd the wolrd', 'for god so loved the world'],
    ['en', ['WEB'], 'Methusala', 'Methuselah'],
    ['es', [], 'en el prinsipio', 'en el principio'],
    ['es', [], 'yo soy el pan de bida', 'yo soy el pan de vida'],
  ])(
    'is corrected in the language of the others to a word that gives results: in %s and %j “%s”',
    async (language, translations, q, query) => {
      const answer = await find(q, { language, translations });
      expect(answer.correction?.query).toBe(query);
      expect(answer.otherLanguage).toBeNull();
      expect(answer.verses.length).toBeGreaterThan(0);
    },
  );
});

describe('a word that no edition has', () => {
  it.each<[language: Language, q: string]>([
    ['es', 'certeza'],
    ['es', 'ordenador'],
    ['en', 'telescope'],
    ['en', 'certeza'],
    ['en', 'anxiety telescope'],
  ])('is not corrected if it is an existing word: in %s “%s”', async (language, q) => {
    expect((await find(q, { language })).correction).toBeNull();
  });

  it.each<[language: Language, q: string, query: string]>([
    ['en', 'walk thru the valley', 'walk through the valley'],
    ['en', 'luv one another', 'love one another'],
    ['es', 'xq de tal manera', 'porque de tal manera'],
    ['es', 'Mefiboset', 'Mephi-boseth'],
    ['es', 'Betsabé', 'Bath-sheba'],
    ['en', 'nebuchadnezer', 'Nebuchadnezzar'],
  ])('is corrected to the form that the texts use: in %s “%s” is “%s”', async (language, q, query) => {
    const answer = await find(q, { language });
    expect(answer.correction?.query).toBe(query);
    expect(answer.verses.length).toBeGreaterThan(0);
  });
});
