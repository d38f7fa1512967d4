/** The passage in a URL. */
export type RequestedPassage = { readonly reference: string; readonly translationId?: string | undefined };

const TRANSLATION_CHARACTERS = 40;

/**
 * Reads the passage from the query of a URL, in the form that the pages write: `ref=Romans+8:28&translation=WEB`.
 *
 * @returns undefined when there is none, or more than a page can show at first
 */
export function readRequestedPassage(search: string): RequestedPassage | undefined {
  const query = new URLSearchParams(search);
  const reference = query.get('ref')?.trim() ?? '';
  const translationId = query.get('translation')?.trim() || undefined;
  if (!reference || query.has('beside')) return undefined;
  if (translationId && translationId.length > TRANSLATION_CHARACTERS) return undefined;
  return { reference, translationId };
}
