import { AppError, type CheckedQuotation } from '@word-unfolded/contracts';
import type { Language } from '@word-unfolded/domain';
import type { CheckedPiece } from '../grounding/grounded-piece.js';
import { isNegation } from '../grounding/judging/negations.js';
import { textWords } from '../grounding/words/text-words.js';

/** Characters of one quotation in the report. */
const MOST_CHARACTERS = 600;

/** A retelling that has so many of its words in their order from the stored ones is a quotation with a slip. */
const LIKE_STORED = 0.75;

/** Least words of a quotation without marks. */
const UNMARKED_WORDS = 6;

/** A reference and a verb that introduce the words of Scripture: “Romans 8:28 says that”. */
const INTRODUCED =
  /\d+[:.]\d+(?:[-–]\d+)?\s(?:also |clearly )?(?:says|tells us|declares|reads|teaches|states|reminds us|promises|dice|nos dice|declara|afirma|enseña|promete|nos recuerda)(?:\s(?:that|us that|que))?[,:]?\s*$/iu;

/**
 * What an author has to correct of a piece of their text; undefined for what is exact.
 *
 * @param text as a reader sees it
 * @throws AppError SERVICE_UNAVAILABLE when the words could not be compared
 */
export function inexactOf(
  piece: CheckedPiece,
  text: string,
  language: Language,
): CheckedQuotation | undefined {
  if (piece.kind !== 'quotation' && piece.kind !== 'reference') return undefined;
  if (piece.verdict !== 'repaired' && piece.verdict !== 'removed') return undefined;
  if (piece.reason === 'unavailable') throw AppError.of('SERVICE_UNAVAILABLE');
  if (piece.kind === 'reference' && piece.verdict === 'repaired') return undefined;
  const [quoted, stored] = [keysOf(piece.original, language), keysOf(piece.text, language)];
  if (piece.kind === 'quotation') {
    const isQuoted = isSetAsQuotation(piece.original, text);
    if (!isQuoted && !(isIntroduced(piece.original, text) && isLike(quoted, stored))) return undefined;
  }
  if (isFairPart(quoted, stored)) return undefined;
  const isRepaired = piece.verdict === 'repaired';
  return {
    quoted: shortened(piece.original),
    verdict: piece.verdict,
    reference: piece.kind === 'quotation' ? (piece.place?.reference ?? null) : null,
    stored: isRepaired && piece.kind === 'quotation' ? shortened(piece.text) : null,
  };
}

/**
 * Whether words stand after a quotation mark, in emphasis or in a block quotation. A person may retell Scripture in their
 * own words, which an answer of a model may not.
 */
function isSetAsQuotation(words: string, text: string): boolean {
  return isAfter(
    words,
    text,
    (before) => /["“„«‘'‹*_][\s*_]*$/u.test(before) || /(?:^|\n)\s*>[^\n]*$/u.test(before),
  );
}

function isIntroduced(words: string, text: string): boolean {
  const rest = words.replace(/^(?:that|que)\s+/iu, '');
  return isAfter(rest, text, (before) => INTRODUCED.test(before));
}

function isAfter(words: string, text: string, test: (before: string) => boolean): boolean {
  for (let at = text.indexOf(words); at >= 0; at = text.indexOf(words, at + 1))
    if (test(text.slice(0, at))) return true;
  return false;
}

/** Whether nearly all words are stored ones, in their order. */
function isLike(quoted: readonly string[], stored: readonly string[]): boolean {
  let at = 0;
  let shared = 0;
  for (const word of quoted) {
    const found = stored.indexOf(word, at);
    if (found < 0) continue;
    shared += 1;
    at = found + 1;
  }
  return quoted.length >= UNMARKED_WORDS && shared / quoted.length >= LIKE_STORED;
}

/** What was cut off before the words and governs them: “the love of money”. */
const GOVERNS = new Set(['of', 'de', 'del']);

/**
 * A part of the stored words is exact too, unless what was cut off before it denies or governs it. The same words are
 * reported for another reason: their place is wrong.
 */
function isFairPart(quoted: readonly string[], stored: readonly string[]): boolean {
  if (quoted.length >= stored.length) return false;
  const at = stored.findIndex((_, from) => quoted.every((word, index) => stored[from + index] === word));
  if (at < 0) return false;
  const cut = stored.slice(0, at);
  return !cut.some(isNegation) && !GOVERNS.has(cut.at(-1) ?? '');
}

function keysOf(text: string, language: Language): string[] {
  return textWords(text, language).map(({ key }) => key);
}

/** A hundred of them fit into one message. */
function shortened(text: string): string {
  return text.length <= MOST_CHARACTERS ? text : `${text.slice(0, MOST_CHARACTERS - 1)}…`;
}
