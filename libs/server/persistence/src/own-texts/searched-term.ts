import type { OwnTerm } from '@word-unfolded/scripture-text';
import type { VocabularyRepository } from './vocabulary.repository.js';
import type { OwnerId } from '../owner.js';

/** A term, and the other forms of its word that the reader's texts have. */
export type SearchedTerm = { readonly term: OwnTerm; readonly forms: readonly string[] };

/** Finds the other forms of terms. */
export function withForms(
  vocabulary: VocabularyRepository,
  ownerId: OwnerId,
  terms: readonly OwnTerm[],
): Promise<SearchedTerm[]> {
  return Promise.all(terms.map(async (term) => ({ term, forms: await vocabulary.formsOf(ownerId, term) })));
}

/**
 * The patterns that a word of a text must match, one after the other, to match a term. The first is a plain beginning,
 * which an index can use; a pattern with alternatives cannot be looked up in an index.
 */
export function patternsOf({ term, forms }: SearchedTerm): RegExp[] {
  const beginning = forms.length === 0 ? term.word : term.prefix;
  const narrowing = new RegExp(`^${beginning}`, 'u');
  if (forms.length === 0) return [narrowing];
  return [narrowing, new RegExp(`^(?:${term.word}|${forms.map((form) => `${form}$`).join('|')})`, 'u')];
}
