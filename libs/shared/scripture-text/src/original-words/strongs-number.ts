/** The last numbers of Strong's dictionaries of 1890. */
const LAST = { G: 5_624, H: 8_674 } as const;

/** A number as the lexicon has it, and whether the dictionaries reach so far. */
export type StrongsNumber = { readonly strongs: string; readonly exists: boolean };

/** `Strong`, `Strong's number`, `número de Strong`, before or without a letter. */
const NAMED =
  /^(?:(?:n[uú]mero|num|n[.º°]|no)\.?\s*)?(?:de\s+)?strong(?:['’`´]?s)?(?:\s*(?:n[uú]mero|number|num|no|n)\.?)?\s*[#:.º°]?\s*/iu;

/** `greek 26`, `hebreo 2617`. */
const LANGUAGES: readonly (readonly [RegExp, string])[] = [
  [/^(?:greek|griego)\s+/iu, 'G'],
  [/^(?:hebrew|hebreo)\s+/iu, 'H'],
];

/** A letter, zeros, digits, and a letter that tells homonyms apart in later editions: `H430a`. */
const NUMBER = /^([gh])?[\s#.:-]*(\d{1,9})\s?([a-z])?$/iu;

/**
 * The Strong's numbers that a text names and nothing else: `G26`, `g 0026`, `H430a`, `Strong 26`, which may be Greek or
 * Hebrew. The letter behind a number is left out, because the dictionaries have none.
 */
export function strongsNumbersOf(text: string): readonly StrongsNumber[] {
  const trimmed = text.normalize('NFKC').trim();
  const bare = trimmed.replace(NAMED, '');
  const isNamed = bare !== trimmed;
  const named = LANGUAGES.find(([pattern]) => pattern.test(bare));
  if (named && !isNamed) return [];
  const [, letter, digits, ending] = NUMBER.exec(named ? bare.replace(named[0], named[1]) : bare) ?? [];
  if (digits === undefined || (letter === undefined && (!isNamed || ending !== undefined))) return [];
  const number = Number(digits);
  const numbers = (letter ? [letter.toUpperCase()] : ['G', 'H']).map((each) => ({
    strongs: `${each}${number}`,
    exists: number > 0 && number <= LAST[each === 'G' ? 'G' : 'H'],
  }));
  const existing = numbers.filter(({ exists }) => exists);
  return existing.length > 0 ? existing : numbers;
}
