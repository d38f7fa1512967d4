import type { SpellingCorrection } from '@word-unfolded/contracts';
import { readQuery, type QueryWord, type ReadQuery } from '@word-unfolded/scripture-text';
import { anyOf } from '../index/match-expression.js';
import type { SearchedEdition, SearchRepository } from '../index/search.repository.js';
import { intersect, intersectAll } from '../index/verse-ids.js';
import type { SpellingCorrector } from './correct-spelling.js';
import { strongTerms, termsOf, type Term } from './term.js';

/** A search whose misspelt words are mended, and what was mended. */
export type MendedQuery = { readonly query: ReadQuery; readonly correction: SpellingCorrection };

/** So many words are mended at most: a text of nothing but slips is not to be guessed. */
const MENDED_WORDS = 4;

/**
 * Mends the words that no edition of the language has. Of several that may have been meant, the first that stands in a verse
 * with the other words of the search is taken.
 *
 * @returns undefined where there is nothing to mend, or nothing near enough.
 */
export function mendQuery(
  query: ReadQuery,
  searched: SearchedEdition,
  repository: SearchRepository,
  corrector: SpellingCorrector,
): MendedQuery | undefined {
  const ofLanguage = repository.editions.filter(({ language }) => language === searched.language);
  const terms = ofLanguage.map((edition) => termsOf(query.words, edition));
  const isUnknown = (index: number) => terms.every((each) => isNowhere(each[index]!));
  const unknown = query.words.filter((_, index) => isUnknown(index)).slice(0, MENDED_WORDS);
  if (unknown.length === 0) return undefined;
  const known = strongTerms(termsOf(query.words, searched).filter(({ indexed }) => indexed.length > 0));
  const beside = intersectAll(known.map(({ indexed }) => repository.matching(searched, anyOf(indexed))));
  const mended = unknown.flatMap((word) => {
    const candidates = corrector.candidates(word.folded);
    const standsBeside = (candidate: string) => {
      const [term] = termsOf([{ ...word, folded: candidate }], searched);
      return intersect(beside, repository.matching(searched, anyOf(term!.indexed))).length > 0;
    };
    const chosen = (beside.length > 0 && candidates.find(standsBeside)) || candidates[0];
    return chosen ? [{ word, to: writtenIn(ofLanguage, chosen) }] : [];
  });
  return mended.length > 0 ? replaceWords(query, mended) : undefined;
}

/** How a word is written in the first edition that has it. */
function writtenIn(editions: readonly SearchedEdition[], word: string): string {
  return editions.find(({ vocabulary }) => vocabulary.has(word))?.vocabulary.written(word) ?? word;
}

function isNowhere({ indexed, weak }: Term): boolean {
  return indexed.length === 0 && !weak;
}

function replaceWords({ text }: ReadQuery, mended: readonly { word: QueryWord; to: string }[]): MendedQuery {
  let query = '';
  let from = 0;
  for (const { word, to } of mended) {
    query += text.slice(from, word.start) + to;
    from = word.end;
  }
  query += text.slice(from);
  const words = mended.map(({ word, to }) => ({ from: word.written, to }));
  return { query: readQuery(query), correction: { query, words } };
}
