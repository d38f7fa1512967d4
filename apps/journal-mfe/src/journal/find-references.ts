import { LANGUAGES, type Language } from '@word-unfolded/domain';
import type { FoundReference, ReferenceParser } from '@word-unfolded/scripture-ref';

/** Longer names are hardly words of prose. */
const SHORT_NAME = 4;

/**
 * References in what somebody has written, in whichever language they named the book: readers of Spanish cite English books
 * too. Where both languages see one, the longer is believed, and of two as long the reader's own.
 *
 * @param parser knows both languages
 * @returns places in UTF-16 code units, in their order, none over another
 */
export function findReferences(text: string, parser: ReferenceParser, own: Language): FoundReference[] {
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

/** Short words of one language are books of the other (`sal` and Salmos): a name begins with a capital or a number. */
function isName(text: string, { start, end }: FoundReference): boolean {
  const name = /^\P{Nd}*/u.exec(text.slice(start, end))?.[0].trim() ?? '';
  return name.length > SHORT_NAME || /^(?:\p{Lu}|$)/u.test(name);
}
