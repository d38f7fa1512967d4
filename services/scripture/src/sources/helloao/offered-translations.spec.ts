import type { ListedTranslation } from './helloao-format.js';
import { findOffered } from './offered-translations.js';

const listed = (id: string, name: string, language: string, verses = 31_000): ListedTranslation => ({
  id,
  name,
  language,
  totalNumberOfChapters: 1_189,
  totalNumberOfVerses: verses,
});

const LISTING = [
  listed('eng_kjv', 'King James Version', 'eng'),
  listed('BSB', 'Berean Standard Bible', 'eng', 31_086),
  listed('eng_web', 'World English Bible Classic', 'eng'),
  listed('ENGWEBP', 'World English Bible', 'eng'),
  listed('eng_webu', 'World English Bible Updated', 'eng'),
  listed('eng_t4t', 'Translation for Translators', 'eng'),
  listed('spa_r09', 'Reina Valera 1909', 'spa'),
  listed('spa_pdt', 'Palabra de Dios para ti', 'spa'),
  listed('spa_vbl', 'Versión Biblia Libre', 'spa'),
];

const found = (listing: readonly ListedTranslation[]) =>
  Object.fromEntries(findOffered(listing).map(({ id, listedAs }) => [id, listedAs]));

describe('the translations that are offered online', () => {
  it('are the seven of the specification, with their ids, and no other', () => {
    expect(Object.keys(found(LISTING))).toEqual([
      ...['BSB', 'ENGWEBP', 'eng_webu', 'eng_t4t', 'spa_r09', 'spa_pdt', 'spa_vbl'],
    ]);
    expect(findOffered(LISTING)[0]).toMatchObject({ listedAs: 'BSB', verseCount: 31_086 });
  });

  it('are found under another id by its letters, or by their name in their language', () => {
    const moved = LISTING.map((each) => {
      const ids: Record<string, string> = { BSB: 'eng_bsb', ENGWEBP: 'eng_webp', spa_vbl: 'spa_lib2022' };
      return { ...each, id: ids[each.id] ?? each.id };
    });
    expect(found(moved)).toMatchObject({ BSB: 'eng_bsb', ENGWEBP: 'eng_webp', spa_vbl: 'spa_lib2022' });
  });

  it('are not confused with one of the same name in another language', () => {
    expect(found([listed('por_r09', 'Reina Valera 1909', 'por')])).toEqual({});
  });

  it('have another version when they change', () => {
    const version = (verses: number) => findOffered([listed('BSB', 'B', 'eng', verses)])[0]!.version;
    expect(version(31_086)).toBe(version(31_086));
    expect(version(31_086)).not.toBe(version(31_087));
  });
});
