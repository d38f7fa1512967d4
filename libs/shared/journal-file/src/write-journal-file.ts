import type { FiledEntry } from '@word-unfolded/contracts';
import type { Language } from '@word-unfolded/domain';
import { breathing } from './breath.js';
import type { JournalFileFormat } from './journal-file-format.js';
import { labelsIn } from './labels.js';
import type { FontSource } from './pdf/faces.js';
import type { FiledEdition, FormatWriter } from './writing.js';

/** What is asked of a file of the journal. */
export type AskedJournalFile = {
  readonly format: JournalFileFormat;
  readonly entries: Iterable<FiledEntry> | AsyncIterable<FiledEntry>;
  /** How many entries there are. */
  readonly total: number;
  readonly language: Language;
  readonly writtenAt: Date;
  /** Told of each entry that is written. */
  readonly onProgress?: (written: number) => void;
  readonly signal?: AbortSignal;
  /** The notices of editions of Scripture: of those that are quoted, the file has them. */
  readonly editions?: readonly FiledEdition[];
  /** Where the faces of a PDF come from; without it, from the files that the bundler of a web page has put beside it. */
  readonly fonts?: FontSource;
};

export type JournalFile = {
  /** Such as `journal-2026-03-01.pdf`: nothing in it needs to be escaped. */
  readonly name: string;
  readonly mediaType: string;
  /** In order. */
  readonly bytes: Uint8Array[];
};

/** The media type of each format. */
export const JOURNAL_MEDIA_TYPES: Readonly<Record<JournalFileFormat, string>> = {
  pdf: 'application/pdf',
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  txt: 'text/plain; charset=utf-8',
  json: 'application/json',
};

/**
 * Entries as one file. Runs in a browser, also without a network, and in Node; of the entries one is in memory at a time, and
 * others get their turn every few milliseconds. What a format needs is loaded when it is asked for.
 *
 * @throws what the signal was aborted with, and whatever the entries or the fonts throw
 */
export async function writeJournalFile(asked: AskedJournalFile): Promise<JournalFile> {
  const bytes: Uint8Array[] = [];
  for await (const piece of journalFilePieces(asked)) bytes.push(piece);
  return { name: journalFileName(asked), mediaType: JOURNAL_MEDIA_TYPES[asked.format], bytes };
}

/** What a file is called. */
export function journalFileName({
  format,
  language,
  writtenAt,
}: Pick<AskedJournalFile, 'format' | 'language' | 'writtenAt'>): string {
  return `${labelsIn(language).stem}-${writtenAt.toISOString().slice(0, 10)}.${format}`;
}

/** The same file piece by piece, for whoever passes it on as it comes. */
export async function* journalFilePieces(asked: AskedJournalFile): AsyncGenerator<Uint8Array> {
  const { language, total, writtenAt, editions = [], signal } = asked;
  signal?.throwIfAborted();
  const write = await writerOf(asked);
  const breath = breathing(signal);
  yield* write({ entries: counted(asked), total, writtenAt, editions, labels: labelsIn(language), breath });
}

async function writerOf({ format, fonts }: AskedJournalFile): Promise<FormatWriter> {
  switch (format) {
    case 'json':
      return (await import('./json/write-json.js')).writeJson;
    case 'txt':
      return (await import('./txt/write-txt.js')).writeTxt;
    case 'docx':
      return (await import('./docx/write-docx.js')).writeDocx;
    case 'pdf':
      return (await import('./pdf/write-pdf.js')).pdfWriter(
        fonts ?? (await import('./pdf/web-fonts.js')).fetchFont,
      );
  }
}

async function* counted({ entries, onProgress, signal }: AskedJournalFile): AsyncGenerator<FiledEntry> {
  let written = 0;
  for await (const entry of entries) {
    signal?.throwIfAborted();
    yield entry;
    written += 1;
    onProgress?.(written);
  }
}
