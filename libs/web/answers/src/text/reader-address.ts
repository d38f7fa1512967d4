import { PAGES, type Language } from '@word-unfolded/domain';
import { formatReference, parseOsis } from '@word-unfolded/scripture-ref';

/** A passage as a reader writes it; undefined for what is no passage. */
export function referenceText(osis: string, language: Language): string | undefined {
  const passages = parseOsis(osis);
  return passages && formatReference(passages, language);
}

/** Where a passage is read: the study page. */
export function readerAddress(reference: string, translationId?: string): string {
  const query = new URLSearchParams({ ref: reference.replace(/[\u2010-\u2015]/g, '-') });
  if (translationId) query.set('translation', translationId);
  return `${PAGES.study}?${query.toString()}`;
}
