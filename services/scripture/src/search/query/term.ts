import { searchTerms, type QueryWord, type SearchTerm } from '@word-unfolded/scripture-text';
import type { SearchedEdition } from '../index/search.repository.js';
import { LANGUAGE_WORDS } from '../words/language-words.js';

/** The terms of a query in an edition, in the order of its words. */
export function termsOf(
  words: readonly QueryWord[],
  { language, vocabulary }: SearchedEdition,
): SearchTerm[] {
  return searchTerms(words, LANGUAGE_WORDS[language], vocabulary);
}

/** The words of a term to look up in the index; none if the edition has no such word. */
export function indexedForms({ forms }: SearchTerm, { language }: SearchedEdition): string[] {
  return [...new Set(forms.map(LANGUAGE_WORDS[language].indexed))];
}
