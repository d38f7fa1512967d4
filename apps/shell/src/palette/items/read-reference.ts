import type { Language } from '@word-unfolded/domain';
import {
  editionBesideReference,
  formatReference,
  KJV_VERSE_COUNTS,
  loadReferenceParser,
  locatePassage,
  readReferenceBesideWords,
  readWholeReference,
  type NamedEdition,
  type PassageReference,
} from '@word-unfolded/scripture-ref';
import { passageProblemError } from '@word-unfolded/scripture-text';

/** A typed reference. */
export type TypedReference = {
  /** In its usual form, without a word that asks to open it and without other words: `John 3:16` for `jhon 3:16`. */
  readonly text: string;
  /** The references one by one, where several were typed: `John 3:16; Rom 8:28`. */
  readonly each?: readonly string[];
  /** The translation that is named beside them: `rom 8 kjv`. */
  readonly edition?: NamedEdition;
  /** The other words that were typed, which are searched for: `love` in `1 cor 13 love`. */
  readonly words?: string;
  /** Why there is no such passage, in the reader's language; absent where there is one. */
  readonly problem?: string;
};

type Read = { readonly passages: readonly PassageReference[] };

/** Words before a reference that ask to open it, in both languages. */
const OPEN = /^(?:open|go to|read|show(?: me)?|abrir|abre|ir a|leer|lee|mostrar|muestra(?:me)?)\s+(?=\S)/i;

/**
 * Reads a typed reference, and whether there is such a chapter and it ends behind its beginning. Other verses are not
 * judged, because translations number them differently.
 *
 * @returns null for a text that has no reference at its beginning or end
 */
export async function readReference(
  typed: string,
  language: Language,
  editions: readonly NamedEdition[] = [],
): Promise<TypedReference | null> {
  const { parse } = await loadReferenceParser();
  const opened = typed.replace(OPEN, '');
  const inEdition = editionBesideReference(opened, editions, language);
  const named = inEdition && readWholeReference(inEdition.text, language, parse);
  if (named) return { ...withProblem(named, language), edition: inEdition.edition };
  for (const text of new Set([typed, opened])) {
    const read = readWholeReference(text, language, parse);
    if (read) return withProblem(read, language);
  }
  const beside = readReferenceBesideWords(opened, language, parse);
  return beside ? { ...withProblem(beside, language), words: beside.words } : null;
}

function withProblem({ passages }: Read, language: Language): TypedReference {
  const [problem] = passages.flatMap((passage) => {
    const located = locatePassage(passage, KJV_VERSE_COUNTS);
    return located.exists || located.problem.kind === 'verse-not-found' ? [] : [located.problem];
  });
  return {
    text: formatReference(passages, language),
    ...(passages.length > 1 && { each: passages.map((passage) => formatReference([passage], language)) }),
    ...(problem && { problem: passageProblemError(problem, language).textIn(language) }),
  };
}
