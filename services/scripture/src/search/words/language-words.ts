import type { Language } from '@word-unfolded/domain';
import {
  ENGLISH_SYNONYMS,
  SPANISH_SYNONYMS,
  ENGLISH_STOP_WORDS,
  SPANISH_STOP_WORDS,
  englishSpellings,
  spanishSpellings,
  spanishStem,
} from '@word-unfolded/scripture-text';
import { PorterStems } from './porter-stems.js';

/** What must be known of a language to search in it. Words are as `foldWord` gives them. */
export type LanguageWords = {
  /** The stems of words, by which forms of one word find each other. */
  readonly stemsOf: (words: readonly string[]) => readonly string[];
  /** What is given to the full-text index for a word: English is stemmed by the index, Spanish before it. */
  readonly indexed: (word: string) => string;
  /** The tokenizer of the index. */
  readonly tokenizer: string;
  /** Words that say too little to be searched for beside others. */
  readonly stopWords: ReadonlySet<string>;
  /** Other words for a word: old and new, British and American, one translation and another. */
  readonly synonyms: ReadonlyMap<string, readonly string[]>;
  /** Other spellings that a word might have, to be tried against what an edition has. */
  readonly spellings: (word: string) => readonly string[];
};

let porter: PorterStems | undefined;

const ENGLISH: LanguageWords = {
  stemsOf: (words) => (porter ??= new PorterStems()).of(words),
  indexed: (word) => word,
  tokenizer: 'porter unicode61 remove_diacritics 2',
  stopWords: ENGLISH_STOP_WORDS,
  synonyms: ENGLISH_SYNONYMS,
  spellings: englishSpellings,
};

const SPANISH: LanguageWords = {
  stemsOf: (words) => words.map(spanishStem),
  indexed: spanishStem,
  tokenizer: 'unicode61 remove_diacritics 2',
  stopWords: SPANISH_STOP_WORDS,
  synonyms: SPANISH_SYNONYMS,
  spellings: spanishSpellings,
};

export const LANGUAGE_WORDS: Readonly<Record<Language, LanguageWords>> = { en: ENGLISH, es: SPANISH };
