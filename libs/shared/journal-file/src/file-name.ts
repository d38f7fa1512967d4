import type { FiledEntry } from '@word-unfolded/contracts';
import type { Language } from '@word-unfolded/domain';
import type { JournalFileFormat } from './journal-file-format.js';
import { labelsIn } from './labels.js';

/** The components of a file name. */
export type NamedFile = {
  readonly format: JournalFileFormat;
  readonly language: Language;
  readonly writtenAt: Date;
  /** The only entry of the file, after which it is named. */
  readonly only?: Pick<FiledEntry, 'title' | 'date'> | null | undefined;
};

/**
 * Maximum bytes of a title in a name: with date and extension it fits into 143, which encrypted file systems leave of
 * 255.
 */
const MOST_BYTES = 120;

/**
 * Characters that a name may not have on some system: separators, wildcards, control characters, and direction marks,
 * which could disguise the extension of a file.
 */
const FORBIDDEN = /[\p{Cc}\p{Zl}\p{Zp}\uFEFF\u061C\u200B\u200E\u200F\u202A-\u202E\u2060-\u2069"*/:<>?\\|]+/gu;

/** Names of Windows devices, with any extension. */
const DEVICE = /^(?:con|prn|aux|nul|conin\$|conout\$|com[0-9¹²³]|lpt[0-9¹²³])(?=$|[ .])/i;

const clusters = new Intl.Segmenter(undefined, { granularity: 'grapheme' });
const encoder = new TextEncoder();

/** The name of a file: after its only entry and that entry's date, or after the journal and the day of the export. */
export function journalFileName({ format, language, writtenAt, only }: NamedFile): string {
  const { stem } = labelsIn(language);
  const title = only && safeName(only.title);
  if (title) return `${DEVICE.test(title) ? `${stem} ` : ''}${title} ${only.date}.${format}`;
  return `${stem}-${writtenAt.toISOString().slice(0, 10)}.${format}`;
}

/** A title in the form that every system accepts in a file name; empty if no letter, number or emoji remains. */
function safeName(title: string): string {
  const clean = title
    .replace(/[\p{Cs}\uFFFD]/gu, '') // lone surrogates
    .normalize('NFC')
    .replace(FORBIDDEN, ' ')
    .replace(/\s+/gu, ' ')
    .replace(/^[\s.~-]+/u, '');
  const name = shortened(clean).replace(/[\s.]+$/u, '');
  return /[\p{L}\p{N}\p{S}]/u.test(name) ? name : '';
}

/** As many whole characters as fit. */
function shortened(text: string): string {
  let bytes = 0;
  let end = 0;
  for (const { segment } of clusters.segment(text)) {
    bytes += encoder.encode(segment).length;
    if (bytes > MOST_BYTES) break;
    end += segment.length;
  }
  return text.slice(0, end);
}
