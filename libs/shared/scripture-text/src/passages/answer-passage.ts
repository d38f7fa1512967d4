import { AppError, PASSAGES_LIMIT, type Passage, type PassageAnswer } from '@word-unfolded/contracts';
import type { Language } from '@word-unfolded/domain';
import {
  formatOsis,
  formatReference,
  locatePassage,
  passageOfRange,
  type ParsedReference,
  type PassageReference,
  type VerseCounts,
  type VerseRange,
} from '@word-unfolded/scripture-ref';
import { fillAnswer, type FilledAnswer, type ReadVerses } from './fill-answer.js';
import { passageProblemError } from './passage-problem.error.js';
import { passageText } from './passage-text.js';

/** A readable text: its required notice, its numbering, and its verses. */
export type ReadableText = {
  readonly translation: PassageAnswer['translation'];
  readonly counts: VerseCounts;
  readonly read: ReadVerses;
};

/**
 * The requested passages as ranges in the numbering of a text, in the requested order.
 *
 * @throws AppError when the reference is not understood, lists too many passages, or names one that the text lacks;
 * with names in the language.
 */
export function rangesOfParsed(
  parsed: ParsedReference,
  counts: VerseCounts,
  language: Language,
): readonly VerseRange[] {
  if (!parsed.understood && parsed.outside)
    throw AppError.of('SCRIPTURE_BOOK_NOT_IN_TRANSLATION', { book: parsed.outside[language] });
  if (!parsed.understood) throw AppError.of('SCRIPTURE_REFERENCE_NOT_UNDERSTOOD');
  if (parsed.passages.length > PASSAGES_LIMIT)
    throw AppError.of('SCRIPTURE_TOO_MANY_PASSAGES', { max: PASSAGES_LIMIT });
  return parsed.passages.map((passage) => locate(passage, counts, language));
}

/**
 * The words of ranges in a text.
 *
 * @returns `next` names the part that does not fit in one response.
 * @throws AppError PASSAGE_EMPTY when the source of the text has no words for any of it.
 */
export async function answerPassage(
  ranges: readonly VerseRange[],
  { translation, counts, read }: ReadableText,
): Promise<PassageAnswer> {
  const answer = await fillAnswer(ranges, counts, read);
  if (hasNothing(answer)) throw AppError.of('PASSAGE_EMPTY');
  const { filled, left } = answer;
  const { language } = translation;
  const references = filled.map(({ range }) => passageOfRange(range, counts));
  const passages = filled.map(({ verses }, index): Passage => {
    const named = references.slice(index, index + 1);
    return { reference: formatReference(named, language), osis: formatOsis(named), verses: [...verses] };
  });
  return {
    reference: formatReference(references, language),
    content: passageText(passages, language),
    translation,
    passages,
    next: left.length > 0 ? formatOsis(left.map((range) => passageOfRange(range, counts))) : null,
  };
}

function locate(passage: PassageReference, counts: VerseCounts, language: Language): VerseRange {
  const located = locatePassage(passage, counts);
  if (!located.exists) throw passageProblemError(located.problem, language);
  return located.range;
}

/** Whether the source has no words for any of it; a deliberate omission of the edition is a valid result. */
function hasNothing({ filled }: FilledAnswer): boolean {
  return filled.every(({ verses }) => verses.every(({ omission }) => omission === 'not-supplied'));
}
