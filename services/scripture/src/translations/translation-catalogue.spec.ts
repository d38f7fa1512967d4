import { ListTranslations } from '@word-unfolded/contracts';
import { KJV_VERSE_COUNTS } from '@word-unfolded/scripture-ref';
import { FakeTextSource } from '../../test/sources/fake-text-source.js';
import { findKnownTranslation, KNOWN_TRANSLATIONS } from './known-translations.js';
import { ListTranslationsUseCase } from './list-translations.use-case.js';
import { TranslationCatalogue } from './translation-catalogue.js';

const catalogueWith = (...ids: string[]) =>
  new TranslationCatalogue(new FakeTextSource(Object.fromEntries(ids.map((id) => [id, KJV_VERSE_COUNTS]))));

describe('the picker of translations', () => {
  it('lists the seven of the specification and the local ones, each with its license and notice', async () => {
    const listed = await new ListTranslationsUseCase(catalogueWith('WEB', 'spa_r09', 'KJV')).execute();
    expect(ListTranslations.response.safeParse(listed).success).toBe(true);
    expect(listed.map(({ id, available }) => `${id} ${available ? 'here' : 'online'}`)).toEqual([
      'BSB online',
      'WEB here',
      'ENGWEBP online',
      'eng_webu online',
      'eng_t4t online',
      'KJV here',
      'spa_r09 here',
      'spa_pdt online',
      'spa_vbl online',
    ]);
  });

  it('says why a translation is not available', async () => {
    const [bsb, web] = await catalogueWith('WEB').list();
    expect(bsb).toMatchObject({
      available: false,
      unavailableReason: 'needs-network',
      edition: null,
      verseCount: null,
    });
    expect(web).toMatchObject({
      available: true,
      unavailableReason: null,
      edition: 'WEB 1.0',
      verseCount: 31_102,
    });
  });

  it('has no two translations with the same name', () => {
    const names = KNOWN_TRANSLATIONS.flatMap(({ id, abbreviation }) =>
      id.toLowerCase() === abbreviation.toLowerCase() ? [id] : [id, abbreviation],
    ).map((name) => name.toLowerCase());
    expect(new Set(names).size).toBe(names.length);
  });

  it('finds a translation by its id or abbreviation in any case, and by nothing else', () => {
    expect(findKnownTranslation('rv1909')?.id).toBe('spa_r09');
    expect(findKnownTranslation(' web ')?.id).toBe('WEB');
    for (const name of ['', 'NIV', 'constructor']) expect(findKnownTranslation(name)).toBeUndefined();
  });
});

describe('the default translation', () => {
  it('is the World English Bible in English if the Berean is not available', async () => {
    expect((await catalogueWith('WEB', 'KJV').choose(undefined, 'en')).id).toBe('WEB');
    expect((await catalogueWith('BSB', 'WEB').choose(undefined, 'en')).id).toBe('BSB');
  });

  it('is the Reina Valera of 1909 in Spanish', async () => {
    expect((await catalogueWith('WEB', 'spa_r09').choose(undefined, 'es')).id).toBe('spa_r09');
  });

  it('causes an error that names it if it is not available', async () => {
    await expect(catalogueWith('WEB').choose(undefined, 'es')).rejects.toMatchObject({
      code: 'SCRIPTURE_TRANSLATION_UNAVAILABLE',
      params: { translation: 'Reina Valera 1909' },
    });
  });
});
