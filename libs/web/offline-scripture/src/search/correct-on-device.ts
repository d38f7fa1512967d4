import { editDistance } from '@word-unfolded/scripture-ref';
import {
  correctQuery,
  isNowhere,
  strongTerms,
  type CorrectedQuery,
  type ReadQuery,
} from '@word-unfolded/scripture-text';
import type { EditionSearcher } from './edition-searcher.js';
import type { Searched, Spoken } from './searched.js';
import { writtenForm } from './written-words.js';

/**
 * Corrects the words that none of the texts on this device has, like the server.
 *
 * @param editions those of the language of the search
 */
export function correctOnDevice(
  query: ReadQuery,
  editions: readonly Searched[],
  { language, texts, original }: Spoken,
): CorrectedQuery | undefined {
  const searchers = editions.map(({ searcher }) => searcher);
  const [searched] = searchers;
  if (!searched) return undefined;
  let beside: ReadonlySet<number> | undefined;
  return correctQuery(query, {
    language,
    texts,
    isOriginal: (word) => original.isKnown(word),
    isNowhere: (word) => searchers.every(({ vocabulary }) => vocabulary.terms([word]).every(isNowhere)),
    candidates: (folded, isWanted) => nearestIn(searchers, folded, isWanted),
    isHere: (folded) => searched.vocabulary.numberOf(folded) >= 0,
    standsBeside: (candidate) => {
      beside ??= new Set(versesWithKnown(query, searched));
      return versesOf(searched, candidate).some((verse) => beside!.has(verse));
    },
    written: (word) => {
      const having = searchers.find(({ vocabulary }) => vocabulary.numberOf(word) >= 0);
      return having ? writtenForm(having, having.vocabulary.numberOf(word)) : word;
    },
  });
}

/** The closest words of all the texts. */
function nearestIn(
  searchers: readonly EditionSearcher[],
  folded: string,
  isWanted: (candidate: string) => boolean,
): readonly string[] {
  const near = new Set(searchers.flatMap(({ vocabulary }) => vocabulary.candidates(folded, isWanted)));
  if (searchers.length < 2) return [...near];
  return [...near].sort((one, other) => editDistance(folded, one) - editDistance(folded, other));
}

/** The verses with all the words of the search that the text knows. */
function versesWithKnown({ words }: ReadQuery, { vocabulary }: EditionSearcher): number[] {
  const known = vocabulary.terms(words).filter(({ forms }) => forms.length > 0);
  const lists = strongTerms(known).map((term) => vocabulary.versesOf(term));
  const [first, ...others] = lists.map((verses) => new Set(verses));
  return [...(first ?? [])].filter((verse) => others.every((verses) => verses.has(verse)));
}

function versesOf({ vocabulary }: EditionSearcher, word: string): number[] {
  return vocabulary.terms([{ folded: word }]).flatMap((term) => [...vocabulary.versesOf(term)]);
}
