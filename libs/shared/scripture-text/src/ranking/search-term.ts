import type { QueryWord } from '../words/read-query.js';
import type { SearchWords } from '../words/search-words.js';

/** The number for a word or stem that a text does not have. */
export const UNKNOWN = -1;

/** The words of a text, as numbers. Forms of one word have the same stem. */
export type TextVocabulary = {
  readonly has: (word: string) => boolean;
  /** The number of a word, or `UNKNOWN`. */
  readonly numberOf: (word: string) => number;
  /** The number of the stem of a word, by the number of the word. */
  readonly stemOf: (number: number) => number;
  /** The numbers of the stems of words, also for words that the text has only in another form. */
  readonly stemsOf: (words: readonly string[]) => number[];
};

/** A query word with all its equivalents in a text. */
export type SearchTerm = {
  readonly folded: string;
  readonly word: number;
  readonly stem: number;
  /** Stems of other spellings and of synonyms, as far as the text has them. */
  readonly otherStems: readonly number[];
  /** The words whose forms are searched for; none if the text has no such word. */
  readonly forms: readonly string[];
  /** Whether it is a stop word, which is not searched beside others. */
  readonly weak: boolean;
};

/** The rules of a language by which words are equivalent. */
export type EquivalenceRules = Pick<SearchWords, 'stopWords' | 'synonyms' | 'spellings'>;

/** The terms of a query in a text, in the order of its words. */
export function searchTerms(
  words: readonly Pick<QueryWord, 'folded'>[],
  { stopWords, synonyms, spellings }: EquivalenceRules,
  vocabulary: TextVocabulary,
): SearchTerm[] {
  const stems = vocabulary.stemsOf(words.map(({ folded }) => folded));
  return words.map(({ folded }, index) => {
    const stem = stems[index]!;
    const spelt = spellings(folded).filter((form) => vocabulary.has(form) && !stopWords.has(form));
    const others = [folded, ...spelt].flatMap((form) => [form, ...(synonyms.get(form) ?? [])]);
    const known = [...new Set(others)].filter((other) => other !== folded && vocabulary.has(other));
    const otherStems = new Set(vocabulary.stemsOf(known).filter((other) => other !== stem));
    return {
      folded,
      word: vocabulary.numberOf(folded),
      stem,
      otherStems: [...otherStems],
      forms: stem === UNKNOWN ? known : [folded, ...known],
      weak: stopWords.has(folded),
    };
  });
}

/** The strong terms, or all if none is strong; each once. */
export function strongTerms(terms: readonly SearchTerm[]): SearchTerm[] {
  const strong = terms.filter(({ weak }) => !weak);
  const wanted = strong.length > 0 ? strong : terms;
  return [...new Map(wanted.map((term) => [nameOf(term), term])).values()];
}

/** Whether two query words are searched in the same way. */
export function sameTerm(one: SearchTerm, other: SearchTerm): boolean {
  return nameOf(one) === nameOf(other);
}

function nameOf({ stem, folded }: SearchTerm): string | number {
  return stem === UNKNOWN ? folded : stem;
}

/** Whether a text has a word in no form, and it is more than a function word. */
export function isNowhere({ forms, weak }: SearchTerm): boolean {
  return forms.length === 0 && !weak;
}

/** The words from the first to the last that says something; all where none does. */
export function coreOf(terms: readonly SearchTerm[]): readonly SearchTerm[] {
  const first = terms.findIndex(({ weak }) => !weak);
  return first < 0 ? terms : terms.slice(first, terms.findLastIndex(({ weak }) => !weak) + 1);
}

/** Whether a text has each of the words, in some inflected form. */
export function hasStems(terms: readonly SearchTerm[]): boolean {
  return terms.every(({ stem }) => stem !== UNKNOWN);
}
