import { LANGUAGES } from '@word-unfolded/domain';
import { namesOf } from '../../canon/book-names.js';
import { BOOKS } from '../../canon/books.js';

/** The words before a name: `the letter to the Corinthians`, `carta a los Tesalonicenses`. */
const TITLE =
  /^(?:(?:the|la|el)\s+)?(?:(?:letter|epistle|book|carta|ep[ií]stola|libro)s?\s+)?(?:(?:of|to|from|del?|al?)\s+)?(?:(?:san\s+)?pa(?:ul|blo)\s+)?(?:(?:to|al?)\s+)?(?:(?:the|los|las|st\.?|saint|san)\s+)?/iu;

/** A name and what begins with a number: `Tesalonicenses 4:13`, `Corinthians chapter 13`. */
const NAME_AND_PLACE =
  /^(\p{L}[\p{L}\p{M}]+)\.?\s*(?:(?:chapter|chap\.?|ch\.?|cap[ií]tulo|cap\.?)\s*)?(\d.*)$/iu;

/**
 * What a reference may mean whose book has the number left out: `Tesalonicenses 4:13` is of the first or the second
 * letter.
 *
 * @returns the text with each number before the name; none where the name is that of one book only, as John is.
 */
export function numberedReadings(text: string): readonly string[] {
  const [, name = '', place = ''] = NAME_AND_PLACE.exec(text.trim().replace(TITLE, '')) ?? [];
  return (NUMBERS.get(fold(name)) ?? []).map((number) => `${number} ${name} ${place}`);
}

/** Shorter abbreviations without their number are no names: `S 3`, `R 2`. */
const SHORTEST_NAME = 3;

const NUMBERS = numbersByName();

/** The numbers of the books that a name without its number may mean, without the names of single books. */
function numbersByName(): ReadonlyMap<string, readonly string[]> {
  const names = LANGUAGES.flatMap((language) =>
    BOOKS.flatMap(({ osis }) => {
      const { long, short, oneChapter, also } = namesOf(osis, language);
      return [long, short, oneChapter ?? long, ...also];
    }),
  );
  const single = new Set(names.map(fold));
  const numbers = new Map<string, Set<string>>();
  for (const name of names) {
    const [, number, bare = ''] = /^([1-3]) (.+)$/.exec(name) ?? [];
    const key = fold(bare);
    if (number === undefined || key.length < SHORTEST_NAME || single.has(key)) continue;
    numbers.set(key, (numbers.get(key) ?? new Set()).add(number));
  }
  return new Map([...numbers].map(([name, of]) => [name, [...of].sort()]));
}

function fold(name: string): string {
  return name.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
}
