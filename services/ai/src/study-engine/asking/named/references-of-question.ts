import type { Language } from '@word-unfolded/domain';
import {
  BOOKS,
  bookName,
  findReferences,
  findWordedReferences,
  formatReference,
  KJV_VERSE_COUNTS,
  locatePassage,
  parseReference,
  type FoundReference,
  type PassageProblem,
  type PassageReference,
} from '@word-unfolded/scripture-ref';
import { foldedWords } from '@word-unfolded/study-library';
import { absentReferenceIn } from '../../../grounding/scanning/absent-books.js';

/** A book and a chapter, which prose may name without a verse: Psalm 23, 1 Corintios 13, Romans 8. */
const CHAPTER = /(?:\b[1-3]\s?)?\p{Lu}\p{L}+(?:\s+(?:of|de\s+los|de)\s+\p{L}+)?\s+\d{1,3}\b(?![:.,]\d)/gu;

/** The same as somebody writes it who uses no capitals: psalm 23. Only whole names of books count. */
const CHAPTER_IN_LOWER_CASE =
  /(?:(?<!\p{L})[1-3]\s)?(?<!\p{L})\p{Ll}{3,}(?:\s+(?:of|de\s+los|de)\s+\p{Ll}+)?\s+\d{1,3}\b(?![:.,]\d)/gu;

/** Text in the form of a reference, whatever its book is called: Hezekiah 3:5. */
const LIKE_A_REFERENCE = /(?<!\p{L})(?:[1-3]\s?)?\p{Lu}\p{L}{2,}\s+\d{1,3}:\d{1,3}(?:[-–]\d{1,3})?/gu;

/** A question with more references cannot be answered sensibly. */
const MOST_CHAPTERS = 8;

/** A passage that no edition has. */
export type MissingPassage = {
  readonly name: string;
  /** What its book or chapter lacks; undefined where there is no such book. */
  readonly problem?: PassageProblem;
};

/** What a question names, and the question without these names. */
export type QuestionReferences = {
  readonly passages: readonly PassageReference[];
  readonly missing: readonly MissingPassage[];
  readonly rest: string;
};

/** The existing passages that a question names, in digits or in words, including chapters; and those that no edition has. */
export function referencesOf(asked: string, language: Language): QuestionReferences {
  const worded = findWordedReferences(asked);
  if (worded.length === 0) return referencesInDigits(asked, language);
  let question = asked;
  for (const { start, end } of [...worded].reverse())
    question = `${question.slice(0, start)} ${question.slice(end)}`;
  const others = referencesInDigits(question, language);
  const passages = worded.flatMap(({ passage }) => (passage && exists(passage) ? [passage] : []));
  const missing = worded.flatMap(({ passage, start, end }) =>
    passage ? missingOf(passage, formatReference([passage], language)) : [{ name: asked.slice(start, end) }],
  );
  return {
    passages: [...passages, ...others.passages],
    missing: [...missing, ...others.missing],
    rest: others.rest,
  };
}

/** A passage under its name, if no edition has it. */
function missingOf(passage: PassageReference, name: string): MissingPassage[] {
  const located = locatePassage(passage, KJV_VERSE_COUNTS);
  return located.exists ? [] : [{ name, problem: located.problem }];
}

function referencesInDigits(question: string, language: Language): QuestionReferences {
  const found = findReferences(question, language).map((each) => withOwnNumber(each, question, language));
  const text = question.replace(/[¿?¡!.]+/g, ' ').trim();
  const whole = parseReference(text, language);
  const isWhole =
    whole.understood && whole.passages.every((passage) => exists(passage) && hasNumber(text, passage));
  if (isWhole && found.every(({ isAbsent }) => !isAbsent))
    return { passages: whole.passages, missing: [], rest: '' };
  let rest = question;
  for (const { start, end } of [...found].reverse()) rest = `${rest.slice(0, start)} ${rest.slice(end)}`;
  const passages = found.filter(({ isAbsent }) => !isAbsent).map(({ passage }) => passage);
  const missing = found.flatMap(({ passage, isAbsent, start, end }): MissingPassage[] => {
    const name = question.slice(start, end);
    return isAbsent ? [{ name }] : missingOf(passage, name);
  });
  let chapters = 0;
  const isLowerCase = rest === rest.toLowerCase();
  rest = rest.replace(isLowerCase ? CHAPTER_IN_LOWER_CASE : CHAPTER, (name) => {
    chapters += 1;
    if (chapters > MOST_CHAPTERS) return name;
    const chapter = parseReference(name, language);
    if (!chapter.understood && isBeyondItsBooks(name, language)) {
      missing.push({ name });
      return ' ';
    }
    if (!chapter.understood || chapter.isCorrected) return name;
    if (isLowerCase && !isWholeName(name, chapter.passages[0]!, language)) return name;
    const isPresent = chapter.passages.every((passage) => exists(passage) && hasNumber(name, passage));
    if (isPresent) passages.push(...chapter.passages);
    else missing.push(chapter.passages.flatMap((passage) => missingOf(passage, name))[0] ?? { name });
    return ' ';
  });
  rest = rest.replace(LIKE_A_REFERENCE, (name) => {
    missing.push({ name });
    return ' ';
  });
  return { passages: passages.filter(exists), missing, rest };
}

/** The books of which one part is called by a name of its own: “psalm 1”, but “number 40” is no book. */
const CALLED_BY_PARTS: ReadonlySet<string> = new Set(['Ps', 'Prov']);

/** Whether a book is called by its whole name: “psalm 1”, and neither “is 3” nor “the 12”. */
function isWholeName(name: string, { start }: PassageReference, language: Language): boolean {
  const written = foldedWords(name).slice(0, -1).join(' ');
  const whole = foldedWords(bookName(start.book, language)).join(' ');
  return written === whole || (CALLED_BY_PARTS.has(start.book) && `${written}s` === whole);
}

/** A reference with the number before its book, which the parser leaves out where no such book exists: 3 Corinthians. */
function withOwnNumber({ passage, start, end }: FoundReference, question: string, language: Language) {
  const absent = absentReferenceIn(question.slice(0, end), start, language);
  return { passage, start: absent?.start ?? start, end, isAbsent: absent !== undefined };
}

/** Whether a name begins with the number of its book, if it begins with a number and the book is one of several. */
function hasNumber(name: string, { start }: PassageReference): boolean {
  const number = /^\s*(\d)\s*\p{L}/u.exec(name)?.[1];
  if (number === undefined) return true;
  const family = start.book.replace(/^\d/, '');
  const isOneOfSeveral = BOOKS.some(({ osis }) => osis === `1${family}`);
  return !isOneOfSeveral || start.book === number + family;
}

/** Whether there are books of a name, but none with its number: 3 Peter 1. */
function isBeyondItsBooks(name: string, language: Language): boolean {
  if (!/^\s*\d/u.test(name)) return false;
  const first = parseReference(name.replace(/\d/u, '1'), language);
  return (
    first.understood && !first.isCorrected && !first.passages.every((passage) => hasNumber(name, passage))
  );
}

function exists(passage: PassageReference): boolean {
  return locatePassage(passage, KJV_VERSE_COUNTS).exists;
}
