import { LANGUAGES, type Language } from '@word-unfolded/domain';
import type { FoundReference, ReferenceParser } from './reference-parser.js';

/** Longer book names are unlikely to be ordinary words. */
const SHORT_NAME = 4;

/**
 * Finds the references in a text, whatever the language of the book names, because readers of Spanish cite English
 * books too. Where both languages match, the longer match wins; with equal length, the reader's own language wins.
 *
 * @param parser knows both languages
 * @returns ranges in UTF-16 code units, in order and without overlaps
 */
export function findInLanguages(text: string, parser: ReferenceParser, own: Language): FoundReference[] {
  const others = LANGUAGES.filter((language) => language !== own)
    .flatMap((language) => parser.find(text, language))
    .filter((found) => isName(text, found));
  const chosen: FoundReference[] = [];
  const longestFirst = [...parser.find(text, own), ...others].sort(
    (one, other) => other.end - other.start - (one.end - one.start),
  );
  for (const each of longestFirst)
    if (!chosen.some(({ start, end }) => start < each.end && each.start < end)) chosen.push(each);
  return chosen.sort((one, other) => one.start - other.start);
}

/**
 * Short words of one language are books of the other (`sal` and Salmos), so a book name must begin with a capital or a
 * number.
 */
function isName(text: string, { start, end }: FoundReference): boolean {
  const name = /^\P{Nd}*/u.exec(text.slice(start, end))?.[0].trim() ?? '';
  return name.length > SHORT_NAME || /^(?:\p{Lu}|$)/u.test(name);
}
