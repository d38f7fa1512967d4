import type { SpellingCorrection } from '@word-unfolded/contracts';
import type { Language } from '@word-unfolded/domain';
import { readQuery, type QueryWord, type ReadQuery } from '../words/read-query.js';
import { isRealWord, knownReplacement, type TextWords } from '../words/real-words.js';

/** A search with its misspelt words corrected, and the corrections. */
export type CorrectedQuery = { readonly query: ReadQuery; readonly correction: SpellingCorrection };

/** The vocabulary of the searched texts, at the server or on a device. */
export type SearchedWords = {
  /** The language of the search. */
  readonly language: Language;
  readonly texts: TextWords;
  /** Whether no text of the language has the word in any form, and it is not a function word. */
  readonly isNowhere: (word: QueryWord) => boolean;
  /**
   * Candidate corrections from all texts of the language, the most likely first; more distant ones if none is
   * acceptable.
   */
  readonly candidates: (folded: string, isWanted: (candidate: string) => boolean) => readonly string[];
  /** Whether a word is an original one in Latin letters: `agape` is no agate. */
  readonly isOriginal: (folded: string) => boolean;
  /** Whether one of the texts that are searched has a word. */
  readonly isHere: (folded: string) => boolean;
  /** Whether a candidate occurs in a verse with the other words of the search. */
  readonly standsBeside: (candidate: string) => boolean;
  /** The spelling of a word in the texts. */
  readonly written: (folded: string) => string;
};

/** Maximum corrections: a text of misspellings only must not be guessed. */
const CORRECTED_WORDS = 4;

/**
 * Corrects words that no text of the language has: chat abbreviations, modern names, and misspellings, which occur in
 * no text and no language. Of several candidates the first that occurs in a verse with the other words of the search is
 * used; otherwise the first that can be found at all.
 *
 * @returns undefined if there is nothing to correct, or no candidate is close enough.
 */
export function correctQuery(query: ReadQuery, searched: SearchedWords): CorrectedQuery | undefined {
  const unknown = query.words.filter(searched.isNowhere).slice(0, CORRECTED_WORDS);
  const corrections = unknown.flatMap((word) => {
    const to = correctWord(word.folded, searched);
    return to === undefined ? [] : [{ word, to }];
  });
  return corrections.length > 0 ? replaceWords(query, corrections) : undefined;
}

function correctWord(
  folded: string,
  { language, texts, isOriginal, candidates, isHere, standsBeside, written }: SearchedWords,
): string | undefined {
  const known = knownReplacement(folded, language);
  if (known !== undefined) return known;
  if (isRealWord(folded, texts) || isOriginal(folded)) return undefined;
  const near = candidates(folded, isHere);
  const here = near.filter(isHere);
  const chosen = here.find(standsBeside) ?? here[0] ?? near[0];
  return chosen === undefined ? undefined : written(chosen);
}

function replaceWords(
  { text }: ReadQuery,
  corrections: readonly { word: QueryWord; to: string }[],
): CorrectedQuery {
  let query = '';
  let from = 0;
  for (const { word, to } of corrections) {
    query += text.slice(from, word.start) + to;
    from = word.end;
  }
  query += text.slice(from);
  const words = corrections.map(({ word, to }) => ({ from: word.written, to }));
  return { query: readQuery(query), correction: { query, words } };
}
