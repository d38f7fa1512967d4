export {
  mergeText,
  syncStatusOf,
  type DeviceEntry,
  type SyncStatus,
  type WorkingEntry,
} from '@word-unfolded/journal-merge';
export {
  Journal,
  type BroughtEntry,
  type JournalMeans,
  type JournalNotice,
  type JournalView,
  type WorkingChange,
} from './journal/journal.js';
export { journalOf } from './journal/journal-of.js';
export { entryKeep, entryPath, readKept } from './journal/kept-journal.js';
export { useJournal, type JournalActs, type UsedJournal } from './journal/use-journal.js';
export {
  isBlank,
  isSameWriting,
  withVersion,
  type Note,
  type NoteVersion,
  type Written,
} from './keeping/notes/kept-note.js';
export { noteShelf, type NoteKeeps, type NoteShelf } from './keeping/notes/note-shelf.js';
export { fitsServer } from './keeping/notes/send-notes.js';
export { useKeepNotes } from './keeping/notes/use-keep-notes.js';
export { useBookmarks, type Bookmarks, type PassageToKeep } from './keeping/use-bookmarks.js';
export { useReading, useRememberOpened, type ReadingSoFar } from './keeping/use-reading.js';
export { createKeep } from './kept/create-keep.js';
export type { Change, Keep, Store } from './kept/keep.js';
export { memoryStore } from './kept/memory-store.js';
export { useKept, type Kept } from './kept/use-kept.js';
export { useOwner, VISITOR } from './kept/use-owner.js';
