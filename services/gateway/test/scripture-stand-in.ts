import { Controller, Module } from '@nestjs/common';
import {
  CatalogueError,
  GetPassage,
  ListBooks,
  type PassageAnswer,
  type RequestOf,
} from '@word-unfolded/contracts';
import { currentJourney, Handles } from '@word-unfolded/service-kit';

/** What reached the stand-in. */
export const asked: { reference: string; language: string; correlationId: string | undefined }[] = [];

/** Answers the scripture contracts with invented words, so that the gateway is tested alone. */
@Controller()
class ScriptureStandIn {
  @Handles(GetPassage)
  async getPassage({ reference, language }: RequestOf<typeof GetPassage>): Promise<PassageAnswer> {
    asked.push({ reference, language, correlationId: currentJourney()?.correlationId });
    if (reference.startsWith('Psalm 151'))
      throw CatalogueError.of('SCRIPTURE_CHAPTER_NOT_FOUND', { book: 'Psalms', chapters: 150, chapter: 151 });
    if (reference === 'fault') throw new TypeError('secret internals');
    if (reference === 'slowly') await new Promise((resolve) => setTimeout(resolve, 50));
    return { reference, content: 'invented words '.repeat(200), translation, passages: [], next: null };
  }

  @Handles(ListBooks)
  async listBooks(): Promise<never> {
    throw CatalogueError.of('SCRIPTURE_TRANSLATION_NOT_FOUND');
  }
}

const translation = {
  id: 'WEB',
  abbreviation: 'WEB',
  name: 'Invented',
  language: 'en',
  edition: null,
  licence: 'none',
  notice: 'none',
} as const;

@Module({ controllers: [ScriptureStandIn] })
export class ScriptureStandInModule {}
