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

/** The search data of a language. Words are in the form of `foldWord`. */
export type LanguageWords = {
  /** The stems of words, which match different forms of a word. */
  readonly stemsOf: (words: readonly string[]) => readonly string[];
  /** The form of a word in the full-text index: the index itself stems English; Spanish is stemmed in advance. */
  readonly indexed: (word: string) => string;
  /** The tokenizer of the index. */
  readonly tokenizer: string;
  /** Stop words, which are not searched beside others. */
  readonly stopWords: ReadonlySet<string>;
  /** Synonyms: old and modern, British and American, and different translations. */
  readonly synonyms: ReadonlyMap<string, readonly string[]>;
  /** Other possible spellings of a word, to be looked up in an edition. */
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
