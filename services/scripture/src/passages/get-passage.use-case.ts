import { Controller } from '@nestjs/common';
import { GetPassage, type PassageAnswer, type RequestOf } from '@word-unfolded/contracts';
import { Handles } from '@word-unfolded/service-kit';
import { answerPassage } from '@word-unfolded/scripture-text';
import { editionNotice } from '../translations/edition-notice.js';
import { TextSource } from '../translations/text-source.js';
import { TranslationCatalogue } from '../translations/translation-catalogue.js';
import { rangesOfReference } from './ranges-of-reference.js';

/** Returns the text of passages in a translation. */
@Controller()
export class GetPassageUseCase {
  constructor(
    private readonly catalogue: TranslationCatalogue,
    private readonly source: TextSource,
  ) {}

  /**
   * @returns the passages in the requested order; `next` names the rest that does not fit into one response.
   * @throws AppError if the reference is invalid, the translation is unavailable, or the passage is not in it: one of
   * the SCRIPTURE errors, with names in the reader's language; PASSAGE_EMPTY if its source has no words.
   */
  @Handles(GetPassage)
  async execute({
    reference,
    translationId,
    language,
  }: RequestOf<typeof GetPassage>): Promise<PassageAnswer> {
    return this.catalogue.readFrom(translationId, language, async (translation) => {
      const counts = (await this.source.verseCounts(translation.id)) ?? {};
      return answerPassage(rangesOfReference(reference, counts, language), {
        translation: editionNotice(translation),
        counts,
        read: (range, limit) => this.source.verses(translation.id, range, limit),
      });
    });
  }
}
