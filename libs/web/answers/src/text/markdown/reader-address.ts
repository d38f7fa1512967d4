import { PAGES, type Language } from '@word-unfolded/domain';
import { formatReference, parseOsis } from '@word-unfolded/scripture-ref';

/** A passage in its display form; undefined for an invalid passage. */
export function referenceText(osis: string, language: Language): string | undefined {
  const passages = parseOsis(osis);
  return passages && formatReference(passages, language);
}

/** The address of a passage: the study page. */
export function readerAddress(reference: string, translationId?: string): string {
  const query = new URLSearchParams({ ref: reference.replace(/[\u2010-\u2015]/g, '-') });
  if (translationId) query.set('translation', translationId);
  return `${PAGES.study}?${query.toString()}`;
}
