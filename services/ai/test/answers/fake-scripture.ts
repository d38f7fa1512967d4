import { Controller, Module } from '@nestjs/common';
import {
  AppError,
  GetPassage,
  ListTranslations,
  type PassageAnswer,
  type RequestOf,
  type Translation,
} from '@word-unfolded/contracts';
import { Handles } from '@word-unfolded/service-kit';

const WEB = {
  id: 'WEB',
  abbreviation: 'WEB',
  name: 'Invented',
  language: 'en',
  edition: null,
  licence: 'none',
  notice: 'none',
} as const;

/** A fake scripture service with invented words, so that answers are tested alone. */
@Controller()
class FakeScripture {
  @Handles(GetPassage)
  getPassage({ reference }: RequestOf<typeof GetPassage>): PassageAnswer {
    if (reference.startsWith('Psalm 151'))
      throw AppError.of('SCRIPTURE_CHAPTER_NOT_FOUND', { book: 'Psalms', chapters: 150, chapter: 151 });
    return { reference, content: 'invented words', translation: WEB, passages: [], next: null };
  }

  @Handles(ListTranslations)
  listTranslations(): Translation[] {
    return [{ ...WEB, available: true, unavailableReason: null, verseCount: 31_000 }];
  }
}

@Module({ controllers: [FakeScripture] })
export class FakeScriptureModule {}
