import type { FiledEntry } from '@word-unfolded/contracts';
import { yieldRegularly } from './yield-regularly.js';
import { journalFileName, type NamedFile } from './file-name.js';
import type { JournalFileFormat } from './journal-file-format.js';
import { labelsIn } from './labels.js';
import type { FontSource } from './pdf/faces.js';
import type { SystemFontList } from './pdf/system-fonts.js';
import type { FiledEdition, FormatWriter } from './writing.js';

/** The options of a journal file. */
export type JournalFileInput = NamedFile & {
  readonly entries: Iterable<FiledEntry> | AsyncIterable<FiledEntry>;
  /** The number of entries. */
  readonly total: number;
  /** Called for each written entry. */
  readonly onProgress?: (written: number) => void;
  readonly signal?: AbortSignal;
  /** The notices of editions of Scripture: the file includes those of the quoted editions. */
  readonly editions?: readonly FiledEdition[];
  /** The source of the faces of a PDF; by default, the files that the bundler of a web page has emitted. */
  readonly fonts?: FontSource;
  /** The system fonts, for characters that those faces lack; a browser provides none to a page. */
  readonly systemFonts?: SystemFontList;
};

export type JournalFile = {
  /** Such as `journal-2026-03-01.pdf`; for a single entry its title, in any script. */
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
 * Writes entries to one file. It runs in a browser, also without a network, and in Node; one entry is in memory at a
 * time, and the event loop runs every few milliseconds. The code of a format is loaded on demand.
 *
 * @throws the abort reason of the signal, and the errors of the entries or the fonts
 */
export async function writeJournalFile(input: JournalFileInput): Promise<JournalFile> {
  const bytes: Uint8Array[] = [];
  for await (const piece of journalFilePieces(input)) bytes.push(piece);
  return { name: journalFileName(input), mediaType: JOURNAL_MEDIA_TYPES[input.format], bytes };
}

/** The same file chunk by chunk, for streaming. */
export async function* journalFilePieces(input: JournalFileInput): AsyncGenerator<Uint8Array> {
  const { language, total, writtenAt, editions = [], signal } = input;
  signal?.throwIfAborted();
  const write = await writerOf(input);
  const yieldIfDue = yieldRegularly(signal);
  yield* write({
    entries: counted(input),
    total,
    writtenAt,
    editions,
    labels: labelsIn(language),
    yieldIfDue,
  });
}

async function writerOf({ format, fonts, systemFonts }: JournalFileInput): Promise<FormatWriter> {
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
        systemFonts,
      );
  }
}

async function* counted({ entries, onProgress, signal }: JournalFileInput): AsyncGenerator<FiledEntry> {
  let written = 0;
  for await (const entry of entries) {
    signal?.throwIfAborted();
    yield entry;
    written += 1;
    onProgress?.(written);
  }
}
