import type { QuotableTranslations } from '../../src/library/quotable-translations.js';
import { CheckQuotationsUseCase } from '../../src/quotations/check-quotations.use-case.js';
import { Grounding } from '../../src/grounding/ground-answer.js';
import type { WordLexicon } from '../../src/grounding/original-words/word-lexicon.js';
import { GroundingLibrary, KJV, LibraryFinder, RV1909, WEB } from './grounding-library.js';

let check: (text: string, language?: 'en' | 'es') => Promise<readonly (string | null)[]>;

beforeAll(() => {
  const library = new GroundingLibrary();
  const grounding = new Grounding(library, new LibraryFinder(library), {} as WordLexicon);
  const translations = {
    of: ({ language }: { language: string }) => Promise.resolve(language === 'es' ? [RV1909] : [KJV, WEB]),
  } as unknown as QuotableTranslations;
  const useCase = new CheckQuotationsUseCase(grounding, translations);
  check = async (text, language = 'en') => {
    const { quotations } = await useCase.execute({ text, language });
    return quotations.map(({ stored }) => stored);
  };
});

describe('the check of what a person has written', () => {
  it.each([
    ['“money is the root of all evil” (1 Timothy 6:10)', 'en', /the love of money is the root/iu],
    ['«El dinero es la raíz de todos los males» (1 Timoteo 6:10)', 'es', /el amor del dinero es la raíz/iu],
    ['“Suffer a witch to live” (Exodus 22:18)', 'en', /not suffer a witch/iu],
    ['See [“Jesus slept.”](https://x.example) (John 11:35) today.', 'en', /Jesus wept/u],
    ['*Be still and know that I am your servant* (Psalm 46:10)', 'en', /I am God/u],
    ['Romans 8:28 says that all things work together for evil to those who love God.', 'en', /for good/u],
    ['“Fоr Gоd sо hаted the wоrld, that he gave his only begotten Son” (John 3:16)', 'en', /so loved/u],
    ['“Jesus wept.” (John 12:35)', 'en', /light/u],
  ] as const)('reports words that say something else: %s', async (text, language, stored) => {
    const found = await check(text, language);
    expect(found).toHaveLength(1);
    expect(found[0]).toMatch(stored);
  });

  it.each([
    ['“For the love of money is the root of all evil” (1 Timothy 6:10)', 'en'],
    ['“the love of money is the root of all evil” (1 Timothy 6:10)', 'en'],
    ['“Thou shalt not suffer a witch to live” (Exodus 22:18)', 'en'],
    ['“Jesus wept” ([John 11:35](https://x.example))', 'en'],
    ['*Be still, and know that I am God* (Psalm 46:10)', 'en'],
    ['Romans 8:28 says that God turns even what hurts to the good of his own.', 'en'],
    ['«el amor del dinero es la raíz de todos los males» (1 Timoteo 6:10)', 'es'],
    ['It has “Be careful for nothing”, which in its day meant “be full of care for nothing”.', 'en'],
  ] as const)('reports neither true words nor a retelling: %s', async (text, language) => {
    expect(await check(text, language)).toEqual([]);
  });
});
