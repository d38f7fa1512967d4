import { AppError } from '@word-unfolded/contracts';
import { Grounding } from '../src/grounding/ground-answer.js';
import { StoredTextUnavailableError } from '../src/grounding/stored/stored-text.js';
import type { QuotableTranslations } from '../src/library/quotable-translations.js';
import { SpokenWords } from '../src/speech/words/spoken-words.js';
import { GroundingLibrary, KJV, LibraryFinder, RV1909, WEB } from './grounding/grounding-library.js';
import { WordLibrary } from './grounding/word-library.js';

let library: GroundingLibrary;
let words: SpokenWords;
beforeAll(() => {
  library = new GroundingLibrary();
  words = speaking(library, new LibraryFinder(library));
});

function speaking(text: GroundingLibrary, finder: LibraryFinder): SpokenWords {
  const translations = {
    of: ({ language }: { language: string }) =>
      Promise.resolve(language === 'es' ? [RV1909, WEB] : [WEB, KJV, RV1909]),
  } as QuotableTranslations;
  return new SpokenWords(new Grounding(text, finder, new WordLibrary()), text, translations);
}

const said = (text: string, more: object = {}) =>
  words.of({ text, language: 'en', context: 'general', ...more });

describe('the words that are spoken for Scripture', () => {
  it.each([
    ['a line of its own', 'For God so loved the universe, that he gave his only born Son'],
    ['marks', 'We read “For God so loved the universe, that he gave his only born Son” (John 3:16).'],
    ['a reference before', 'John 3:16: For God so loved the universe, that he gave his only born Son'],
  ])('are the stored ones when others are sent in %s', async (_, text) => {
    const spoken = await said(text);
    expect(spoken).toContain('For God so loved the world, that he gave');
    expect(spoken).not.toContain('universe');
    expect(spoken).toContain('(corrected to the stored text)');
  });

  it('are those of the verse that a line names, whatever the line is', async () => {
    const scripture = { translationId: 'KJV', verses: [null, 'John.11.35', 'John.11.36'] };
    const spoken = await said('John 11\nJesus laughed.\nThen said nobody', { scripture });
    expect(spoken.split('\n')).toEqual([
      'John 11',
      'Jesus wept.',
      'Then said the Jews, Behold how he loved him!',
    ]);
  });

  it('are left as they are when they are right, in every stored edition', async () => {
    const lines = [
      'The heavens declare the glory of God. The expanse shows his handiwork.',
      'The heavens declare the glory of God; and the firmament sheweth his handywork.',
      'So we look up, and wonder how far it goes.',
    ].join('\n');
    expect(await said(lines, { context: 'scripture' })).toBe(lines);
    const spanish = 'Los cielos cuentan la gloria de Dios, y la expansión denuncia la obra de sus manos.';
    expect(await said(spanish, { language: 'es' })).toBe(spanish);
  });

  it('keep their lines, and a notice is spoken in place of what no verse has', async () => {
    const text =
      'Paul says, “Every patient traveler shall\ninherit the seven gardens of brass” (Romans 8:1).\nAmen.';
    const spoken = (await said(text)).split('\n');
    expect(spoken).toHaveLength(3);
    expect(spoken.join(' ')).not.toContain('gardens of brass');
    expect(spoken.join(' ')).toContain('a quotation was left out here');
    expect(spoken[2]).toBe('Amen.');
  });

  it('are not spoken while they cannot be compared; a few words are', async () => {
    const finder = new LibraryFinder(library);
    finder.nearest = () => Promise.reject(new StoredTextUnavailableError());
    const away = speaking(library, finder);
    const request = { language: 'en', context: 'general' } as const;
    const refused = away.of({ ...request, text: 'For God so loved the universe, that he gave his Son.' });
    await expect(refused).rejects.toMatchObject({ code: 'SERVICE_UNAVAILABLE' } satisfies Partial<AppError>);
    await expect(away.of({ ...request, text: 'Grace and peace' })).resolves.toBe('Grace and peace');
  });
});
