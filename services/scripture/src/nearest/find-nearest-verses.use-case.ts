import { Controller } from '@nestjs/common';
import { FindNearestVerses, type RequestOf, type ResponseOf } from '@word-unfolded/contracts';
import { Handles } from '@word-unfolded/service-kit';
import { NearestRepository } from './nearest.repository.js';

/** Finds the verses that are nearest to a text, for the check of quotations. */
@Controller()
export class FindNearestVersesUseCase {
  constructor(private readonly repository: NearestRepository) {}

  @Handles(FindNearestVerses)
  async execute({
    text,
    translations,
    limit,
  }: RequestOf<typeof FindNearestVerses>): Promise<ResponseOf<typeof FindNearestVerses>> {
    const verses = [];
    for (const translationId of translations)
      for (const near of await this.repository.find(text, translationId, limit))
        verses.push({ translationId, ...near });
    return { verses };
  }
}
