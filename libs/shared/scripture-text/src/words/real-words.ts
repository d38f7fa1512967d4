import { LANGUAGES, type Language } from '@word-unfolded/domain';
import { isRememberedWord } from '../remembered/remembered-verses.js';
import { informalSpelling } from './lists/informal-spellings.js';
import { MODERN_ENGLISH } from './lists/modern-english.js';
import { MODERN_SPANISH } from './lists/modern-spanish.js';
import { storedName } from './lists/names-of-today.js';
import type { QueryWord } from './read-query.js';
import { SEARCH_WORDS } from './search-words.js';

const wordsIn = (list: string): ReadonlySet<string> => new Set(list.trim().split(/\s+/));

const MODERN: Readonly<Record<Language, ReadonlySet<string>>> = {
  en: wordsIn(MODERN_ENGLISH),
  es: wordsIn(MODERN_SPANISH),
};

/** Whether the stored texts of a language have a word; words are as `foldWord` returns them. */
export type TextWords = Readonly<Record<Language, (folded: string) => boolean>>;

/**
 * The word for one that no text has in this spelling: a chat abbreviation or a modern name. Undefined for any other.
 */
export function knownReplacement(folded: string, language: Language): string | undefined {
  return informalSpelling(folded, language) ?? storedName(folded, language);
}

/** Whether a word is valid, in any language and any text: only others can be misspellings. */
export function isRealWord(folded: string, texts: TextWords): boolean {
  return LANGUAGES.some(
    (language) =>
      texts[language](folded) ||
      MODERN[language].has(folded) ||
      isRememberedWord(folded, language) ||
      storedName(folded, language) !== undefined ||
      SEARCH_WORDS[language].stopWords.has(folded),
  );
}

/**
 * The weight of a word as evidence of the language: words of its texts count twice as much as common or modern-only
 * ones.
 */
const TELLS = { much: 2, little: 1 };

/**
 * The language of words: the preferred one, unless it lacks some of them that another has, and that one has more in
 * total.
 *
 * @param preferred that of the chosen translations, or of the reader
 */
function languageOfWords(words: readonly QueryWord[], texts: TextWords, preferred: Language): Language {
  const own = tellingOf(words, texts, preferred);
  const missing = words.filter(({ folded }) => tells(folded, texts, preferred) === 0);
  if (missing.length === 0) return preferred;
  // A misspelling belongs to no language: it must not decide for one that has the other words by chance, such as `en`
  // and `el`.
  const others = LANGUAGES.filter(
    (language) => language !== preferred && missing.some(({ folded }) => tells(folded, texts, language) > 0),
  );
  const best = others.reduce(
    (found, language) => {
      const telling = tellingOf(words, texts, language);
      return telling > found.telling ? { language, telling } : found;
    },
    { language: preferred, telling: own },
  );
  return best.language;
}

/**
 * The language of a search: that of its words, or where no text has any of them, the one in which most of them are slips.
 * An original word that no text has, such as `logos`, is of no language.
 *
 * @param isOriginal whether a word is an original one in Latin letters
 * @param isSlip whether a word is near one of the language
 */
export function languageOfSearch(
  written: readonly QueryWord[],
  texts: TextWords,
  preferred: Language,
  isOriginal: (folded: string) => boolean,
  isSlip: (folded: string, language: Language) => boolean,
): Language {
  const words = written.filter(
    ({ folded }) =>
      LANGUAGES.some(
        (language) => texts[language](folded) || knownReplacement(folded, language) !== undefined,
      ) || !isOriginal(folded),
  );
  if (words.some(({ folded }) => isRealWord(folded, texts))) return languageOfWords(words, texts, preferred);
  const slips = (language: Language) => words.filter(({ folded }) => isSlip(folded, language)).length;
  const own = slips(preferred);
  return LANGUAGES.find((language) => slips(language) > own) ?? preferred;
}

function tellingOf(words: readonly QueryWord[], texts: TextWords, language: Language): number {
  return words.reduce((sum, { folded }) => sum + tells(folded, texts, language), 0);
}

function tells(folded: string, texts: TextWords, language: Language): number {
  if (SEARCH_WORDS[language].stopWords.has(folded)) return TELLS.little;
  if (texts[language](folded) || storedName(folded, language) !== undefined) return TELLS.much;
  const isOfToday =
    MODERN[language].has(folded) ||
    isRememberedWord(folded, language) ||
    informalSpelling(folded, language) !== undefined;
  return isOfToday ? TELLS.little : 0;
}
