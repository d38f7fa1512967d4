import { Controller } from '@nestjs/common';
import { ListTranslations, type ResponseOf } from '@word-unfolded/contracts';
import { Handles } from '@word-unfolded/service-kit';
import { TranslationCatalogue } from './translation-catalogue.js';

/** Lists the translations of the picker. */
@Controller()
export class ListTranslationsUseCase {
  constructor(private readonly catalogue: TranslationCatalogue) {}

  @Handles(ListTranslations)
  async execute(): Promise<ResponseOf<typeof ListTranslations>> {
    return [...(await this.catalogue.list())];
  }
}
