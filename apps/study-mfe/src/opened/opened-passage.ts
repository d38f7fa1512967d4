import type { PassageAnswer } from '@word-unfolded/contracts';
import { BOOKMARK_LIMITS, type Language, type OpenedPassage } from '@word-unfolded/domain';
import { formatReference, parseOsis } from '@word-unfolded/scripture-ref';

/**
 * A passage as what a reader keeps names it, from its answer (of several that continue each other, the first).
 *
 * @returns undefined for an answer without verses, or of more passages than a name can hold
 */
export function openedPassageOf(
  answer: PassageAnswer | undefined,
): (OpenedPassage & { readonly text: string }) | undefined {
  const first = answer?.passages.flatMap(({ verses }) => verses).find(({ text }) => text.trim() !== '');
  if (!answer || !first) return undefined;
  const id = answer.passages.map(({ osis }) => osis).join(' ');
  const { reference, translation } = answer;
  const { idCharacters, referenceCharacters, textCharacters } = BOOKMARK_LIMITS;
  if (id.length > idCharacters || reference.length > referenceCharacters) return undefined;
  return { id, reference, translationId: translation.id, text: opening(first.text.trim(), textCharacters) };
}

/** What a kept passage is called in a language. */
export function nameOfOpened({ id, reference }: OpenedPassage, language: Language): string {
  const passages = parseOsis(id);
  return passages ? formatReference(passages, language) : reference;
}

/** The address of a passage: how a page opens one that was kept. */
export type AddressOf = (reference: string, translationId: string) => string;

/** The beginning of a text, to the end of a word. */
function opening(text: string, most: number): string {
  if (text.length <= most) return text;
  const cut = text.slice(0, most);
  return cut.slice(0, Math.max(cut.lastIndexOf(' '), 1));
}
