import { Controller } from '@nestjs/common';
import {
  GetParallelPassages,
  GetPassage,
  ListBooks,
  ListTranslations,
  type RequestOf,
  type ResponseOf,
} from '@word-unfolded/contracts';
import { Handles } from '@word-unfolded/service-kit';
import { ListBooksUseCase } from './books/list-books.use-case.js';
import { GetParallelPassagesUseCase } from './parallel/get-parallel-passages.use-case.js';
import { GetPassageUseCase } from './passages/get-passage.use-case.js';
import { ListTranslationsUseCase } from './translations/list-translations.use-case.js';

/** Handles the messages for the texts. */
@Controller()
export class ScriptureController {
  constructor(
    private readonly passage: GetPassageUseCase,
    private readonly parallel: GetParallelPassagesUseCase,
    private readonly books: ListBooksUseCase,
    private readonly translations: ListTranslationsUseCase,
  ) {}

  @Handles(GetPassage)
  getPassage(request: RequestOf<typeof GetPassage>): Promise<ResponseOf<typeof GetPassage>> {
    return this.passage.execute(request);
  }

  @Handles(GetParallelPassages)
  getParallelPassages(
    request: RequestOf<typeof GetParallelPassages>,
  ): Promise<ResponseOf<typeof GetParallelPassages>> {
    return this.parallel.execute(request);
  }

  @Handles(ListBooks)
  listBooks(request: RequestOf<typeof ListBooks>): Promise<ResponseOf<typeof ListBooks>> {
    return this.books.execute(request);
  }

  @Handles(ListTranslations)
  listTranslations(): Promise<ResponseOf<typeof ListTranslations>> {
    return this.translations.execute();
  }
}
