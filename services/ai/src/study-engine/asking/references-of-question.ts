import type { Language } from '@word-unfolded/domain';
import {
  findReferences,
  KJV_VERSE_COUNTS,
  locatePassage,
  parseReference,
  type PassageReference,
} from '@word-unfolded/scripture-ref';

/** A book and a chapter, which prose may name without a verse: Psalm 23, 1 Corintios 13, Romans 8. */
const CHAPTER = /(?:\b[1-3]\s?)?\p{Lu}\p{L}+(?:\s+(?:of|de\s+los|de)\s+\p{L}+)?\s+\d{1,3}\b(?![:.,]\d)/gu;

/** Text in the form of a reference, whatever its book is called: Hezekiah 3:5. */
const LIKE_A_REFERENCE = /(?<!\p{L})(?:[1-3]\s?)?\p{Lu}\p{L}{2,}\s+\d{1,3}:\d{1,3}(?:[-–]\d{1,3})?/gu;

/** A question with more references cannot be answered sensibly. */
const MOST_CHAPTERS = 8;

/**
 * The existing passages that a question names, including chapters.
 *
 * @returns them, the names of those that no edition has, and the question without all these
 */
export function referencesOf(
  question: string,
  language: Language,
): {
  readonly passages: readonly PassageReference[];
  readonly missing: readonly string[];
  readonly rest: string;
} {
  const whole = parseReference(question.replace(/[¿?¡!.]+/g, ' ').trim(), language);
  if (whole.understood && whole.passages.every(exists))
    return { passages: whole.passages, missing: [], rest: '' };
  const found = findReferences(question, language);
  let rest = question;
  for (const { start, end } of [...found].reverse()) rest = `${rest.slice(0, start)} ${rest.slice(end)}`;
  const passages = found.map(({ passage }) => passage);
  const missing = found
    .filter(({ passage }) => !exists(passage))
    .map(({ start, end }) => question.slice(start, end));
  let chapters = 0;
  rest = rest.replace(CHAPTER, (name) => {
    chapters += 1;
    if (chapters > MOST_CHAPTERS) return name;
    const chapter = parseReference(name, language);
    if (!chapter.understood || chapter.isCorrected) return name;
    if (chapter.passages.every(exists)) passages.push(...chapter.passages);
    else missing.push(name);
    return ' ';
  });
  rest = rest.replace(LIKE_A_REFERENCE, (name) => {
    missing.push(name);
    return ' ';
  });
  return { passages: passages.filter(exists), missing, rest };
}

function exists(passage: PassageReference): boolean {
  return locatePassage(passage, KJV_VERSE_COUNTS).exists;
}
