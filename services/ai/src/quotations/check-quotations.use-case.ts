import { Controller } from '@nestjs/common';
import {
  AppError,
  CheckQuotations,
  type CheckedQuotation,
  type RequestOf,
  type ResponseOf,
} from '@word-unfolded/contracts';
import { Handles } from '@word-unfolded/service-kit';
import { Grounding } from '../grounding/ground-answer.js';
import { StoredTextUnavailableError } from '../grounding/stored/stored-text.js';
import { withoutModelLinks } from '../model-generator/shown/plain-model-text.js';
import { plainCharacters } from '../grounding/scanning/plain-characters.js';
import { QuotableTranslations } from '../library/quotable-translations.js';
import { inexactOf } from './inexact-quotation.js';

/** The most quotations that are reported. */
const MOST = 100;

/** Compares the quotations in a text that a person has written with stored Scripture. Nothing of the text is changed. */
@Controller()
export class CheckQuotationsUseCase {
  constructor(
    private readonly grounding: Grounding,
    private readonly translations: QuotableTranslations,
  ) {}

  /** @throws AppError SERVICE_UNAVAILABLE when the words cannot be compared now */
  @Handles(CheckQuotations)
  async execute({
    text,
    language,
  }: RequestOf<typeof CheckQuotations>): Promise<ResponseOf<typeof CheckQuotations>> {
    const quotations: CheckedQuotation[] = [];
    try {
      const translations = await this.translations.of({ language, translationId: undefined });
      const read = await readText(text);
      for await (const piece of this.grounding.check(paragraphs(read), language, translations)) {
        const inexact = inexactOf(piece, read, language);
        if (inexact && quotations.length < MOST) quotations.push(inexact);
      }
    } catch (error) {
      if (error instanceof StoredTextUnavailableError)
        throw AppError.with('SERVICE_UNAVAILABLE', {}, { cause: error });
      throw error;
    }
    return { quotations };
  }
}

/** The check judges a text as it streams, and yields between the pieces of a long one. */
async function* paragraphs(text: string): AsyncGenerator<string> {
  for (const paragraph of text.split(/(?<=\n\n)/u)) yield paragraph;
}

/** The text as a reader sees it: links are their words, and letters and marks have their usual form. */
async function readText(text: string): Promise<string> {
  let read = '';
  for await (const part of plainCharacters(withoutModelLinks(paragraphs(text)))) read += part;
  return read;
}
