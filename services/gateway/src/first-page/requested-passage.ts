/** The passage in a URL. Without a reference it is the one where the reader left, which only their device knows. */
export type RequestedPassage = {
  readonly reference: string | undefined;
  readonly translationId: string | undefined;
};

const TRANSLATION_CHARACTERS = 40;

/** The parameters whose page is the passage alone. */
const OF_PASSAGE: ReadonlySet<string> = new Set(['ref', 'translation', 'lng']);

/**
 * Reads the passage from the query of a URL, in the form that the pages write: `ref=Romans+8:28&translation=WEB`.
 *
 * @returns undefined when it is more than a page can show at first, or another part of the study page
 */
export function readRequestedPassage(search: string): RequestedPassage | undefined {
  const query = new URLSearchParams(search);
  const reference = query.get('ref')?.trim() || undefined;
  const translationId = query.get('translation')?.trim() || undefined;
  if (query.has('beside') || (!reference && namesMore(search))) return undefined;
  if (translationId && translationId.length > TRANSLATION_CHARACTERS) return undefined;
  return { reference, translationId };
}

/** Whether a query asks for more than a passage, such as an open panel, which only the application can show. */
export function namesMore(search: string): boolean {
  return [...new URLSearchParams(search).keys()].some((name) => !OF_PASSAGE.has(name));
}
