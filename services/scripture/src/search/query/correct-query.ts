import {
  correctQuery,
  intersect,
  intersectAll,
  isNowhere,
  strongTerms,
  type CorrectedQuery,
  type ReadQuery,
  type SpellingCorrector,
  type TextWords,
  type VerseIds,
} from '@word-unfolded/scripture-text';
import { anyOf } from '../index/match-expression.js';
import type { SearchedEdition, SearchRepository } from '../index/search.repository.js';
import { indexedForms, termsOf } from './term.js';

/** What is told of a word that no edition of the language has. */
export type CorrectionSources = {
  readonly corrector: SpellingCorrector;
  readonly texts: TextWords;
  readonly isOriginal: (folded: string) => boolean;
};

/** Corrects the words that no edition of the language has, using the text of the searched edition. */
export function correctInEditions(
  query: ReadQuery,
  searched: SearchedEdition,
  repository: SearchRepository,
  { corrector, texts, isOriginal }: CorrectionSources,
): CorrectedQuery | undefined {
  const ofLanguage = repository.editions.filter(({ language }) => language === searched.language);
  const terms = ofLanguage.map((edition) => termsOf(query.words, edition));
  let beside: VerseIds | undefined;
  const versesWithKnown = (): VerseIds => {
    const known = strongTerms(termsOf(query.words, searched).filter(({ forms }) => forms.length > 0));
    return intersectAll(
      known.map((term) => repository.matching(searched, anyOf(indexedForms(term, searched)))),
    );
  };
  return correctQuery(query, {
    language: searched.language,
    texts,
    isOriginal,
    isNowhere: (word) => {
      const place = query.words.indexOf(word);
      return terms.every((each) => isNowhere(each[place]!));
    },
    candidates: (folded, isWanted) => corrector.candidates(folded, isWanted),
    isHere: (folded) => searched.vocabulary.has(folded),
    standsBeside: (candidate) => {
      beside ??= versesWithKnown();
      if (beside.length === 0) return false;
      const [term] = termsOf([{ folded: candidate, written: candidate, start: 0, end: 0 }], searched);
      return (
        intersect(beside, repository.matching(searched, anyOf(indexedForms(term!, searched)))).length > 0
      );
    },
    written: (word) =>
      ofLanguage.find(({ vocabulary }) => vocabulary.has(word))?.vocabulary.written(word) ?? word,
  });
}
