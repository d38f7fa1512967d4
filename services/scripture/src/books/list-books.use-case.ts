import { Controller } from '@nestjs/common';
import { ListBooks, type Book, type RequestOf } from '@word-unfolded/contracts';
import { Handles } from '@word-unfolded/service-kit';
import { bookName, BOOKS } from '@word-unfolded/scripture-ref';
import { TextSource } from '../translations/text-source.js';
import { TranslationCatalogue } from '../translations/translation-catalogue.js';

/** Lists the books of a translation, with names in its language and chapters in its numbering. */
@Controller()
export class ListBooksUseCase {
  constructor(
    private readonly catalogue: TranslationCatalogue,
    private readonly source: TextSource,
  ) {}

  /** @throws AppError as `TranslationCatalogue.choose` does. */
  @Handles(ListBooks)
  async execute({ translationId, language }: RequestOf<typeof ListBooks>): Promise<Book[]> {
    const translation = await this.catalogue.choose(translationId, language);
    const counts = (await this.source.verseCounts(translation.id)) ?? {};
    return BOOKS.flatMap(({ osis, number, testament }) => {
      const verses = counts[osis];
      const name = bookName(osis, translation.language);
      return verses ? [{ osis, number, name, testament, verses: [...verses] }] : [];
    });
  }
}
