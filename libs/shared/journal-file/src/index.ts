export type { FiledEntry, FiledVersion } from '@word-unfolded/contracts';
export { filedEntryOf } from './filed-entry.js';
export { journalFileName, type NamedFile } from './file-name.js';
export type { JournalFileFormat } from './journal-file-format.js';
export type { FontFile, FontSource } from './pdf/faces.js';
export type { SystemFontFile, SystemFontList } from './pdf/system-fonts.js';
export { readJournalFile, type ReadJournalFile } from './read-journal-file.js';
export {
  JOURNAL_MEDIA_TYPES,
  journalFilePieces,
  writeJournalFile,
  type JournalFileInput as AskedJournalFile,
  type JournalFile,
} from './write-journal-file.js';
export type { FiledEdition } from './writing.js';
