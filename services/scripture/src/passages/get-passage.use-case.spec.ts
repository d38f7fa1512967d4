import { AppError, GetPassage, PASSAGES_LIMIT, REFERENCE_LIMIT } from '@word-unfolded/contracts';
import type { Language } from '@word-unfolded/domain';
import { KJV_VERSE_COUNTS, RV1909_NUMBERING } from '@word-unfolded/scripture-ref';
import { FakeTextSource } from '../../test/sources/fake-text-source.js';
import { TranslationCatalogue } from '../translations/translation-catalogue.js';
import { GetPassageUseCase } from './get-passage.use-case.js';

const source = new FakeTextSource({ WEB: KJV_VERSE_COUNTS, spa_r09: RV1909_NUMBERING.counts });
const useCase = new GetPassageUseCase(new TranslationCatalogue(source), source);

const get = (reference: string, language: Language = 'en', translationId?: string) =>
  useCase.execute({ reference, language, translationId });

const refusal = async (reference: string, language: Language = 'en', translationId?: string) => {
  const error = await get(reference, language, translationId).catch((thrown: unknown) => thrown);
  return error instanceof AppError ? [error.code, error.textIn(language)] : error;
};

describe('a passage', () => {
  it('is returned in the default translation of the language, with names in the language of the translation', async () => {
    const english = await get('Ro 8:28-30');
    expect(english).toMatchObject({ reference: 'Romans 8:28–30', translation: { id: 'WEB' }, next: null });
    const spanish = await get('Romans 8:28-30', 'es');
    expect(spanish).toMatchObject({ reference: 'Romanos 8:28-30', translation: { id: 'spa_r09' } });
  });

  it('is found by a reference in the other language', async () => {
    expect(await get('Salmo 23', 'en')).toMatchObject({ reference: 'Psalm 23' });
  });

  it('is found if the name of its book is misspelled', async () => {
    expect(await get('Romnaos 8:28', 'en')).toMatchObject({ reference: 'Romans 8:28' });
  });

  it('is returned in the requested translation, by id or abbreviation in any case', async () => {
    for (const name of ['spa_r09', 'SPA_R09', 'rv1909', 'RV1909'])
      expect((await get('Jonah 2:11', 'en', name)).translation.id).toBe('spa_r09');
  });

  it('may consist of several passages, a whole chapter or a whole book', async () => {
    const answer = await get('Romans 8:28; Psalm 23; Jude');
    expect(answer.reference).toBe('Romans 8:28; Psalm 23; Jude');
    expect(answer.passages.map(({ osis, verses }) => [osis, verses.length])).toEqual([
      ['Rom.8.28', 1],
      ['Ps.23', 6],
      ['Jude', 25],
    ]);
  });

  it('matches the contract', async () => {
    expect(GetPassage.response.safeParse(await get('Romans 8:28; Psalm 23; Jude')).success).toBe(true);
  });

  it('is named by the verses that it has', async () => {
    expect((await get('Rom 8:28ff')).reference).toBe('Romans 8:28–39');
    expect((await get('Rom 8:1-39')).reference).toBe('Romans 8');
  });
});

describe('a long passage', () => {
  it('is returned in parts of whole chapters with at most four hundred verses, each with the next reference', async () => {
    const first = await get('Genesis');
    expect(first.passages[0]!.verses).toHaveLength(398);
    expect(first.reference).toBe('Genesis 1–16');
    expect(first.next).toBe('Gen.17-Gen.50');
    const second = await get(first.next!);
    expect(second.passages[0]!.verses[0]).toMatchObject({ chapter: 17, number: 1 });
  });

  it('can be read to its end by following `next`', async () => {
    let reference: string | null = 'Matthew-Luke; Psalm 119; Jude';
    const read: number[] = [];
    while (reference) {
      const { passages, next } = await get(reference);
      read.push(...passages.flatMap(({ verses }) => verses.map(({ canonicalId }) => canonicalId)));
      reference = next;
    }
    expect(read).toHaveLength(1_071 + 678 + 1_151 + 176 + 25);
    expect(new Set(read).size).toBe(read.length);
  });

  it('stays below seven hundred kilobytes per response, however long its verses are', async () => {
    const heavy = new FakeTextSource(undefined, (verse) => ({
      ...verse,
      notes: [{ kind: 'note', text: 'ñ'.repeat(20_000) }],
    }));
    const heavyUseCase = new GetPassageUseCase(new TranslationCatalogue(heavy), heavy);
    const answer = await heavyUseCase.execute({ reference: 'Romans', language: 'en', translationId: 'WEB' });
    expect(Buffer.byteLength(JSON.stringify(answer))).toBeLessThan(710_000);
    expect(answer.passages[0]!.verses.length).toBeGreaterThan(10);
    expect(answer.next).toMatch(/^Rom\./);
  });

  it('names the rest with a valid reference', async () => {
    const pair = '1 Thessalonians 5:28 - 2 Thessalonians 3:18';
    const osis = Array<string>(PASSAGES_LIMIT).fill('1Thess.5.28-2Thess.3.18').join(' ');
    expect(osis.length).toBeLessThanOrEqual(REFERENCE_LIMIT);
    const { next } = await get(`Psalms; ${pair}; ${pair}`, 'en');
    expect(next).toBe('Ps.31-Ps.150 1Thess.5.28-2Thess.3.18 1Thess.5.28-2Thess.3.18');
  });
});

