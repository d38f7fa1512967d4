import { AppError, GetPassage, type Passage } from '@word-unfolded/contracts';
import type { Language } from '@word-unfolded/domain';
import { countVerses, KJV_VERSE_COUNTS, locatePassage, parseReference } from '@word-unfolded/scripture-ref';
import type { ContractClient } from '@word-unfolded/service-kit';

/** A passage as a task names it; without a translation, in the default one of the language. */
export type NamedPassage = {
  readonly scriptureRef: string;
  readonly translationId?: string | undefined;
  readonly language: Language;
};

/** The passages of a reference in a translation. */
export type PassageText = {
  readonly reference: string;
  readonly osis: string;
  readonly translationId: string;
  readonly passages: readonly Passage[];
};

/** Numberings differ by a few verses: a longer reference is too long in every translation, and is not read. */
const DIFFERENCE = 15;

/**
 * The passages of a reference, as the translation numbers and names them.
 *
 * @param most verses
 * @throws AppError STUDY_PASSAGE_TOO_LONG, and the errors of the scripture service about the reference
 */
export async function askPassage(
  client: ContractClient,
  { scriptureRef, translationId, language }: NamedPassage,
  most: number,
): Promise<PassageText> {
  const about = versesAbout(scriptureRef, language);
  if (about > most + DIFFERENCE) throw tooLong(most, scriptureRef, about);
  const request = { reference: scriptureRef, translationId, language };
  const { reference, passages, translation } = await client.ask(GetPassage, request);
  const verses = passages.reduce((sum, passage) => sum + passage.verses.length, 0);
  if (verses > most) throw tooLong(most, reference, verses);
  const osis = passages.map((passage) => passage.osis).join(' ');
  return { reference, osis, translationId: translation.id, passages };
}

/** The approximate number of verses of a reference; 0 when it cannot be parsed. */
function versesAbout(scriptureRef: string, language: Language): number {
  const parsed = parseReference(scriptureRef, language);
  return (parsed.understood ? parsed.passages : []).reduce((sum, passage) => {
    const located = locatePassage(passage, KJV_VERSE_COUNTS);
    return located.exists ? sum + countVerses(located.range, KJV_VERSE_COUNTS) : sum;
  }, 0);
}

function tooLong(max: number, reference: string, verses: number): AppError {
  return AppError.of('STUDY_PASSAGE_TOO_LONG', { max, reference, verses });
}
