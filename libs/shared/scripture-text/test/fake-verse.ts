import type { Verse } from '@word-unfolded/contracts';
import { partsOfVerse, type VerseId } from '@word-unfolded/scripture-ref';

/** A verse with generated words. */
export function fakeVerse(id: VerseId): Verse {
  const { book, chapter, verse } = partsOfVerse(id);
  const text = `Words of ${book} ${chapter}:${verse}.`;
  return {
    book,
    chapter,
    number: verse,
    canonicalId: id,
    canonicalEndId: id,
    text,
    omitted: false,
    headings: [],
    title: null,
    lines: [{ opens: verse === 1 ? 'paragraph' : 'none', poetry: 0, spans: [{ text: `${text} ` }] }],
    notes: [],
  };
}
