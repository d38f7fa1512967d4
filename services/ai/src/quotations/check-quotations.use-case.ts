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
        const inexact = inexactOf(piece, text);
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
function inexactOf(piece: CheckedPiece, text: string): CheckedQuotation | undefined {
  if (piece.kind !== 'quotation' && piece.kind !== 'reference') return undefined;
  if (piece.verdict !== 'repaired' && piece.verdict !== 'removed') return undefined;
  if (piece.reason === 'unavailable') throw AppError.of('SERVICE_UNAVAILABLE');
  if (piece.kind === 'reference' && piece.verdict === 'repaired') return undefined;
  if (piece.kind === 'quotation' && !isSetAsQuotation(piece.original, text)) return undefined;
  if (isPartOf(piece.original, piece.text)) return undefined;
  const isRepaired = piece.verdict === 'repaired';
  return {
    quoted: shortened(piece.original),
    verdict: piece.verdict,
    reference: piece.kind === 'quotation' ? (piece.place?.reference ?? null) : null,
    stored: isRepaired && piece.kind === 'quotation' ? shortened(piece.text) : null,
  };
}

/**
 * Whether words stand after a quotation mark or in a block quotation. A person may retell Scripture in their own words,
 * which an answer of a model may not.
 */
function isSetAsQuotation(words: string, text: string): boolean {
  for (let at = text.indexOf(words); at >= 0; at = text.indexOf(words, at + 1)) {
    const before = text.slice(0, at);
    if (/["“„«‘'‹][\s*_]*$/u.test(before) || /(?:^|\n)\s*>[^\n]*$/u.test(before)) return true;
  }
  return false;
}

/** A part of the stored words is exact, too. The same words are reported for another reason: their place is wrong. */
function isPartOf(words: string, stored: string): boolean {
  const [part, whole] = [lettersOf(words), lettersOf(stored)];
  return part.length < whole.length && whole.includes(part);
}

/** The letters of a text, without accents and capitals. */
function lettersOf(text: string): string {
  return text
    .normalize('NFD')
    .replace(/[^\p{L}\p{N}]/gu, '')
    .toLowerCase();
}

/** A hundred of them fit into one message. */
function shortened(text: string): string {
  return text.length <= MOST_CHARACTERS ? text : `${text.slice(0, MOST_CHARACTERS - 1)}…`;
}

/** The check judges a text as it streams, and yields between the pieces of a long one. */
async function* paragraphs(text: string): AsyncGenerator<string> {
  for (const paragraph of text.split(/(?<=\n\n)/u)) yield paragraph;
}
