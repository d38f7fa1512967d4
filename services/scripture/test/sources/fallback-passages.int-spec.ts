import 'reflect-metadata';
import { Module } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import type { INestApplicationContext } from '@nestjs/common';
import { LANGUAGES } from '@word-unfolded/domain';
import { FALLBACK_PASSAGES } from '@word-unfolded/scripture-text';
import { LibraryRepository } from '../../src/library/library.repository.js';
import { GetPassageUseCase } from '../../src/passages/get-passage.use-case.js';
import { TextSource } from '../../src/translations/text-source.js';
import { TranslationCatalogue } from '../../src/translations/translation-catalogue.js';
import { importInstalled, type ImportedLibrary } from '../editions/imported-library.js';

let library: ImportedLibrary;
let service: INestApplicationContext;

@Module({
  providers: [
    { provide: TextSource, useFactory: () => LibraryRepository.open(library.file) },
    TranslationCatalogue,
    GetPassageUseCase,
  ],
})
class ScriptureUnderTest {}

beforeAll(async () => {
  library = importInstalled();
  service = await NestFactory.createApplicationContext(ScriptureUnderTest, { logger: false });
}, 180_000);
afterAll(async () => {
  await service.close();
  library.remove();
});

describe.each(LANGUAGES)('the built-in passages of every page, in %s', (language) => {
  it.each(FALLBACK_PASSAGES[language].map((answer) => [answer.reference, answer] as const))(
    'are word for word those of the library: %s',
    async (_, answer) => {
      const { passages, translation } = answer;
      const reference = passages.map(({ osis }) => osis).join(';');
      const stored = await service
        .get(GetPassageUseCase)
        .execute({ reference, language, translationId: translation.id });
      expect(answer).toEqual(stored);
      expect(translation.licence).toMatch(/public domain|dominio público/i);
    },
  );
});
