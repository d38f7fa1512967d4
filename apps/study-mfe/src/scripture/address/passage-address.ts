import { PAGES } from '@word-unfolded/domain';

const REFERENCE = 'ref';
const TRANSLATION = 'translation';
const BESIDE = 'beside';

/** The data of a passage address. */
export type AddressedPassage = {
  readonly reference: string | undefined;
  readonly translationId: string | undefined;
  /** Translations for the parallel view. */
  readonly beside: readonly string[];
};

/** Reads the query of an address. Empty values are ignored. */
export function readPassageAddress(search: string): AddressedPassage {
  const parameters = new URLSearchParams(search);
  return {
    reference: parameters.get(REFERENCE)?.trim() || undefined,
    translationId: parameters.get(TRANSLATION)?.trim() || undefined,
    beside: (parameters.get(BESIDE) ?? '').split(',').filter(Boolean),
  };
}

/**
 * The readable address of a passage: `/word-unfolded?ref=Romans+8:28-30&translation=WEB`. Colon, comma and semicolon
 * are allowed in a query unescaped (RFC 3986, section 3.4); a typographic dash becomes a hyphen.
 */
export function passageAddress(
  reference: string,
  translationId?: string,
  beside: readonly string[] = [],
): string {
  const parameters = new URLSearchParams({ [REFERENCE]: reference.replace(/[\u2010-\u2015]/g, '-') });
  if (translationId) parameters.set(TRANSLATION, translationId);
  if (beside.length > 0) parameters.set(BESIDE, beside.join(','));
  const query = parameters.toString().replaceAll('%3A', ':').replaceAll('%3B', ';').replaceAll('%2C', ',');
  return `${PAGES.study}?${query}`;
}

/** The address of a passage that keeps what else the query of an address says, such as an open dialog. */
export function withPassage(search: string, reference: string, translationId?: string): string {
  const rest = new URLSearchParams(search);
  for (const name of [REFERENCE, TRANSLATION, BESIDE]) rest.delete(name);
  const address = passageAddress(reference, translationId, readPassageAddress(search).beside);
  return rest.size === 0 ? address : `${address}&${rest.toString()}`;
}
