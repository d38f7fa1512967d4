import type { Language } from '@word-unfolded/domain';
import {
  editionBesideReference,
  formatReference,
  KJV_VERSE_COUNTS,
  loadReferenceParser,
  locatePassage,
  readReferenceBesideWords,
  readWholeReference,
  RV1909_NUMBERING,
  type NamedEdition,
  type PassageProblem,
  type PassageReference,
} from '@word-unfolded/scripture-ref';
import { passageProblemError } from '@word-unfolded/scripture-text';

/** A typed reference. */
export type TypedReference = {
  /** In its usual form, without a word that asks to open it and without other words: `John 3:16` for `jhon 3:16`. */
  readonly text: string;
  /** The references one by one, as far as they exist, where several were typed: `John 3:16; Rom 8:28`. */
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

/** The numberings of the stored translations: a verse that either has is there. */
const NUMBERINGS = [KJV_VERSE_COUNTS, RV1909_NUMBERING.counts];

/**
 * Reads a typed reference, and whether there is such a passage and it ends behind its beginning. Verses of a translation
 * that is named beside it are not judged, because translations from elsewhere number them differently.
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
  if (named) return { ...withProblem(named, language, true), edition: inEdition.edition };
  for (const text of new Set([typed, opened])) {
    const read = readWholeReference(text, language, parse);
    if (read) return withProblem(read, language);
  }
  const beside = readReferenceBesideWords(opened, language, parse);
  return beside ? { ...withProblem(beside, language), words: beside.words } : null;
}

function withProblem({ passages }: Read, language: Language, anyVerse = false): TypedReference {
  const [problem] = passages.flatMap((passage) => problemOf(passage, anyVerse) ?? []);
  const existing = passages.filter((passage) => !problemOf(passage, anyVerse));
  return {
    text: formatReference(passages, language),
    ...(passages.length > 1 && { each: existing.map((passage) => formatReference([passage], language)) }),
    ...(problem && { problem: passageProblemError(problem, language).textIn(language) }),
  };
}

/** Why a passage is in no stored translation. @param anyVerse whether it may have verses that none of them has */
function problemOf(passage: PassageReference, anyVerse: boolean): PassageProblem | undefined {
  const problems = NUMBERINGS.flatMap((counts) => {
    const located = locatePassage(passage, counts);
    return located.exists ? [] : [located.problem];
  });
  const [problem] = problems;
  if (problem?.kind === 'verse-not-found' && (anyVerse || problems.length < NUMBERINGS.length))
    return undefined;
  return problem;
}
