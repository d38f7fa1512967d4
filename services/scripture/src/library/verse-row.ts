import type { Line, Note, Verse } from '@word-unfolded/contracts';
import { partsOfVerse } from '@word-unfolded/scripture-ref';
import { EDITION_KEYS } from './library.schema.js';

/** A row of the verse table. */
export type VerseRow = [
  key: number,
  canonical: number,
  canonicalEnd: number,
  omitted: number,
  text: string,
  title: string | null,
  setting: string,
];

type Setting = { headings: string[]; lines: Line[]; notes: Note[] };

/** The response form of a verse, from its row. */
export function toVerse([key, canonicalId, canonicalEndId, omitted, text, title, setting]: VerseRow): Verse {
  const { book, chapter, verse } = partsOfVerse(key % EDITION_KEYS);
  const { headings, lines, notes } = JSON.parse(setting) as Setting;
  return {
    book,
    chapter,
    number: verse,
    canonicalId,
    canonicalEndId,
    text,
    omitted: omitted === 1,
    headings,
    title,
    lines,
    notes,
  };
}
