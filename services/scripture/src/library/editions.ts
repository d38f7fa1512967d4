import {
  KJV_NUMBERING,
  RV1909_NUMBERING,
  verseId,
  type BookId,
  type Numbering,
  type VerseId,
} from '@word-unfolded/scripture-ref';
import type { EditionVerse } from './osis/edition-verse.js';
import { markMatches } from './osis/marked-text.js';
import type { OsisEvent } from './osis/osis-event.js';
import { liftColophon } from './repairs/colophons.js';
import { countWordCases, lowerOpeningCapitals, opensWithCapitals } from './repairs/opening-capitals.js';
import { splitPiledVerses } from './repairs/piled-verses.js';
import { openWithPoetry } from './repairs/poetry-openings.js';
import { liftAcrosticLetter, liftPsalmTitle, titleToAcrosticHeading } from './repairs/psalm-titles.js';
import { restoreSpacesAtAddedWords, restoreSpacesAtMarkup } from './repairs/restore-spaces.js';
import { moveRomansDoxology } from './repairs/romans-doxology.js';
import { repairStrayUsfm } from './repairs/stray-usfm.js';

/** An edition of the local library: its module, and the repairs of that module. */
export type Edition = {
  /** Id of the translation, as in URLs of passages. */
  readonly id: string;
  /** Number of the edition in the keys of the library file. It must never be reused. */
  readonly number: number;
  /** Name of the SWORD module. */
  readonly module: string;
  readonly numbering: Numbering;
  /** Verses of the numbering that the edition omits, following its source texts. */
  readonly omitted: readonly VerseId[];
  /** Whether its words have Strong's numbers. */
  readonly wordTags: number;
  /** Whether the edition begins every verse on a new line and marks no paragraphs. */
  readonly everyVerseOpensLine: boolean;
  readonly repairFragment: (fragment: string) => string;
  readonly repairEvents: (events: readonly OsisEvent[]) => readonly OsisEvent[];
  /** Repairs the verses of one book. */
  readonly repairBook: (book: BookId, verses: readonly EditionVerse[]) => readonly EditionVerse[];
  /** Repairs that need the whole edition. */
  readonly repairEdition: (verses: readonly EditionVerse[]) => readonly EditionVerse[];
};

const asItIs = <Value>(value: Value): Value => value;

const marksTheName =
  (pattern: RegExp) =>
  (verse: EditionVerse): EditionVerse => ({
    ...verse,
    body: markMatches(verse.body, 'divineName', pattern),
  });

/** The Strong's numbers of the World English Bible are misaligned with its words, so they are omitted. */
const withoutWordTags = (fragment: string) => fragment.replace(/<\/?w\b[^>]*>/g, '');

/** The World English Bible. */
export const WEB: Edition = {
  id: 'WEB',
  number: 1,
  module: 'engWEB2015eb',
  numbering: KJV_NUMBERING,
  omitted: [verseId('Luke', 17, 36), verseId('Acts', 8, 37), verseId('Acts', 15, 34), verseId('Acts', 24, 7)],
  wordTags: 0,
  everyVerseOpensLine: false,
  repairFragment: withoutWordTags,
  repairEvents: restoreSpacesAtMarkup,
  repairBook: (book, verses) =>
    (book === 'Rom' ? moveRomansDoxology(verses) : verses).map(titleToAcrosticHeading).map(openWithPoetry),
  repairEdition: (verses) => verses.map(marksTheName(/(?<!\p{L})Yah(?:weh)?(?!\p{L})/gu)),
};

/** The Reina Valera of 1909, in its traditional numbering. The module marks only chapters, no paragraphs. */
export const RV1909: Edition = {
  id: 'spa_r09',
  number: 2,
  module: 'spaRV1909eb',
  numbering: RV1909_NUMBERING,
  omitted: [],
  wordTags: 394_541,
  everyVerseOpensLine: true,
  repairFragment: asItIs,
  repairEvents: restoreSpacesAtAddedWords,
  repairBook: (_, verses) =>
    verses.flatMap(splitPiledVerses).map(liftPsalmTitle).map(liftAcrosticLetter).map(liftColophon),
  repairEdition: (verses) => {
    const cases = countWordCases(
      verses.filter((verse) => !opensWithCapitals(verse)).map(({ body }) => body.text),
    );
    return verses
      .map((verse) => lowerOpeningCapitals(verse, cases))
      .map(marksTheName(/(?<!\p{L})(?:Jehová|JEHOVÁ|Jah|JAH)(?!\p{L})/gu));
  },
};

/** The King James Version of 1769. */
export const KJV: Edition = {
  id: 'KJV',
  number: 3,
  module: 'engKJV2006eb',
  numbering: KJV_NUMBERING,
  omitted: [],
  wordTags: 348_884,
  everyVerseOpensLine: false,
  repairFragment: repairStrayUsfm,
  repairEvents: restoreSpacesAtMarkup,
  repairBook: (_, verses) => verses,
  repairEdition: asItIs,
};

/** The editions of the local library. */
export const EDITIONS: readonly Edition[] = [WEB, RV1909, KJV];
