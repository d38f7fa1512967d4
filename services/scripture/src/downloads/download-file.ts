import {
  DOWNLOAD_FORMAT,
  type DownloadHeading,
  type NamedTranslation,
  type Verse,
} from '@word-unfolded/contracts';
import type { VerseCounts } from '@word-unfolded/scripture-ref';
import { createHash } from 'node:crypto';
import { gzipSync } from 'node:zlib';
import { PART_BYTES } from './downloads.schema.js';

/** The whole text of an edition in the download format: compressed JSON lines, the header first. */
export type DownloadFile = {
  readonly bytes: number;
  readonly textBytes: number;
  readonly sha256: string;
  /** Base64 parts, each of `PART_BYTES` except the last. */
  readonly parts: readonly string[];
};

/**
 * Creates the download file of an edition.
 *
 * @param verses in the order of the Bible.
 */
export function makeDownloadFile(
  translation: NamedTranslation,
  counts: VerseCounts,
  verses: Iterable<Verse>,
): DownloadFile {
  const chapters = [...chapterLines(verses)];
  const heading: DownloadHeading = {
    format: DOWNLOAD_FORMAT,
    translation,
    counts: Object.fromEntries(Object.entries(counts).map(([book, last]) => [book, [...last]])),
    chapters: chapters.length,
  };
  const text = Buffer.from([JSON.stringify(heading), ...chapters].join('\n'));
  const file = gzipSync(text, { level: 9 });
  const parts = Array.from({ length: Math.ceil(file.length / PART_BYTES) }, (_, part) =>
    file.subarray(part * PART_BYTES, (part + 1) * PART_BYTES).toString('base64'),
  );
  const sha256 = createHash('sha256').update(file).digest('hex');
  return { bytes: file.length, textBytes: text.length, sha256, parts };
}

function* chapterLines(verses: Iterable<Verse>): Generator<string> {
  let open: { book: string; chapter: number; verses: Verse[] } | undefined;
  for (const verse of verses) {
    const { book, chapter } = verse;
    if (open && (open.book !== book || open.chapter !== chapter)) {
      yield JSON.stringify(open);
      open = undefined;
    }
    (open ??= { book, chapter, verses: [] }).verses.push(verse);
  }
  if (open) yield JSON.stringify(open);
}
