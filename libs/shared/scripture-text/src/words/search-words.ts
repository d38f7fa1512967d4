import type { Language } from '@word-unfolded/domain';
import { englishStem } from './english-stem.js';
import { englishSpellings, spanishSpellings } from './old-spellings.js';
import { spanishStem } from './spanish-stem.js';
import { ENGLISH_STOP_WORDS, SPANISH_STOP_WORDS } from './stop-words.js';
import { ENGLISH_SYNONYMS, SPANISH_SYNONYMS } from './synonyms.js';

/** What must be known of a language to search in it, at the server or on a device. Words are as `foldWord` gives them. */
export type SearchWords = {
  /** The stem of a word, by which its forms find each other. */
  readonly stem: (word: string) => string;
  /** Words that say too little to be searched for beside others. */
  readonly stopWords: ReadonlySet<string>;
  /** Other words for a word: old and new, British and American, one translation and another. */
  readonly synonyms: ReadonlyMap<string, readonly string[]>;
  /** Other spellings that a word might have, to be tried against what a text has. */
  readonly spellings: (word: string) => readonly string[];
};

export const SEARCH_WORDS: Readonly<Record<Language, SearchWords>> = {
  en: {
    stem: englishStem,
    stopWords: ENGLISH_STOP_WORDS,
    synonyms: ENGLISH_SYNONYMS,
    spellings: englishSpellings,
  },
  es: {
    stem: spanishStem,
    stopWords: SPANISH_STOP_WORDS,
    synonyms: SPANISH_SYNONYMS,
    spellings: spanishSpellings,
  },
};
