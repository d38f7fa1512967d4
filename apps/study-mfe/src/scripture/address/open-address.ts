import type { Passage, PassageAnswer } from '@word-unfolded/contracts';
import { PAGES, type Language } from '@word-unfolded/domain';
import { parseOsis, readingAddress } from '@word-unfolded/scripture-ref';

/**
 * The address at which everyone can read some passages, with or without an account: the page of one passage, or what the
 * public search lists for several. Every translation that can be read has such pages; the page offers others where one
 * cannot be read at the moment.
 *
 * @param reference how readers write the passages
 */
export function openAddress(
  reference: string,
  passages: readonly Pick<Passage, 'osis'>[],
  translation: Pick<PassageAnswer['translation'], 'abbreviation' | 'language'>,
): string {
  const [only, ...others] = passages.flatMap(({ osis }) => parseOsis(osis) ?? []);
  if (only && others.length === 0) return readingAddress(translation, only);
  return openSearch(reference, translation.language, translation.abbreviation);
}

/** The public search for words or references: it opens a single passage at once. */
export function openSearch(words: string, language: Language, translation: string | undefined): string {
  const query = new URLSearchParams({ q: words.replace(/[\u2010-\u2015]/g, '-') });
  if (translation) query.set('translation', translation.toLowerCase());
  return `${PAGES.read}/${language}/search?${query.toString().replaceAll('%3A', ':').replaceAll('%3B', ';')}`;
}
