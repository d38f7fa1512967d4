import type { Verse } from '@word-unfolded/contracts';
import {
  KJV_VERSE_COUNTS,
  partsOfVerse,
  versesIn,
  type VerseCounts,
  type VerseRange,
} from '@word-unfolded/scripture-ref';
import { TextSource, type HeldTranslation } from '../src/translations/text-source.js';

/** A source with invented words: each verse says where it stands. */
export class InventedTextSource extends TextSource {
  constructor(
    private readonly held: Readonly<Record<string, VerseCounts>> = { WEB: KJV_VERSE_COUNTS },
    private readonly change: (verse: Verse) => Verse = (verse) => verse,
  ) {
    super();
  }

  override translations(): Promise<readonly HeldTranslation[]> {
    const ids = Object.keys(this.held);
    return Promise.resolve(ids.map((id) => ({ id, edition: `${id} 1.0`, verseCount: 31_102 })));
  }

  override verseCounts(translationId: string): Promise<VerseCounts | undefined> {
    return Promise.resolve(this.held[translationId]);
  }

  override verses(translationId: string, range: VerseRange, limit: number): Promise<readonly Verse[]> {
    const ids = [...versesIn(range, this.held[translationId] ?? {})].slice(0, limit);
    return Promise.resolve(ids.map((id) => this.change(inventedVerse(id))));
  }
}

/** A verse of prose that says where it stands; the first of a chapter opens a paragraph. */
export function inventedVerse(id: number): Verse {
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
    lines: [{ opens: verse === 1 ? 'paragraph' : 'none', poetry: 0, spans: [{ text }] }],
    notes: [],
  };
}
