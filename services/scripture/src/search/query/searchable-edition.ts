import { hasStems, type SearchableText } from '@word-unfolded/scripture-text';
import { anyOf, phraseOf } from '../index/match-expression.js';
import type { SearchedEdition, SearchedVerse, SearchRepository } from '../index/search.repository.js';
import { LANGUAGE_WORDS } from '../words/language-words.js';
import { indexedForms } from './term.js';

/** An edition of the library as the shared search needs it. */
export function searchableEdition(
  repository: SearchRepository,
  edition: SearchedEdition,
): SearchableText<SearchedVerse> {
  const { language, vocabulary, verses } = edition;
  const rules = LANGUAGE_WORDS[language];
  return {
    verses,
    rules,
    vocabulary,
    versesWith: (term) => repository.matching(edition, anyOf(indexedForms(term, edition))),
    versesWithPhrase: (terms) =>
      repository.matching(
        edition,
        hasStems(terms) ? phraseOf(terms.map(({ folded }) => rules.indexed(folded))) : '',
      ),
    read: (ids) => repository.verses(edition, ids),
  };
}
