import { CatalogueError } from '@word-unfolded/contracts';
import { LANGUAGES, type Language } from '@word-unfolded/domain';
import { type QueryWord } from '@word-unfolded/scripture-text';
import { DEFAULT_TRANSLATIONS, findKnownTranslation } from '../../translations/known-translations.js';
import type { SearchedEdition } from '../index/search.repository.js';
import { LANGUAGE_WORDS } from '../words/language-words.js';

/**
 * The editions in which a search is made.
 *
 * @param names ids or abbreviations of translations, in any case.
 * @throws CatalogueError SCRIPTURE_TRANSLATION_NOT_FOUND, or SCRIPTURE_TRANSLATION_NOT_SEARCHABLE for one that is known
 * and not among them.
 */
export function chooseEditions(
  editions: readonly SearchedEdition[],
  names: readonly string[],
): SearchedEdition[] {
  const chosen = names.map((name) => {
    const known = findKnownTranslation(name);
    if (!known) throw CatalogueError.of('SCRIPTURE_TRANSLATION_NOT_FOUND');
    const edition = editions.find(({ id }) => id === known.id);
    if (edition) return edition;
    const searchable = editions.map(({ id }) => findKnownTranslation(id)?.abbreviation ?? id).join(', ');
    throw CatalogueError.of('SCRIPTURE_TRANSLATION_NOT_SEARCHABLE', { translation: known.name, searchable });
  });
  return [...new Set(chosen)];
}

/** The edition with which a reader begins, by language. */
export function defaultEdition(
  editions: readonly SearchedEdition[],
  language: Language,
): SearchedEdition | undefined {
  const ids = DEFAULT_TRANSLATIONS[language];
  return (
    ids.flatMap((id) => editions.filter((edition) => edition.id === id))[0] ??
    editions.find((edition) => edition.language === language)
  );
}

/** The default edition of the language in which the words are: the reader's own, unless another has more of them. */
export function editionOfWords(
  editions: readonly SearchedEdition[],
  words: readonly QueryWord[],
  language: Language,
): SearchedEdition | undefined {
  const languages = [language, ...LANGUAGES.filter((other) => other !== language)];
  const candidates = languages.flatMap((each) => defaultEdition(editions, each) ?? []);
  const known = candidates.map((edition) => countKnown(words, edition));
  return candidates[known.indexOf(Math.max(...known))];
}

/** How many of the words an edition has as they are written; those that say something count twice. */
function countKnown(words: readonly QueryWord[], { language, vocabulary }: SearchedEdition): number {
  const { stopWords } = LANGUAGE_WORDS[language];
  const known = words.filter(({ folded }) => vocabulary.has(folded));
  return known.reduce((sum, { folded }) => sum + (stopWords.has(folded) ? 1 : 2), 0);
}
