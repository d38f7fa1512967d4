export { followReader } from './device-data/follow-reader.js';
export {
  endPush,
  pushDeviceId,
  pushState,
  startPush,
  type PushState,
} from './device-data/push-subscription.js';
export { wipeDevice } from './device-data/wipe-device.js';
export {
  conflictOf,
  isDraft,
  isRefused,
  mergeText,
  syncStatusOf,
  textHash,
  type DeviceEntry,
  type SyncStatus,
  type WorkingEntry,
} from '@word-unfolded/journal-merge';
export { Journal } from './journal/journal.js';
export type {
  EntryToImport,
  JournalMeans,
  JournalNotice,
  JournalView,
  WorkingChange,
} from './journal/journal-types.js';
export type { SourceHistory } from './journal/from-source.js';
export { forgetSearches, rememberSearch, useRecentSearches } from './own-search/recent-searches.js';
export { journalOf } from './journal/use-journal.js';
export { entryStore, entryPath } from './journal/stored/stored-journal.js';
export { useJournalViews, useRecordJournalView } from './journal/stored/recent-views.js';
export { useJournal, type JournalActions, type UsedJournal } from './journal/use-journal.js';
export {
  hasSameWritings,
  isBlank,
  isSameWriting,
  withVersion,
  writingsOf,
  type BinnedNote,
  type Note,
  type NoteVersion,
  type NoteWriting,
  type NoteWritingName,
  type NoteWritings,
  type Written,
} from './synced/notes/stored-note.js';
export { useHighlights, type Highlights } from './synced/highlights/use-highlights.js';
export { noteRepository, type NoteRepository } from './synced/notes/note-repository.js';
export type { NoteStores } from './synced/notes/note-stores.js';
export { noteBin, type NoteBin } from './synced/notes/note-bin.js';
export { newNoteId } from './synced/notes/note-id.js';
export { fitsServer } from './synced/notes/send-notes.js';
export { useStoredNotes } from './synced/notes/use-stored-notes.js';
export { pastPlanDays } from './synced/plans/past-plan-days.js';
export { todaysReading, type TodaysReading } from './synced/plans/shown-plan.js';
export { usePlan, usePlans, useToday, type PlanActions } from './synced/plans/use-plans.js';
export { useBookmarks, type Bookmarks, type PassageToStore } from './synced/use-bookmarks.js';
export {
  useReading,
  useRememberPassage as useRememberOpened,
  type ReadingSoFar,
} from './synced/use-reading.js';
export {
  forgetOpenedPost,
  readOpenedPost,
  readOpenedPosts,
  storeOpenedCover,
  storeOpenedPost,
  type OpenedPost,
} from './magazine/opened-posts.js';
export { readPostDraft, storePostDraft, type StoredPostDraft } from './magazine/post-drafts.js';
export { createStore } from './store/create-store.js';
export type { Change, SharedStore, Store } from './store/store.js';
export { memoryStore } from './store/memory-store.js';
export { useIsDeviceFull } from './store/use-is-device-full.js';
export { useStored, type Stored } from './store/use-stored.js';
export { useOwner, VISITOR } from './store/use-owner.js';
