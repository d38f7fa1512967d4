import type { Language } from '@word-unfolded/domain';
import {
  findWordedReferences,
  formatReference,
  KJV_VERSE_COUNTS,
  loadReferenceParser,
  locatePassage,
  type PassageReference,
} from '@word-unfolded/scripture-ref';
import { passageProblemError } from '@word-unfolded/scripture-text';

/** A typed reference. */
export type TypedReference = {
  /** Without a word that asks to open it, and without other words. */
  readonly text: string;
  /** The other words that were typed, which are searched for: `love` in `1 cor 13 love`. */
  readonly words?: string;
  /** Why there is no such passage, in the reader's language; absent where there is one. */
  readonly problem?: string;
};

type Read = { readonly text: string; readonly passages: readonly PassageReference[] };

/** Reads a text that is nothing but a reference. */
type ReadWhole = (text: string) => Read | undefined;

/** Words before a reference that ask to open it, in both languages. */
const OPEN = /^(?:open|go to|read|show(?: me)?|abrir|abre|ir a|leer|lee|mostrar|muestra(?:me)?)\s+(?=\S)/i;

/** Words that join a reference and what is looked for there: `love in 1 cor 13`, `Salmo 23 sobre el pastor`. */
const JOINS = /^(?:in|on|about|en|sobre)\s+|\s+(?:in|on|about|en|sobre)$/gi;

/** Signs between a reference and other words: `phil 4:13 - strength`. */
const SIGNS = /^[-–—:,;.\s]+|[-–—:,;\s]+$/gu;

/**
 * Reads a typed reference, and whether there is such a chapter. Verses are not judged, because translations number them
 * differently.
 *
 * @returns null for a text that has no reference at its beginning or end
 */
export async function readReference(typed: string, language: Language): Promise<TypedReference | null> {
  const readWhole = await wholeReader(language);
  for (const text of new Set([typed, typed.replace(OPEN, '')])) {
    const read = readWhole(text);
    if (read) return withProblem(read, language);
  }
  return readBesideWords(typed.replace(OPEN, ''), readWhole, language);
}

/** In digits, or in words of either language, such as `Romanos chapter 8`. */
async function wholeReader(language: Language): Promise<ReadWhole> {
  const { parse } = await loadReferenceParser();
  return (text) => {
    const parsed = parse(text, language);
    if (parsed.understood) return { text, passages: parsed.passages };
    const [worded, another] = findWordedReferences(text);
    if (!worded?.passage || another || text.slice(0, worded.start).trim() || text.slice(worded.end).trim())
      return undefined;
    return { text: formatReference([worded.passage], language), passages: [worded.passage] };
  };
}

/** A name alone is a word like others (`Mark my words`), so the part that is the reference has a number. */
function readBesideWords(text: string, readWhole: ReadWhole, language: Language): TypedReference | null {
  const words = text.split(/\s+/);
  for (let length = words.length - 1; length > 0; length -= 1)
    for (const from of [0, words.length - length]) {
      const part = words
        .slice(from, from + length)
        .join(' ')
        .replace(SIGNS, '');
      const others = [...words.slice(0, from), ...words.slice(from + length)].join(' ');
      const rest = others.replace(SIGNS, '').replace(JOINS, '');
      const read =
        /\p{L}/u.test(part) && /\d/.test(part) && /\p{L}{2}/u.test(rest) ? readWhole(part) : undefined;
      if (read) return { ...withProblem(read, language), words: rest };
    }
  return null;
}

function withProblem({ text, passages }: Read, language: Language): TypedReference {
  const [problem] = passages.flatMap((passage) => {
    const located = locatePassage(passage, KJV_VERSE_COUNTS);
    return located.exists || located.problem.kind !== 'chapter-not-found' ? [] : [located.problem];
  });
  return { text, ...(problem && { problem: passageProblemError(problem, language).textIn(language) }) };
}
