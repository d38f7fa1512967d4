import { LANGUAGES, type Language } from '@word-unfolded/domain';
import { PLACES, type Place } from './places.js';

const fold = (text: string) =>
  text
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
    .toLowerCase();

const folded = PLACES.map((place) => ({
  place,
  names: LANGUAGES.map((language) => fold(place.name[language])),
  modern: fold(place.modernName),
}));

/**
 * Places by a part of their name in either language, or of their modern name, whatever its case and accents. Names that
 * begin with the text come first, then those named in more verses.
 *
 * @returns all places, by name, when the text has no letter
 */
export function findPlaces(text: string, language: Language): readonly Place[] {
  const wanted = fold(text);
  if (wanted === '')
    return [...PLACES].sort((a, b) => a.name[language].localeCompare(b.name[language], language));
  return folded
    .map((each) => ({ place: each.place, rank: rankOf(each, wanted) }))
    .filter(({ rank }) => rank > 0)
    .sort((a, b) => b.rank - a.rank || b.place.verses.length - a.place.verses.length)
    .map(({ place }) => place);
}

function rankOf(
  { names, modern }: { readonly names: readonly string[]; readonly modern: string },
  wanted: string,
) {
  if (names.includes(wanted)) return 4;
  if (names.some((name) => name.startsWith(wanted))) return 3;
  if (names.some((name) => name.includes(` ${wanted}`))) return 2;
  return wanted.length > 2 && modern.includes(wanted) ? 1 : 0;
}
