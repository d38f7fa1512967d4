import {
  canonicalVerses,
  KJV_NUMBERING,
  verseId,
  versesIn,
  type VerseId,
} from '@word-unfolded/scripture-ref';
import type { Edition } from '../editions.js';
import type { EditionVerse } from '../osis/edition-verse.js';

/** The Strong's numbers of each canonical verse in an edition whose numbers are reliable. */
export type NumbersOfVerses = ReadonlyMap<VerseId, ReadonlySet<string>>;

/** From so many cases on, a number that stands where another belongs is a mistake and no chance. */
const LEAST_CASES = 4;

/** In this share of its cases, it is the same other number that the verse lacks. */
const LEAST_SHARE = 0.7;

/** The other number is so many times as frequent in these verses as in all: words of every verse prove nothing. */
const LEAST_LIFT = 15;

/** The Strong's numbers of the verses of an edition in the canonical numbering. */
export function numbersOf(verses: readonly EditionVerse[]): NumbersOfVerses {
  return new Map(
    verses.map(({ book, chapter, number, body }) => [
      verseId(book, chapter, number),
      new Set(body.links.flatMap(({ strongs }) => strongs)),
    ]),
  );
}

/**
 * Corrects the numbers that an edition has systematically at another word. The digital Reina-Valera 1909 tags Peter as
 * “that one” (G1565 for G4074) in 150 places, and “fled” as “flag” (H5251 for H5127) in 112. Such a number is one that
 * the verse does not have in the King James Version, which instead has, nearly always, one and the same other number
 * that this edition lacks there.
 *
 * @param numbers those of the King James Version
 * @returns the verses with as many numbers as before
 */
export function withoutMistakenNumbers(
  edition: Edition,
  verses: readonly EditionVerse[],
  numbers: NumbersOfVerses,
): EditionVerse[] {
  const compared = verses.map((verse) => ({ verse, ...compare(edition, verse, numbers) }));
  const partners = partnersOf(compared, numbers);
  return compared.map(({ verse, mistaken, lacking }) => {
    const corrected = new Map(
      mistaken.flatMap((each) => {
        const partner = partners.get(each);
        return partner !== undefined && lacking.includes(partner) ? [[each, partner] as const] : [];
      }),
    );
    if (corrected.size === 0) return verse;
    const links = verse.body.links.map((link) => ({
      ...link,
      strongs: link.strongs.map((each) => corrected.get(each) ?? each),
    }));
    return { ...verse, body: { ...verse.body, links } };
  });
}

type Compared = {
  /** The numbers of the verse that the other edition does not have there. */
  readonly mistaken: readonly string[];
  /** The numbers of the other edition that the verse lacks. */
  readonly lacking: readonly string[];
};

function compare(
  edition: Edition,
  { book, chapter, number, body }: EditionVerse,
  numbers: NumbersOfVerses,
): Compared {
  const canonical = canonicalVerses(verseId(book, chapter, number), edition.numbering);
  const theirs = new Set(
    [...versesIn(canonical, KJV_NUMBERING.counts)].flatMap((verse) => [...(numbers.get(verse) ?? [])]),
  );
  if (theirs.size === 0) return { mistaken: [], lacking: [] };
  const own = new Set(body.links.flatMap(({ strongs }) => strongs));
  return {
    mistaken: [...own].filter((each) => !theirs.has(each)),
    lacking: [...theirs].filter((each) => !own.has(each)),
  };
}

/** The number that belongs where another one stands, for each that is a mistake. */
function partnersOf(compared: readonly Compared[], numbers: NumbersOfVerses): Map<string, string> {
  const cases = new Map<string, { count: number; readonly lacking: Map<string, number> }>();
  for (const { mistaken, lacking } of compared)
    for (const each of mistaken) {
      const found = cases.get(each) ?? { count: 0, lacking: new Map<string, number>() };
      cases.set(each, found);
      found.count += 1;
      for (const other of lacking)
        if (other[0] === each[0]) found.lacking.set(other, (found.lacking.get(other) ?? 0) + 1);
    }
  const verses = new Map<string, number>();
  for (const each of numbers.values())
    for (const number of each) verses.set(number, (verses.get(number) ?? 0) + 1);
  const partners = new Map<string, string>();
  for (const [mistaken, { count, lacking }] of cases) {
    if (count < LEAST_CASES) continue;
    const [partner, together] = [...lacking].reduce<readonly [string, number]>(
      (best, each) => (each[1] > best[1] ? each : best),
      ['', 0],
    );
    const share = together / count;
    const usual = (verses.get(partner) ?? 0) / numbers.size;
    if (share >= LEAST_SHARE && share >= LEAST_LIFT * usual) partners.set(mistaken, partner);
  }
  return partners;
}
