import { Injectable } from '@nestjs/common';
import { AppError, GetPassage, type GenerateImage, type RequestOf } from '@word-unfolded/contracts';
import { withoutMarkup, WORDS_OF_A_READER } from '@word-unfolded/domain';
import { ContractClient } from '@word-unfolded/service-kit';
import type { CheckedPiece } from '../../grounding/grounded-piece.js';
import { Grounding } from '../../grounding/ground-answer.js';
import { StoredTextUnavailableError } from '../../grounding/stored/stored-text.js';
import { QuotableTranslations } from '../../library/quotable-translations.js';
import { toStudyPassage, type StudyPassage } from '../../library/study-passage.js';
import { scriptureClaimOf } from './claimed-place.js';
import { wordsInPassage } from './words-in-passage.js';

type Request = Pick<
  RequestOf<typeof GenerateImage>,
  'reference' | 'translationId' | 'attribution' | 'language'
> & { readonly quote: string };

/** The words of a picture and its caption. */
export type QuoteWords = { readonly quote: string; readonly source: string; readonly edition: string };

type Quotation = Extract<CheckedPiece, { kind: 'quotation' }>;

/** Fewer words cannot be told from ordinary speech (docs/ai.md, "What it does not do"). */
const FEWEST_WORDS = 6;

/** The share of a reader's words that the stored words must have: who wrote much more should be told, not shortened. */
const LEAST_SHARE = 0.6;

/** Signs that only steer the direction of text, and that could make words read differently from what they are. */
const STEERING = /[\u200E\u200F\u202A-\u202E\u2066-\u2069\u061C]/gu;

/** Ensures that a picture shows Scripture only in its stored words, with its reference and edition. */
@Injectable()
export class QuoteChecker {
  constructor(
    private readonly grounding: Grounding,
    private readonly client: ContractClient,
    private readonly translations: QuotableTranslations,
  ) {}

  /**
   * The words to draw. With a reference they must stand there; without one they are searched in the stored texts, so
   * that Scripture gets its reference and words that are close to a verse become its words. Everything else gets the
   * name of its author, unless that says that it is Scripture.
   *
   * @throws AppError IMAGE_QUOTE_EMPTY, IMAGE_QUOTE_DIFFERS, IMAGE_QUOTE_MISQUOTED, IMAGE_AUTHOR_IS_SCRIPTURE, those of GetPassage,
   * SERVICE_UNAVAILABLE when the words cannot be compared now: then nothing is drawn
   */
  async of(request: Request): Promise<QuoteWords> {
    const quote = withoutMarkup(request.quote).replace(STEERING, '').replace(/\s+/gu, ' ').trim();
    if (!/[\p{L}\p{N}\p{Extended_Pictographic}]/u.test(quote)) throw AppError.of('IMAGE_QUOTE_EMPTY');
    if (request.reference) return this.atReference(quote, request.reference, request);
    const found = await this.search(quote, request);
    if (found?.verdict === 'removed') throw AppError.of('IMAGE_QUOTE_MISQUOTED');
    if (!found?.place) return this.ofSomebody(quote, request);
    if (shareOf(quote, found.text) < LEAST_SHARE) throw AppError.of('IMAGE_QUOTE_MISQUOTED');
    const { osis, translationId } = found.place;
    const passage = await this.passage(osis, { ...request, translationId });
    return captioned(found.text, passage);
  }

  private async atReference(quote: string, reference: string, request: Request): Promise<QuoteWords> {
    const passage = await this.passage(reference, request);
    const words =
      (await this.exactWords(quote, passage, request)) ?? (await this.repaired(quote, passage, request));
    if (words) return words;
    const { name: edition } = passage.translation;
    throw AppError.of('IMAGE_QUOTE_DIFFERS', { reference: passage.reference, edition });
  }

  /** The words of a passage, in the chosen translation, or without one in any that may be quoted. */
  private async exactWords(
    quote: string,
    passage: StudyPassage,
    request: Request,
  ): Promise<QuoteWords | undefined> {
    const found = await this.wordsAt(quote, passage, request);
    if (found || request.translationId !== undefined) return found;
    for (const { id } of await available(this.translations.of(request))) {
      if (id === passage.translation.id) continue;
      const other = await this.passageIn(passage.osis, { ...request, translationId: id });
      const words = other && (await this.wordsAt(quote, other, request));
      if (words) return words;
    }
    return undefined;
  }

