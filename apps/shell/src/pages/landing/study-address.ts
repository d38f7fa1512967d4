import { PAGES } from '@word-unfolded/domain';

/** The parameter of addresses that names a passage. */
export const REFERENCE = 'ref';

/** The readable address of a passage on the study page: a typographic dash becomes a hyphen. */
export function studyAddress(reference: string): string {
  return `${PAGES.study}?${new URLSearchParams({ [REFERENCE]: plainReference(reference) })}`;
}

/** A reference as it is typed on a keyboard. */
export function plainReference(reference: string): string {
  return reference.replace(/[\u2010-\u2015]/g, '-');
}

/**
 * The chapter in which a reference starts: `Matthew 11:28–30` gives `Matthew 11`; a whole chapter is returned
 * unchanged.
 */
export function chapterOf(reference: string): string {
  return reference.replace(/:.*$/, '');
}
