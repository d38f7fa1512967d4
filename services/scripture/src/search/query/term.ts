import { type QueryWord } from '@word-unfolded/scripture-text';
import type { SearchedEdition } from '../index/search.repository.js';
import { UNKNOWN } from '../index/vocabulary.js';
import { LANGUAGE_WORDS } from '../words/language-words.js';

/** A word of a search with all that is taken for it in an edition. Words and stems are numbers of the vocabulary. */
export type Term = {
  readonly folded: string;
  readonly word: number;
  readonly stem: number;
  /** Stems of other spellings and of words that mean the same, as far as the edition has them. */
  readonly otherStems: readonly number[];
  /** What is asked of the index for it; none where the edition has no such word. */
  readonly indexed: readonly string[];
  /** Whether it says too little to be searched for beside others. */
  readonly weak: boolean;
};

/** The terms of a search in an edition, in the order of its words. */
export function termsOf(words: readonly QueryWord[], { language, vocabulary }: SearchedEdition): Term[] {
  const { stopWords, synonyms, spellings, indexed } = LANGUAGE_WORDS[language];
  const stems = vocabulary.stemsOf(words.map(({ folded }) => folded));
  return words.map(({ folded }, index) => {
    const stem = stems[index]!;
    const spelt = spellings(folded).filter((form) => vocabulary.has(form) && !stopWords.has(form));
    const others = [folded, ...spelt].flatMap((form) => [form, ...(synonyms.get(form) ?? [])]);
    const known = [...new Set(others)].filter((other) => other !== folded && vocabulary.has(other));
    const otherStems = new Set(vocabulary.stemsOf(known).filter((other) => other !== stem));
    const asked = stem === UNKNOWN ? known : [folded, ...known];
    return {
      folded,
      word: vocabulary.numberOf(folded),
      stem,
      otherStems: [...otherStems],
      indexed: [...new Set(asked.map(indexed))],
      weak: stopWords.has(folded),
    };
  });
}

/** The words that say something, or all where none does; each once. */
export function strongTerms(terms: readonly Term[]): Term[] {
  const strong = terms.filter(({ weak }) => !weak);
  const wanted = strong.length > 0 ? strong : terms;
  return [...new Map(wanted.map((term) => [nameOf(term), term])).values()];
}

/** Whether two words of a search are searched for alike. */
export function sameTerm(one: Term, other: Term): boolean {
  return nameOf(one) === nameOf(other);
}

function nameOf({ stem, folded }: Term): string | number {
  return stem === UNKNOWN ? folded : stem;
}

/** The words from the first to the last that says something; all where none does. */
export function coreOf(terms: readonly Term[]): readonly Term[] {
  const first = terms.findIndex(({ weak }) => !weak);
  return first < 0 ? terms : terms.slice(first, terms.findLastIndex(({ weak }) => !weak) + 1);
}
