import { PAGES } from '@word-unfolded/domain';

/** The address of a passage on the study page, readable to a person: a typographer's dash becomes a hyphen. */
export function studyAddress(reference: string): string {
  return `${PAGES.study}?${new URLSearchParams({ ref: plainReference(reference) })}`;
}

/** A reference as it is written on a keyboard. */
export function plainReference(reference: string): string {
  return reference.replace(/[\u2010-\u2015]/g, '-');
}

/** The chapter that a reference begins in: `Matthew 11:28–30` is of `Matthew 11`; a whole chapter is itself. */
export function chapterOf(reference: string): string {
  return reference.replace(/:.*$/, '');
}
