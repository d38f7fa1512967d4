import type { Language } from '@word-unfolded/domain';
import { openSearchedLibrary, referencesOf } from '../searched-library.js';

const { find } = openSearchedLibrary();

describe('the language of a query', () => {
  it.each<[language: Language, translations: string[], q: string, reference: string]>([
    ['en', ['WEB'], 'lampara es a mis pies', 'Salmo 119:105'],
    ['en', ['WEB', 'KJV'], 'porque de tal manera amó dios al mundo', 'Juan 3:16'],
    ['en', ['KJV'], 'la paz os dejo', 'Juan 14:27'],
    ['en', ['WEB'], 'misericorida', 'Mateo 5:7'],
    ['en', ['WEB'], 'Mefiboset', '2 Samuel 9:12'],
    ['es', ['spa_r09'], 'for god so loved the world', 'John 3:16'],
    ['es', ['spa_r09'], 'the lord is my shepherd', 'Psalm 23:1'],
  ])('selects the edition: in %s and %j “%s” is %s', async (language, translations, q, reference) => {
    const answer = await find(q, { language, translations });
    expect(referencesOf(answer)[0]).toBe(reference);
    expect(answer.otherLanguage).toEqual({ language: language === 'en' ? 'es' : 'en', asked: translations });
  });

  it.each<[language: Language, q: string, instead: Language, begun: string]>([
    ['en', 'porque de tal manera amó dios al mundo', 'es', 'WEB'],
    ['es', 'the lord is my shepherd', 'en', 'spa_r09'],
  ])(
    'is reported to a reader who chose no translation: in %s “%s” is %s',
    async (language, q, instead, begun) => {
      expect((await find(q, { language })).otherLanguage).toEqual({ language: instead, asked: [begun] });
    },
  );

  it.each<[language: Language, translations: string[], q: string]>([
    ['en', ['WEB'], 'Jesus wept'],
    ['en', ['WEB'], 'telescope'],
    ['en', ['WEB', 'spa_r09'], 'luz del mundo'],
    ['es', ['spa_r09'], 'Abraham'],
    ['es', [], 'el señor es mi pastor'],
  ])("does not override the reader's choice: in %s and %j “%s”", async (language, translations, q) => {
    expect((await find(q, { language, translations })).otherLanguage).toBeNull();
  });
});
