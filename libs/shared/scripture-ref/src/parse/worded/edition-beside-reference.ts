import type { Language } from '@word-unfolded/domain';

/** A translation by the names that it has. */
export type NamedEdition = {
  readonly id: string;
  readonly abbreviation: string;
  readonly name: string;
  readonly language: Language;
};

/** A reference and the translation that is named beside it: `rom 8` and the KJV in `rom 8 kjv`. */
export type ReferenceInEdition<Edition> = { readonly edition: Edition; readonly text: string };

/** The longest name has so many words. */
const MOST_WORDS = 6;

/** Words of names that nobody needs: `King James`, `Reina Valera`. */
const GENERAL = /\b(?:version|translation|bible|edition|biblia|traduccion|edicion|la|the|santa|holy)\b/g;

/** What joins a reference and the name of a translation. */
const JOINS = /(?:^|\s)(?:in|from|of|en|de|del|la|el|the)$/i;

/**
 * Reads the name of a translation at the end or the beginning of a text that is otherwise a reference: its abbreviation,
 * its id or its name, with or without the year. Undefined where none of the editions is named.
 *
 * @param preferred of editions with the same name, one in this language
 */
export function editionBesideReference<Edition extends NamedEdition>(
  text: string,
  editions: readonly Edition[],
  preferred: Language,
): ReferenceInEdition<Edition> | undefined {
  const words = [...text.matchAll(/[\p{L}\p{N}:.]+/gu)];
  const inOrder = [...editions].sort(
    (one, other) => Number(other.language === preferred) - Number(one.language === preferred),
  );
  for (let length = Math.min(MOST_WORDS, words.length - 1); length > 0; length -= 1) {
    const [from, to] = [words.at(-length)!.index, words[length - 1]!];
    const atEnd = named(text.slice(from), inOrder);
    if (atEnd) return { edition: atEnd, text: withoutJoin(text.slice(0, from)) };
    const end = to.index + to[0].length;
    const atStart = named(text.slice(0, end), inOrder);
    if (atStart) return { edition: atStart, text: text.slice(end).replace(/^[\s,:;()[\]|–—-]+/, '') };
  }
  return undefined;
}

function named<Edition extends NamedEdition>(
  text: string,
  editions: readonly Edition[],
): Edition | undefined {
  const wanted = folded(text);
  return /[a-z]/.test(wanted) ? editions.find((edition) => namesOf(edition).has(wanted)) : undefined;
}

function namesOf({ id, abbreviation, name }: NamedEdition): ReadonlySet<string> {
  const plain = spaced(name);
  const short = plain.replace(GENERAL, ' ');
  // Bibles of the Reina-Valera family are also called RVR.
  const family = abbreviation.replace(/^RV(?=\d|$)/i, 'RVR');
  const all = [id, abbreviation, family, plain, short].flatMap((each) => [each, each.replace(/\d+/g, '')]);
  const initials = plain
    .split(/\s+/)
    .filter((word) => /^[a-z]/.test(word))
    .map(([initial]) => initial)
    .join('');
  return new Set([...all.map(folded), initials].filter(({ length }) => length > 1));
}

function withoutJoin(text: string): string {
  let rest = text.replace(/[\s,:;()[\]|–—-]+$/, '');
  while (JOINS.test(rest)) rest = rest.replace(JOINS, '').trimEnd();
  return rest;
}

function spaced(text: string): string {
  return text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
}

function folded(text: string): string {
  return spaced(text).replaceAll(' ', '');
}
