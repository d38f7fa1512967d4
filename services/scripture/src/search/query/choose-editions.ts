import { AppError } from '@word-unfolded/contracts';
import type { Language } from '@word-unfolded/domain';
import { DEFAULT_TRANSLATIONS, findKnownTranslation } from '../../translations/known-translations.js';
import type { SearchedEdition } from '../index/search.repository.js';

/**
 * Returns the editions to search.
 *
 * @param names ids or abbreviations of translations, in any case.
 * @throws AppError SCRIPTURE_TRANSLATION_NOT_FOUND, or SCRIPTURE_TRANSLATION_NOT_SEARCHABLE for a known one that is not
 * among them.
 */
export function chooseEditions(
  editions: readonly SearchedEdition[],
  names: readonly string[],
): SearchedEdition[] {
  const chosen = names.map((name) => {
    const known = findKnownTranslation(name);
    if (!known) throw AppError.of('SCRIPTURE_TRANSLATION_NOT_FOUND');
    const edition = editions.find(({ id }) => id === known.id);
    if (edition) return edition;
    const searchable = editions.map(({ id }) => findKnownTranslation(id)?.abbreviation ?? id).join(', ');
    throw AppError.of('SCRIPTURE_TRANSLATION_NOT_SEARCHABLE', { translation: known.name, searchable });
  });
  return [...new Set(chosen)];
}

/** The default edition of a language. */
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
