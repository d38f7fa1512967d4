import {
  DOWNLOAD_FORMAT,
  type DownloadedChapter,
  type DownloadHeading,
  type TranslationDownload,
  type Verse,
} from '@word-unfolded/contracts';
import { DownloadError } from '../download/download-problem.js';
import { makeSearchIndex } from '../search/search-index.js';
import type { ChapterLine, EditionStore } from '../storage/edition-store.js';

/**
 * Converts a download file to a readable and searchable text: verifies the hash, unpacks, indexes, and stores all in
 * one transaction.
 *
 * @throws DownloadError `damaged` when the hash does not match; the file is discarded then
 */
export async function unpackEdition(download: TranslationDownload, store: EditionStore): Promise<void> {
  const { id } = download.translation;
  const parts = await store.file(id);
  const file = new Blob([...parts]);
  try {
    if ((await sha256Of(file)) !== download.sha256) throw new DownloadError('damaged');
    const lines = (await textOf(file)).split('\n');
    const heading = headingOf(lines.shift());
    if (lines.length !== heading.chapters) throw new DownloadError('damaged');
    const { chapters, verses } = readChapters(lines);
    const { bytes, textBytes, sha256 } = download;
    const { translation, counts } = heading;
    const index = makeSearchIndex(translation.language, verses);
    await store.store({ id, translation, counts, sha256, bytes, textBytes }, chapters, index);
  } catch (error) {
    if (error instanceof DownloadError) await store.dropFile(id);
    throw error;
  }
}

async function sha256Of(file: Blob): Promise<string> {
  const hash = new Uint8Array(await crypto.subtle.digest('SHA-256', await file.arrayBuffer()));
  return Array.from(hash, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

async function textOf(file: Blob): Promise<string> {
  const unpacked = file.stream().pipeThrough(new DecompressionStream('gzip'));
  return new Response(unpacked).text().catch((cause: unknown) => {
    throw new DownloadError('damaged', { cause });
  });
}

/**
 * The server validates the file and the hash has been verified, so only another version of the format can fail here.
 */
function headingOf(line: string | undefined): DownloadHeading {
  const heading = JSON.parse(line ?? '{}') as DownloadHeading;
  if (heading.format !== DOWNLOAD_FORMAT) throw new DownloadError('damaged');
  return heading;
}

function readChapters(lines: readonly string[]): { chapters: ChapterLine[]; verses: Verse[] } {
  const chapters: ChapterLine[] = [];
  const verses: Verse[] = [];
  for (const line of lines) {
    const { book, chapter, verses: own } = JSON.parse(line) as DownloadedChapter;
    chapters.push({ book, chapter, line });
    verses.push(...own);
  }
  return { chapters, verses };
}
