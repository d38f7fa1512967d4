import 'reflect-metadata';
import type { INestApplicationContext } from '@nestjs/common';
import { Module } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import { GetPassage, ListBooks, ListTranslations } from '@word-unfolded/contracts';
import type { Language } from '@word-unfolded/domain';
import { canonicalVerses, RV1909_NUMBERING, verseId } from '@word-unfolded/scripture-ref';
import { ListBooksUseCase } from '../src/books/list-books.use-case.js';
import { LibraryRepository } from '../src/library/library.repository.js';
import { GetPassageUseCase } from '../src/passages/get-passage.use-case.js';
import { ListTranslationsUseCase } from '../src/translations/list-translations.use-case.js';
import { TextSource } from '../src/translations/text-source.js';
import { TranslationCatalogue } from '../src/translations/translation-catalogue.js';
import { importInstalled, type ImportedLibrary } from './editions/imported-library.js';

let library: ImportedLibrary;
let stack: INestApplicationContext;

@Module({
  providers: [
    { provide: TextSource, useFactory: () => LibraryRepository.open(library.file) },
    TranslationCatalogue,
    GetPassageUseCase,
    ListTranslationsUseCase,
    ListBooksUseCase,
  ],
})
class ScriptureUnderTest {}

beforeAll(async () => {
  library = importInstalled();
  stack = await NestFactory.createApplicationContext(ScriptureUnderTest, { logger: false });
}, 180_000);
afterAll(async () => {
  await stack.close();
  library.remove();
});

const get = (reference: string, language: Language = 'en', translationId?: string) =>
  stack.get(GetPassageUseCase).execute({ reference, language, translationId });

describe('a passage of the local library', () => {
  it('is returned in the default translation of the language', async () => {
    const english = await get('Romans 8:28-30');
    expect(english).toMatchObject({ reference: 'Romans 8:28–30', translation: { id: 'WEB' }, next: null });
    expect(english.content).toMatch(/^28 We know that all things work together for good .* 30 /);
    const spanish = await get('Romanos 8:28-30', 'es');
    expect(spanish).toMatchObject({ reference: 'Romanos 8:28-30', translation: { id: 'spa_r09' } });
    expect(spanish.content).toMatch(/^28 Y sabemos que á los que á Dios aman, .*\n29 Porque/);
  });

  it('has its title, stanzas and lines in the plain text', async () => {
    const { content } = await get('Psalm 23');
    expect(content.split('\n').slice(0, 4)).toEqual([
      'A Psalm by David.',
      '',
      '1 Yahweh is my shepherd;',
      'I shall lack nothing.',
    ]);
  });

  it('marks a verse that the edition omits, with the note of the edition', async () => {
    const { content, passages } = await get('Acts 8:36-38');
    expect(content).toContain('37 [not in this translation]');
    expect(passages[0]!.verses[1]).toMatchObject({ omitted: true, text: '', notes: [{ kind: 'note' }] });
    const kjv = await get('Acts 8:37', 'en', 'KJV');
    expect(kjv.content).toMatch(/^37 And Philip said,/);
  });

  it('has the canonical numbers that align translations', async () => {
    const [jonah] = (await get('Jonás 2:1', 'es')).passages[0]!.verses;
    expect(jonah).toMatchObject({ number: 1, canonicalId: verseId('Jonah', 1, 17) });
    const [actions] = (await get('Hechos 19:40', 'es')).passages[0]!.verses;
    const { first, last } = canonicalVerses(verseId('Acts', 19, 40), RV1909_NUMBERING);
    expect(actions).toMatchObject({ canonicalId: first, canonicalEndId: last });
    expect(last).toBe(verseId('Acts', 19, 41));
  });

  it('is refused by the numbering of its translation', async () => {
    await expect(get('Jonás 1:17', 'es')).rejects.toMatchObject({ code: 'SCRIPTURE_VERSE_NOT_FOUND' });
    await expect(get('Jonah 1:17', 'en')).resolves.toBeDefined();
  });

  it('matches the contract for any request', async () => {
    const references = [
      'Romans 8:28',
      'Psalm 119',
      'Song of Solomon',
      'Luke 17',
      'Acts 8; 15; 24',
      'Jude; Habakkuk 3',
    ];
    for (const reference of references)
      for (const translationId of ['WEB', 'RV1909', 'KJV']) {
        const result = GetPassage.response.safeParse(await get(reference, 'en', translationId));
        expect({ reference, translationId, error: result.error?.message }).toEqual({
          reference,
          translationId,
        });
      }
  });

  it('stays below a megabyte per response, and a whole Bible can be read by following `next`', async () => {
    let reference: string | null = 'Genesis-Revelation';
    let verses = 0;
    let largest = 0;
    while (reference) {
      const answer: Awaited<ReturnType<typeof get>> = await get(reference, 'en', 'KJV');
      verses += answer.passages.reduce((sum, passage) => sum + passage.verses.length, 0);
      largest = Math.max(largest, Buffer.byteLength(JSON.stringify(answer)));
      reference = answer.next;
    }
    expect(verses).toBe(31_102);
    expect(largest).toBeLessThan(720_000);
  });
});

describe('the local library', () => {
  it('has three translations of the picker', async () => {
    const listed = await stack.get(ListTranslationsUseCase).execute();
    expect(ListTranslations.response.safeParse(listed).success).toBe(true);
    expect(
      listed
        .filter(({ available }) => available)
        .map(({ id, edition, verseCount }) => [id, edition, verseCount]),
    ).toEqual([
      ['WEB', expect.stringMatching(/^engWEB2015eb \d/), 31_098],
      ['KJV', expect.stringMatching(/^engKJV2006eb \d/), 31_102],
      ['spa_r09', expect.stringMatching(/^spaRV1909eb \d/), 31_100],
    ]);
  });

  it('has their books in their own numbering', async () => {
    const books = await stack.get(ListBooksUseCase).execute({ translationId: 'RV1909', language: 'es' });
    expect(ListBooks.response.safeParse(books).success).toBe(true);
    expect(books.find(({ osis }) => osis === 'Job')!.verses.slice(37, 41)).toEqual([38, 38, 19, 34]);
    expect(books[0]!.name).toBe('Génesis');
  });
});
