export type { FiledEntry, FiledVersion } from '@word-unfolded/contracts';
export { filedEntryOf } from './filed-entry.js';
export { importPortions } from './import-portions.js';
export type { JournalFileFormat } from './journal-file-format.js';
export type { FontFile, FontSource } from './pdf/faces.js';
export { readJournalFile } from './read-journal-file.js';
export {
  JOURNAL_MEDIA_TYPES,
  journalFileName,
  journalFilePieces,
  writeJournalFile,
  type AskedJournalFile,
  type JournalFile,
} from './write-journal-file.js';
export type { FiledEdition } from './writing.js';
