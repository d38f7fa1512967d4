import type { DownloadedChapter, TranslationDownload, Verse } from '@word-unfolded/contracts';
import { isBookId, verseId, type BookId } from '@word-unfolded/scripture-ref';
import { makeSearchIndex } from '../src/search/search-index.js';
import type { EditionStore } from '../src/storage/edition-store.js';

/** Generated words, by book and chapter. */
export type FakeText = Partial<Record<BookId, readonly (readonly string[])[]>>;

type Language = TranslationDownload['translation']['language'];

export const fakeTranslation = (
  id = 'INV',
  language: Language = 'en',
): TranslationDownload['translation'] => ({
  id,
  abbreviation: id,
  name: `Invented Bible ${id}`,
  language,
  edition: `${id} 1.0`,
  licence: 'Public domain',
  notice: 'Invented Bible. Public domain.',
});

function chaptersOf(text: FakeText): DownloadedChapter[] {
  return Object.entries(text).flatMap(([book, chapters]) =>
    chapters.map((verses, index) => ({
      book,
      chapter: index + 1,
      verses: verses.map((words, at) => verseOf(book, index + 1, at + 1, words)),
    })),
  );
}

function verseOf(book: string, chapter: number, number: number, text: string): Verse {
  const id = isBookId(book) ? verseId(book, chapter, number) : 0;
  return {
    book,
    chapter,
    number,
    canonicalId: id,
    canonicalEndId: id,
    text,
    omitted: text === '',
    headings: [],
    title: null,
    lines: text === '' ? [] : [{ opens: number === 1 ? 'paragraph' : 'none', poetry: 0, spans: [{ text }] }],
    notes: [],
  };
}

const countsOf = (text: FakeText): Record<string, number[]> =>
  Object.fromEntries(
    Object.entries(text).map(([book, chapters]) => [book, chapters.map((verses) => verses.length)]),
  );

/**
 * A download in the server's format, and the bytes of its file. It needs APIs that Node and browsers have, and jsdom
 * lacks.
 */
export async function fakeDownload(
  text: FakeText,
  translation = fakeTranslation(),
): Promise<{ download: TranslationDownload; file: Uint8Array<ArrayBuffer> }> {
  const chapters = chaptersOf(text);
  const heading = { format: 1, translation, counts: countsOf(text), chapters: chapters.length };
  const lines = [heading, ...chapters].map((each) => JSON.stringify(each)).join('\n');
  const packed = new Blob([lines]).stream().pipeThrough(new CompressionStream('gzip'));
  const file = new Uint8Array(await new Response(packed).arrayBuffer());
  const hash = new Uint8Array(await crypto.subtle.digest('SHA-256', file));
  const sha256 = Array.from(hash, (byte) => byte.toString(16).padStart(2, '0')).join('');
  return { download: { translation, bytes: file.length, textBytes: lines.length, sha256 }, file };
}

/**
 * Stores a text as if it had been downloaded.
 *
 * @param renumbered verses that have other numbers in the canonical numbering, by their OSIS names
 */
export async function storeFake(
  store: EditionStore,
  text: FakeText,
  translation = fakeTranslation(),
  renumbered: Readonly<Record<string, readonly [first: number, last: number]>> = {},
): Promise<void> {
  const chapters = chaptersOf(text).map((each) => ({
    ...each,
    verses: each.verses.map((verse): Verse => {
      const canonical = renumbered[`${verse.book}.${verse.chapter}.${verse.number}`];
      return canonical ? { ...verse, canonicalId: canonical[0], canonicalEndId: canonical[1] } : verse;
    }),
  }));
  const lines = chapters.map((each) => ({ ...each, line: JSON.stringify(each) }));
  const index = makeSearchIndex(
    translation.language,
    chapters.flatMap(({ verses }) => verses),
  );
  const edition = { id: translation.id, translation, counts: countsOf(text), sha256: 'a'.repeat(64) };
  await store.store({ ...edition, bytes: 1_000, textBytes: 5_000 }, lines, index);
}
