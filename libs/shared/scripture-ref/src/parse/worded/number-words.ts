import { ENGLISH_CARDINALS, ENGLISH_ORDINALS, SPANISH_CARDINALS } from '../number-tables.js';

const CARDINALS: ReadonlyMap<string, number> = new Map([...ENGLISH_CARDINALS, ...SPANISH_CARDINALS]);

const ORDINALS: ReadonlyMap<string, number> = new Map([
  ...ENGLISH_ORDINALS,
  ...inBothGenders(
    1,
    'primer segund tercer cuart quint sext septim octav noven decim undecim duodecim decimotercer decimocuart decimoquint decimosext decimoseptim decimoctav decimonoven',
  ),
  ...['vigesim', 'trigesim', 'cuadragesim', 'quincuagesim', 'sexagesim', 'septuagesim', 'octogesim'].flatMap(
    (stem, at) => inBothGenders(20 + 10 * at, stem),
  ),
  ['primer', 1],
  ['tercer', 3],
  ['setimo', 7],
]);

/** Joins the parts of one number: `one hundred and nineteen`, `treinta y uno`. */
const AND: ReadonlySet<string> = new Set(['and', 'y']);

/** `29th`, `3.º`, `2da`, `1er`. */
const DIGITS = /^(\d{1,3})(st|nd|rd|th|ro|ra|er|do|da|to|ta|mo|ma|vo|va|no|na|[ºª°])?$/;

export type NumberRead = {
  readonly value: number;
  /** How many words it takes. */
  readonly length: number;
  readonly isOrdinal: boolean;
  /** Whether it is written in words or as an ordinal, and not in mere digits. */
  readonly isWorded: boolean;
};

/** The number that begins at a word, as long as possible: `three sixteen` is two numbers, `twenty three` is one. */
export function numberAt(words: readonly string[], from: number): NumberRead | undefined {
  const [, digits, ending] = DIGITS.exec(words[from] ?? '') ?? [];
  if (digits !== undefined)
    return {
      value: Number(digits),
      length: 1,
      isOrdinal: ending !== undefined,
      isWorded: ending !== undefined,
    };
  let value = 0;
  let length = 0;
  for (;;) {
    const skipped = length > 0 && AND.has(words[from + length] ?? '') ? 1 : 0;
    const word = words[from + length + skipped] ?? '';
    const ordinal = ORDINALS.get(word);
    const next = ordinal ?? CARDINALS.get(word);
    const isHundred = value === 1 && next === 100;
    if (next === undefined || (length > 0 && !isHundred && next >= roomIn(value))) break;
    value = isHundred ? 100 : value + next;
    length += skipped + 1;
    // A Spanish ordinal may go on: `vigésimo tercero`.
    const isTens = value % 10 === 0 && /im[oa]$/.test(word);
    if (ordinal !== undefined && !isTens) return { value, length, isOrdinal: true, isWorded: true };
  }
  if (length === 0) return undefined;
  return { value, length, isOrdinal: ORDINALS.has(words[from + length - 1]!), isWorded: true };
}

/** The maximum that a further word may add to a number: less than ten to twenty, less than a hundred to a hundred. */
function roomIn(value: number): number {
  if (value % 100 === 0) return 100;
  return value % 10 === 0 && value % 100 > 10 ? 10 : 0;
}

function inBothGenders(first: number, stems: string): (readonly [string, number])[] {
  return stems
    .split(' ')
    .flatMap((stem, index) => [`${stem}o`, `${stem}a`].map((word) => [word, first + index] as const));
}