describe('an unavailable passage', () => {
  it('is refused if the text is not a reference', async () => {
    expect(await refusal('I am 5')).toEqual([
      'SCRIPTURE_REFERENCE_NOT_UNDERSTOOD',
      'This does not look like a Scripture reference. Try one like Romans 8:28 or Psalm 23.',
    ]);
  });

  it('is refused with the chapters of the book', async () => {
    expect(await refusal('Psalm 151:9')).toEqual([
      'SCRIPTURE_CHAPTER_NOT_FOUND',
      'Psalms has 150 chapters; there is no chapter 151.',
    ]);
    expect(await refusal('Romanos 17:1', 'es')).toEqual([
      'SCRIPTURE_CHAPTER_NOT_FOUND',
      'Romanos tiene 16 capítulos; no existe el capítulo 17.',
    ]);
    expect(await refusal('Jude 2:1')).toEqual([
      'SCRIPTURE_ONLY_CHAPTER_NOT_FOUND',
      'Jude has only one chapter; there is no chapter 2.',
    ]);
  });

  it('is refused with the last verse of the chapter, in the numbering of the translation', async () => {
    expect(await refusal('Romans 8:40')).toEqual([
      'SCRIPTURE_VERSE_NOT_FOUND',
      'Romans 8 ends at verse 39; there is no verse 40.',
    ]);
    expect(await refusal('Jonás 1:17', 'es')).toEqual([
      'SCRIPTURE_VERSE_NOT_FOUND',
      'Jonás 1 termina en el versículo 16; no existe el versículo 17.',
    ]);
    expect(await refusal('Salmo 23:7', 'es')).toEqual([
      'SCRIPTURE_VERSE_NOT_FOUND',
      'Salmo 23 termina en el versículo 6; no existe el versículo 7.',
    ]);
  });

  it('is refused if its end precedes its start', async () => {
    expect((await refusal('Romans 8:30-28')) as string[]).toContain('SCRIPTURE_RANGE_BACKWARDS');
  });

  it('is refused if it is one of too many', async () => {
    const passages = Array.from({ length: PASSAGES_LIMIT + 1 }, (_, index) => `Ps ${index + 1}`).join('; ');
    expect(await refusal(passages)).toEqual([
      'SCRIPTURE_TOO_MANY_PASSAGES',
      'That is too many passages at once. Ask for no more than 20.',
    ]);
  });

  it('is refused if the translation is unknown or needs the network', async () => {
    expect((await refusal('John 3:16', 'en', 'NIV')) as string[]).toContain(
      'SCRIPTURE_TRANSLATION_NOT_FOUND',
    );
    expect(await refusal('John 3:16', 'en', 'bsb')).toEqual([
      'SCRIPTURE_TRANSLATION_UNAVAILABLE',
      'Berean Standard Bible needs the online source of translations, which is not in use here.',
    ]);
  });

  it('is refused if the translation lacks the book', async () => {
    const { Obad: _, ...counts } = KJV_VERSE_COUNTS;
    const partial = new FakeTextSource({ WEB: counts });
    const partialUseCase = new GetPassageUseCase(new TranslationCatalogue(partial), partial);
    const response = partialUseCase.execute({ reference: 'Obadiah 3', language: 'en' });
    await expect(response).rejects.toMatchObject({ code: 'SCRIPTURE_BOOK_NOT_IN_TRANSLATION' });
  });
});
