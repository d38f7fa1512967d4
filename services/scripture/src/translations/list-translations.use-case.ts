import { Injectable } from '@nestjs/common';
import type { ListTranslations, ResponseOf } from '@word-unfolded/contracts';
import { TranslationCatalogue } from './translation-catalogue.js';

/** Lists the translations of the picker. */
@Injectable()
export class ListTranslationsUseCase {
  constructor(private readonly catalogue: TranslationCatalogue) {}

  async execute(): Promise<ResponseOf<typeof ListTranslations>> {
    return [...(await this.catalogue.list())];
  }
}
