import { Controller } from '@nestjs/common';
import {
  AppError,
  CheckQuotations,
  type CheckedQuotation,
  type RequestOf,
  type ResponseOf,
} from '@word-unfolded/contracts';
import { Handles } from '@word-unfolded/service-kit';
import type { CheckedPiece } from '../grounding/grounded-piece.js';
import { Grounding } from '../grounding/grounding.service.js';
import { StoredTextUnavailableError } from '../grounding/stored/stored-text.js';
import { QuotableTranslations } from '../library/quotable-translations.js';

/** The most quotations that are reported. */
const MOST = 100;

/** Characters of one quotation in the report. */
const MOST_CHARACTERS = 600;

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
      for await (const piece of this.grounding.check(paragraphs(text), language, translations)) {
        const inexact = inexactOf(piece);
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

/**
 * What an author has to correct.
 *
 * @throws AppError SERVICE_UNAVAILABLE when the words could not be compared
 */
function inexactOf(piece: CheckedPiece): CheckedQuotation | undefined {
  if (piece.kind !== 'quotation' && piece.kind !== 'reference') return undefined;
  if (piece.verdict !== 'repaired' && piece.verdict !== 'removed') return undefined;
  if (piece.reason === 'unavailable') throw AppError.of('SERVICE_UNAVAILABLE');
  const isRepaired = piece.verdict === 'repaired';
  const place =
    piece.kind === 'quotation' ? (piece.place?.reference ?? null) : isRepaired ? piece.text : null;
  return {
    quoted: shortened(piece.original),
    verdict: piece.verdict,
    reference: place,
    stored: isRepaired && piece.kind === 'quotation' ? shortened(piece.text) : null,
  };
}

/** A hundred of them fit into one message. */
function shortened(text: string): string {
  return text.length <= MOST_CHARACTERS ? text : `${text.slice(0, MOST_CHARACTERS - 1)}…`;
}

/** The check judges a text as it streams, and yields between the pieces of a long one. */
async function* paragraphs(text: string): AsyncGenerator<string> {
  for (const paragraph of text.split(/(?<=\n\n)/u)) yield paragraph;
}
