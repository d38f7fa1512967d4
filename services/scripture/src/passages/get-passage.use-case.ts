import { Injectable } from '@nestjs/common';
import {
  CatalogueError,
  PASSAGES_LIMIT,
  type GetPassage,
  type Passage,
  type PassageAnswer,
  type RequestOf,
  type Translation,
} from '@word-unfolded/contracts';
import type { Language } from '@word-unfolded/domain';
import {
  formatOsis,
  formatReference,
  locatePassage,
  parseReference,
  passageOfRange,
  type PassageReference,
  type VerseCounts,
  type VerseRange,
} from '@word-unfolded/scripture-ref';
import { TextSource } from '../translations/text-source.js';
import { TranslationCatalogue } from '../translations/translation-catalogue.js';
import { fillAnswer, type FilledAnswer } from './fill-answer.js';
import { passageProblemError } from './passage-problem.error.js';
import { passageText } from './passage-text.js';

/** Gives the words of passages in a translation, as they stand in it. */
@Injectable()
export class GetPassageUseCase {
  constructor(
    private readonly catalogue: TranslationCatalogue,
    private readonly source: TextSource,
  ) {}

  /**
   * @returns the passages in the order in which they were asked for; what does not fit in one answer is named in `next`.
   * @throws CatalogueError when the reference is not understood, the translation is not to be had, or the passage is not
   * in it: one of the SCRIPTURE errors, with names in the reader's language.
   */
  async execute({
    reference,
    translationId,
    language,
  }: RequestOf<typeof GetPassage>): Promise<PassageAnswer> {
    const translation = await this.catalogue.choose(translationId, language);
    const counts = (await this.source.verseCounts(translation.id)) ?? {};
    const ranges = readReference(reference, language).map((passage) => locate(passage, counts, language));
    const answer = await fillAnswer(ranges, counts, (range, limit) =>
      this.source.verses(translation.id, range, limit),
    );
    return toAnswer(answer, counts, translation);
  }
}

function readReference(reference: string, language: Language): readonly PassageReference[] {
  const parsed = parseReference(reference, language);
  if (!parsed.understood) throw CatalogueError.of('SCRIPTURE_REFERENCE_NOT_UNDERSTOOD');
  if (parsed.passages.length > PASSAGES_LIMIT)
    throw CatalogueError.of('SCRIPTURE_TOO_MANY_PASSAGES', { max: PASSAGES_LIMIT });
  return parsed.passages;
}

function locate(passage: PassageReference, counts: VerseCounts, language: Language): VerseRange {
  const located = locatePassage(passage, counts);
  if (!located.exists) throw passageProblemError(located.problem, language);
  return located.range;
}

function toAnswer(
  { filled, left }: FilledAnswer,
  counts: VerseCounts,
  translation: Translation,
): PassageAnswer {
  const { id, abbreviation, name, language, edition, licence, notice } = translation;
  const references = filled.map(({ range }) => passageOfRange(range, counts));
  const passages = filled.map(({ verses }, index): Passage => {
    const named = references.slice(index, index + 1);
    return { reference: formatReference(named, language), osis: formatOsis(named), verses: [...verses] };
  });
  return {
    reference: formatReference(references, language),
    content: passageText(passages, language),
    translation: { id, abbreviation, name, language, edition, licence, notice },
    passages,
    next: left.length > 0 ? formatOsis(left.map((range) => passageOfRange(range, counts))) : null,
  };
}
