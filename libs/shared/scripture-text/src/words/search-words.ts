import type { Language } from '@word-unfolded/domain';
import { englishStem } from './stems/english-stem.js';
import { englishSpellings, spanishSpellings } from './lists/old-spellings.js';
import { spanishStem } from './stems/spanish-stem.js';
import { ENGLISH_STOP_WORDS, SPANISH_STOP_WORDS } from './lists/stop-words.js';
import { ENGLISH_SYNONYMS, SPANISH_SYNONYMS } from './lists/synonyms.js';

/**
 * The knowledge of a language that a search needs, at the server or on a device. Words are as `foldWord` returns them.
 */
export type SearchWords = {
  /** The stem of a word, which its inflected forms share. */
  readonly stem: (word: string) => string;
  /** Stop words, which are not searched for beside others. */
  readonly stopWords: ReadonlySet<string>;
  /** Synonyms of a word: old and new, British and American, of one translation and another. */
  readonly synonyms: ReadonlyMap<string, readonly string[]>;
  /** Possible other spellings of a word, to be looked up in a text. */
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
