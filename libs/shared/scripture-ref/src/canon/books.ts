/** The 66 books of the Protestant canon in its order: OSIS name, USFM id, testament. */
const ROWS = [
  ['Gen', 'GEN', 'old'],
  ['Exod', 'EXO', 'old'],
  ['Lev', 'LEV', 'old'],
  ['Num', 'NUM', 'old'],
  ['Deut', 'DEU', 'old'],
  ['Josh', 'JOS', 'old'],
  ['Judg', 'JDG', 'old'],
  ['Ruth', 'RUT', 'old'],
  ['1Sam', '1SA', 'old'],
  ['2Sam', '2SA', 'old'],
  ['1Kgs', '1KI', 'old'],
  ['2Kgs', '2KI', 'old'],
  ['1Chr', '1CH', 'old'],
  ['2Chr', '2CH', 'old'],
  ['Ezra', 'EZR', 'old'],
  ['Neh', 'NEH', 'old'],
  ['Esth', 'EST', 'old'],
  ['Job', 'JOB', 'old'],
  ['Ps', 'PSA', 'old'],
  ['Prov', 'PRO', 'old'],
  ['Eccl', 'ECC', 'old'],
  ['Song', 'SNG', 'old'],
  ['Isa', 'ISA', 'old'],
  ['Jer', 'JER', 'old'],
  ['Lam', 'LAM', 'old'],
  ['Ezek', 'EZK', 'old'],
  ['Dan', 'DAN', 'old'],
  ['Hos', 'HOS', 'old'],
  ['Joel', 'JOL', 'old'],
  ['Amos', 'AMO', 'old'],
  ['Obad', 'OBA', 'old'],
  ['Jonah', 'JON', 'old'],
  ['Mic', 'MIC', 'old'],
  ['Nah', 'NAM', 'old'],
  ['Hab', 'HAB', 'old'],
  ['Zeph', 'ZEP', 'old'],
  ['Hag', 'HAG', 'old'],
  ['Zech', 'ZEC', 'old'],
  ['Mal', 'MAL', 'old'],
  ['Matt', 'MAT', 'new'],
  ['Mark', 'MRK', 'new'],
  ['Luke', 'LUK', 'new'],
  ['John', 'JHN', 'new'],
  ['Acts', 'ACT', 'new'],
  ['Rom', 'ROM', 'new'],
  ['1Cor', '1CO', 'new'],
  ['2Cor', '2CO', 'new'],
  ['Gal', 'GAL', 'new'],
  ['Eph', 'EPH', 'new'],
  ['Phil', 'PHP', 'new'],
  ['Col', 'COL', 'new'],
  ['1Thess', '1TH', 'new'],
  ['2Thess', '2TH', 'new'],
  ['1Tim', '1TI', 'new'],
  ['2Tim', '2TI', 'new'],
  ['Titus', 'TIT', 'new'],
  ['Phlm', 'PHM', 'new'],
  ['Heb', 'HEB', 'new'],
  ['Jas', 'JAS', 'new'],
  ['1Pet', '1PE', 'new'],
  ['2Pet', '2PE', 'new'],
  ['1John', '1JN', 'new'],
  ['2John', '2JN', 'new'],
  ['3John', '3JN', 'new'],
  ['Jude', 'JUD', 'new'],
  ['Rev', 'REV', 'new'],
] as const;

/** OSIS name of a book, such as `Rom` or `1John` (OSIS 2.1.1 user's manual). */
export type BookId = (typeof ROWS)[number][0];

export type Testament = (typeof ROWS)[number][2];

export type CanonBook = {
  readonly osis: BookId;
  /** Position in the order of the Protestant canon, from 1. */
  readonly number: number;
  /** Three-letter id of USFM and of the Free Use Bible API, such as `ROM`. */
  readonly usfm: string;
  readonly testament: Testament;
};

/** The canon, in order. */
export const BOOKS: readonly CanonBook[] = ROWS.map(([osis, usfm, testament], index) => ({
  osis,
  number: index + 1,
  usfm,
  testament,
}));

const byOsis = new Map<string, CanonBook>(BOOKS.map((book) => [book.osis, book]));
const byUsfm = new Map(BOOKS.map((book) => [book.usfm, book]));

/** Whether an untrusted value is the OSIS name of a book of the canon. */
export function isBookId(value: unknown): value is BookId {
  return typeof value === 'string' && byOsis.has(value);
}

/** The book of an OSIS name. */
export function bookOf(osis: BookId): CanonBook {
  return byOsis.get(osis)!;
}

/**
 * The book at a position of the canon.
 *
 * @throws RangeError for a number outside 1 to 66.
 */
export function bookNumbered(number: number): CanonBook {
  const book = BOOKS[number - 1];
  if (!book) throw new RangeError(`No book has the number ${number}; the canon has ${BOOKS.length}.`);
  return book;
}

/** The book of a USFM id, ignoring case; undefined for one outside the canon. */
export function bookOfUsfm(usfm: string): CanonBook | undefined {
  return byUsfm.get(usfm.toUpperCase());
}