  private async wordsAt(
    quote: string,
    passage: StudyPassage,
    { language }: Request,
  ): Promise<QuoteWords | undefined> {
    const stored = wordsInPassage(quote, passage);
    if (!stored) return undefined;
    const isWhole = stored.osis === passage.osis;
    const translationId = passage.translation.id;
    return captioned(
      stored.text,
      isWhole ? passage : await this.passage(stored.osis, { language, translationId }),
    );
  }

  /** The stored words of a quote that is close to them, if they stand in a passage. */
  private async repaired(
    quote: string,
    passage: StudyPassage,
    request: Request,
  ): Promise<QuoteWords | undefined> {
    const own = { ...request, translationId: request.translationId ?? passage.translation.id };
    const found = await this.search(quote, own);
    if (!found?.place) return undefined;
    const { translationId } = found.place;
    if (translationId === passage.translation.id) return this.wordsAt(found.text, passage, request);
    if (request.translationId !== undefined) return undefined;
    const other = await this.passageIn(passage.osis, { ...request, translationId });
    return other && this.wordsAt(found.text, other, request);
  }

  /** A passage in a translation, unless it lacks the passage. */
  private async passageIn(reference: string, request: Request): Promise<StudyPassage | undefined> {
    return this.passage(reference, request).catch((error: unknown) => {
      if (error instanceof AppError && error.status < 500) return undefined;
      throw error;
    });
  }

  /** An author that is a reference, or the Bible, claims that the words stand there. */
  private async ofSomebody(quote: string, request: Request): Promise<QuoteWords> {
    const { attribution, language } = request;
    const claim = attribution ? scriptureClaimOf(attribution, language) : undefined;
    if (claim?.kind === 'place') return this.atReference(quote, claim.osis, request);
    if (claim) throw AppError.of('IMAGE_AUTHOR_IS_SCRIPTURE', { author: attribution ?? '' });
    return { quote, source: attribution || WORDS_OF_A_READER[language], edition: '' };
  }

  /** @throws AppError those of GetPassage: the reference is none, or its passage is not in this translation */
  private async passage(
    reference: string,
    { language, translationId }: Pick<Request, 'language' | 'translationId'>,
  ): Promise<StudyPassage> {
    return toStudyPassage(await this.client.ask(GetPassage, { reference, translationId, language }));
  }

  /** The quotation that a whole quote is, if it is one. */
  private async search(quote: string, { language, translationId }: Request): Promise<Quotation | undefined> {
    const words = quote.match(/\p{L}+/gu) ?? [];
    if (words.length < FEWEST_WORDS) return undefined;
    const bare = quote.replace(/^[“«"‘']+|[”»"’']+$/gu, '');
    const translations = await available(this.translations.of({ language, translationId }));
    const pieces: CheckedPiece[] = [];
    for await (const piece of this.grounding.check(chunksOf(`“${bare}”`), language, translations))
      pieces.push(piece);
    const quotations = pieces.filter((piece): piece is Quotation => piece.kind === 'quotation');
    if (quotations.some(({ reason }) => reason === 'unavailable')) throw AppError.of('SERVICE_UNAVAILABLE');
    const [only] = quotations;
    return quotations.length === 1 ? only : quotations.find(({ verdict }) => verdict === 'removed');
  }
}

/** The share of the words of a quote that a stored text has too. */
function shareOf(quote: string, stored: string): number {
  const wordsOf = (text: string) => text.toLocaleLowerCase().match(/\p{L}+/gu) ?? [];
  const there = new Set(wordsOf(stored));
  const words = wordsOf(quote);
  return words.filter((word) => there.has(word)).length / Math.max(1, words.length);
}

function captioned(quote: string, { reference, translation }: StudyPassage): QuoteWords {
  return { quote, source: reference, edition: translation.name };
}

async function available<Value>(asked: Promise<Value>): Promise<Value> {
  try {
    return await asked;
  } catch (error) {
    if (error instanceof AppError || error instanceof StoredTextUnavailableError)
      throw AppError.with('SERVICE_UNAVAILABLE', {}, { cause: error });
    throw error;
  }
}

async function* chunksOf(text: string): AsyncGenerator<string> {
  yield text;
}
