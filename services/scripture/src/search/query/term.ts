import { type QueryWord } from '@word-unfolded/scripture-text';
import type { SearchedEdition } from '../index/search.repository.js';
import { UNKNOWN } from '../index/vocabulary.js';
import { LANGUAGE_WORDS } from '../words/language-words.js';

/** A query word with all its equivalents in an edition. Words and stems are numbers of the vocabulary. */
export type Term = {
  readonly folded: string;
  readonly word: number;
  readonly stem: number;
  /** Stems of other spellings and of synonyms, as far as the edition has them. */
  readonly otherStems: readonly number[];
  /** The words to look up in the index; none if the edition has no such word. */
  readonly indexed: readonly string[];
  /** Whether it is a stop word, which is not searched beside others. */
  readonly weak: boolean;
};

/** The terms of a query in an edition, in the order of its words. */
export function termsOf(words: readonly QueryWord[], { language, vocabulary }: SearchedEdition): Term[] {
  const { stopWords, synonyms, spellings, indexed } = LANGUAGE_WORDS[language];
  const stems = vocabulary.stemsOf(words.map(({ folded }) => folded));
  return words.map(({ folded }, index) => {
    const stem = stems[index]!;
    const spelt = spellings(folded).filter((form) => vocabulary.has(form) && !stopWords.has(form));
    const others = [folded, ...spelt].flatMap((form) => [form, ...(synonyms.get(form) ?? [])]);
    const known = [...new Set(others)].filter((other) => other !== folded && vocabulary.has(other));
    const otherStems = new Set(vocabulary.stemsOf(known).filter((other) => other !== stem));
    const forms = stem === UNKNOWN ? known : [folded, ...known];
    return {
      folded,
      word: vocabulary.numberOf(folded),
      stem,
      otherStems: [...otherStems],
      indexed: [...new Set(forms.map(indexed))],
      weak: stopWords.has(folded),
    };
  });
}

/** The strong terms, or all if none is strong; each once. */
export function strongTerms(terms: readonly Term[]): Term[] {
  const strong = terms.filter(({ weak }) => !weak);
  const wanted = strong.length > 0 ? strong : terms;
  return [...new Map(wanted.map((term) => [nameOf(term), term])).values()];
}

/** Whether two query words are searched in the same way. */
export function sameTerm(one: Term, other: Term): boolean {
  return nameOf(one) === nameOf(other);
}

function nameOf({ stem, folded }: Term): string | number {
  return stem === UNKNOWN ? folded : stem;
}

/** Whether an edition has a word in no form, and it is more than a function word. */
export function isNowhere({ indexed, weak }: Term): boolean {
  return indexed.length === 0 && !weak;
}

/** The words from the first to the last that says something; all where none does. */
export function coreOf(terms: readonly Term[]): readonly Term[] {
  const first = terms.findIndex(({ weak }) => !weak);
  return first < 0 ? terms : terms.slice(first, terms.findLastIndex(({ weak }) => !weak) + 1);
}
