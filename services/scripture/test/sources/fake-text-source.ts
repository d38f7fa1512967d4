import type { Verse } from '@word-unfolded/contracts';
import {
  canonicalVerses,
  KJV_NUMBERING,
  KJV_VERSE_COUNTS,
  partsOfVerse,
  versesIn,
  type Numbering,
  type VerseCounts,
  type VerseRange,
} from '@word-unfolded/scripture-ref';
import { TextSource, type HeldTranslation } from '../../src/translations/text-source.js';

/** A source with invented words: the text of each verse is its own reference. */
export class FakeTextSource extends TextSource {
  constructor(
    private readonly held: Readonly<Record<string, VerseCounts | Numbering>> = { WEB: KJV_VERSE_COUNTS },
    private readonly change: (verse: Verse) => Verse = (verse) => verse,
  ) {
    super();
  }

  override translations(): Promise<readonly HeldTranslation[]> {
    const ids = Object.keys(this.held);
    return Promise.resolve(ids.map((id) => ({ id, edition: `${id} 1.0`, verseCount: 31_102 })));
  }

  override numbering(translationId: string): Promise<Numbering | undefined> {
    return Promise.resolve(this.numberingOf(translationId));
  }

  override verses(translationId: string, range: VerseRange, limit: number): Promise<readonly Verse[]> {
    const numbering = this.numberingOf(translationId);
    if (!numbering) return Promise.resolve([]);
    const ids = [...versesIn(range, numbering.counts)].slice(0, limit);
    return Promise.resolve(ids.map((id) => this.change(fakeVerse(id, numbering))));
  }

  private numberingOf(translationId: string): Numbering | undefined {
    const held = this.held[translationId];
    if (held === undefined) return undefined;
    return 'exceptions' in held ? held : { counts: held, exceptions: new Map() };
  }
}

/** A verse of prose with its reference as text; the first of a chapter opens a paragraph. */
function fakeVerse(id: number, numbering: Numbering = KJV_NUMBERING): Verse {
  const { first, last } = canonicalVerses(id, numbering);
  const { book, chapter, verse } = partsOfVerse(id);
  const text = `Words of ${book} ${chapter}:${verse}.`;
  return {
    book,
    chapter,
    number: verse,
    canonicalId: first,
    canonicalEndId: last,
    text,
    omitted: false,
    headings: [],
    title: null,
    lines: [{ opens: verse === 1 ? 'paragraph' : 'none', poetry: 0, spans: [{ text }] }],
    notes: [],
  };
}
