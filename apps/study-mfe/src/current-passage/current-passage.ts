import type { PassageAnswer } from '@word-unfolded/contracts';
import { BOOKMARK_LIMITS, type Language, type CurrentPassage } from '@word-unfolded/domain';
import { formatReference, parseOsis } from '@word-unfolded/scripture-ref';

/**
 * The identity of a passage as bookmarks and other records store it, taken from its answer (the first, if several
 * continue each other).
 *
 * @returns undefined for an answer without verses, or with more passages than a reference can hold
 */
export function currentPassageOf(
  answer: PassageAnswer | undefined,
): (CurrentPassage & { readonly text: string }) | undefined {
  const first = answer?.passages.flatMap(({ verses }) => verses).find(({ text }) => text.trim() !== '');
  if (!answer || !first) return undefined;
  const id = answer.passages.map(({ osis }) => osis).join(' ');
  const { reference, translation } = answer;
  const { idCharacters, referenceCharacters, textCharacters } = BOOKMARK_LIMITS;
  if (id.length > idCharacters || reference.length > referenceCharacters) return undefined;
  return { id, reference, translationId: translation.id, text: opening(first.text.trim(), textCharacters) };
}

/** The name of a stored passage in a language. */
export function nameOfCurrent({ id, reference }: CurrentPassage, language: Language): string {
  const passages = parseOsis(id);
  return passages ? formatReference(passages, language) : reference;
}

/** The address that opens a stored passage. */
export type AddressOf = (reference: string, translationId: string) => string;

/** The beginning of a text, cut at the end of a word. */
function opening(text: string, most: number): string {
  if (text.length <= most) return text;
  const cut = text.slice(0, most);
  return cut.slice(0, Math.max(cut.lastIndexOf(' '), 1));
}
