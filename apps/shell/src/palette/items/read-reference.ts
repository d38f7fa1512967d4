import type { Language } from '@word-unfolded/domain';
import { KJV_VERSE_COUNTS, loadReferenceParser, locatePassage } from '@word-unfolded/scripture-ref';
import { passageProblemError } from '@word-unfolded/scripture-text';

/** A typed reference. */
export type TypedReference = {
  /** Without a word that asks to open it. */
  readonly text: string;
  /** Why there is no such passage, in the reader's language; absent where there is one. */
  readonly problem?: string;
};

/** Words before a reference that ask to open it, in both languages. */
const OPEN = /^(?:open|go to|read|show(?: me)?|abrir|abre|ir a|leer|lee|mostrar|muestra(?:me)?)\s+(?=\S)/i;

/**
 * Reads a typed reference, and whether there is such a chapter. Verses are not judged, because translations number them
 * differently.
 *
 * @returns null for a text that is no reference
 */
export async function readReference(typed: string, language: Language): Promise<TypedReference | null> {
  const { parse } = await loadReferenceParser();
  for (const text of new Set([typed, typed.replace(OPEN, '')])) {
    const parsed = parse(text, language);
    if (!parsed.understood) continue;
    const problems = parsed.passages.flatMap((passage) => {
      const located = locatePassage(passage, KJV_VERSE_COUNTS);
      return located.exists || located.problem.kind !== 'chapter-not-found' ? [] : [located.problem];
    });
    const [problem] = problems;
    return { text, ...(problem && { problem: passageProblemError(problem, language).textIn(language) }) };
  }
  return null;
}
