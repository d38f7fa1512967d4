import { Controller } from '@nestjs/common';
import {
  AppError,
  GetParallelPassages,
  type ParallelAnswer,
  type RequestOf,
  type Translation,
} from '@word-unfolded/contracts';
import { Handles } from '@word-unfolded/service-kit';
import type { Language } from '@word-unfolded/domain';
import { answerParallel, type ParallelText } from '@word-unfolded/scripture-text';
import { rangesOfReference } from '../passages/ranges-of-reference.js';
import { editionNotice } from '../translations/edition-notice.js';
import { TextSource } from '../translations/text-source.js';
import { TextSourceError } from '../translations/text-source-error.js';
import { TranslationCatalogue } from '../translations/translation-catalogue.js';

/** Aligns passages in several translations by canonical verse. */
@Controller()
export class GetParallelPassagesUseCase {
  constructor(
    private readonly catalogue: TranslationCatalogue,
    private readonly source: TextSource,
  ) {}

  /**
   * @returns the passages that the reference names in the numbering of the first translation, in the requested order;
   * `next` names the rest that does not fit into one response.
   * @throws AppError as `GetPassageUseCase` does; for the failure of a source, with the name of the translation.
   */
  @Handles(GetParallelPassages)
  async execute({
    reference,
    translationIds,
    language,
  }: RequestOf<typeof GetParallelPassages>): Promise<ParallelAnswer> {
    const [first, ...others] = await this.choose(translationIds, language);
    if (!first) throw AppError.of('SCRIPTURE_TRANSLATIONS_REQUIRED');
    const ranges = rangesOfReference(reference, first.numbering.counts, language);
    return answerParallel(ranges, [first, ...others], language);
  }

  /** A translation that is named twice is shown once. */
  private async choose(names: readonly string[], language: Language): Promise<readonly ParallelText[]> {
    const translations = new Map<string, Translation>();
    for (const name of names) {
      const translation = await this.catalogue.choose(name, language);
      translations.set(translation.id, translation);
    }
    return Promise.all([...translations.values()].map((translation) => this.textOf(translation)));
  }

  private async textOf(translation: Translation): Promise<ParallelText> {
    const numbering = await this.source.numbering(translation.id);
    if (!numbering) throw AppError.of('SCRIPTURE_TRANSLATION_NOT_FOUND');
    return {
      translation: editionNotice(translation),
      numbering,
      read: (range, limit) =>
        this.source.verses(translation.id, range, limit).catch(async (error: unknown) => {
          throw error instanceof TextSourceError ? await this.catalogue.failed(translation, error) : error;
        }),
    };
  }
}
