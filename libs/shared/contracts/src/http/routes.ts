import { refreshAvatarRoute, removeAvatarRoute, setAvatarRoute } from '../accounts/avatar.js';
import { changePasswordRoute } from '../accounts/change-password.js';
import { logoutRoute } from '../accounts/close-session.js';
import { deleteAccountRoute } from '../accounts/delete-account.js';
import { exportAccountRoute } from '../accounts/export-account.js';
import { meRoute } from '../accounts/get-account.js';
import { endOtherSessionsRoute, endSessionRoute, listSessionsRoute } from '../accounts/list-sessions.js';
import { loginRoute } from '../accounts/open-session.js';
import { registerRoute } from '../accounts/register.js';
import { refreshRoute } from '../accounts/renew-session.js';
import {
  forgotPasswordRoute,
  resetPasswordRoute,
  verifyResetTokenRoute,
} from '../accounts/reset-password.js';
import { updateProfileRoute } from '../accounts/update-account.js';
import { sendVerificationEmailRoute, verifyEmailRoute } from '../accounts/verify-email.js';
import { chatRoute, stopAnswerRoute } from '../ai/answers/answer-routes.js';
import { conversationRoutes } from '../ai/conversations/index.js';
import { beginMappingRoute } from '../ai/mapping/begin-mapping.js';
import { deleteMappingRoute } from '../ai/mapping/delete-mapping.js';
import { exportMappingsRoute } from '../ai/mapping/export-mappings.js';
import { getMappingRoute } from '../ai/mapping/get-mapping.js';
import { listMappingsRoute } from '../ai/mapping/list-mappings.js';
import { suggestPassagesRoute } from '../ai/mapping/suggest-passages.js';
import { speakRoute } from '../ai/speak.js';
import { contactRoute } from '../contact/send-contact-message.js';
import { keepBookmarksRoute, listBookmarksRoute } from '../journal/bookmarks.js';
import {
  createEntryRoute,
  deleteEntryRoute,
  getEntryRoute,
  listBinRoute,
  listEntriesRoute,
  restoreEntryRoute,
  updateEntryRoute,
} from '../journal/entries.js';
import {
  activateContentRoute,
  deleteContentRoute,
  keepContentRoute,
  listContentsRoute,
} from '../journal/entry-contents.js';
import {
  addTagRoute,
  archiveEntryRoute,
  fileEntryRoute,
  listMarksRoute,
  removeTagRoute,
  unarchiveEntryRoute,
} from '../journal/entry-marks.js';
import { getVersionRoute, listVersionsRoute, restoreVersionRoute } from '../journal/entry-versions.js';
import { exportJournalRoute } from '../journal/export-journal.js';
import { importJournalRoute } from '../journal/import-journal.js';
import { changeNoteRoute, deleteNoteRoute, keepNoteRoute, listNotesRoute } from '../journal/notes.js';
import { deleteImageRoute, listImagesRoute, restoreImageRoute, saveImageRoute } from '../journal/gallery.js';
import { getReadingRoute, keepReadingRoute } from '../journal/reading.js';
import { onThisDayRoute, searchJournalRoute } from '../journal/search-journal.js';
import { listAllSharesRoute, listSharesRoute, shareEntryRoute } from '../journal/share-entry.js';
import { syncJournalRoute } from '../journal/sync-journal.js';
import { listDownloadsRoute } from '../scripture/download-translation.js';
import { findTopicsRoute } from '../scripture/find-topics.js';
import { getCommentaryRoute } from '../scripture/get-commentary.js';
import { getCrossReferencesRoute } from '../scripture/get-cross-references.js';
import { getLexiconEntryRoute } from '../scripture/get-lexicon-entry.js';
import { getParallelPassagesRoute } from '../scripture/get-parallel-passages.js';
import { getPassageByQueryRoute, getPassageRoute } from '../scripture/get-passage.js';
import { getWordsRoute } from '../scripture/get-words.js';
import { listBooksRoute } from '../scripture/list-books.js';
import { listTranslationsRoute } from '../scripture/list-translations.js';
import { searchScriptureRoute } from '../scripture/search-scripture.js';
import { suggestScriptureRoute } from '../scripture/suggest-scripture.js';
import { usageRoutes } from '../usage/usage-routes.js';
import type { RouteContract } from './define-route.js';
import { shareRoutes } from './share-routes.js';

const accountRoutes: readonly RouteContract[] = [
  registerRoute,
  verifyEmailRoute,
  sendVerificationEmailRoute,
  loginRoute,
  refreshRoute,
  logoutRoute,
  meRoute,
  updateProfileRoute,
  setAvatarRoute,
  removeAvatarRoute,
  refreshAvatarRoute,
  forgotPasswordRoute,
  verifyResetTokenRoute,
  resetPasswordRoute,
  changePasswordRoute,
  listSessionsRoute,
  endSessionRoute,
  endOtherSessionsRoute,
  exportAccountRoute,
  deleteAccountRoute,
];

const scriptureRoutes: readonly RouteContract[] = [
  listTranslationsRoute,
  listBooksRoute,
  listDownloadsRoute,
  getPassageByQueryRoute,
  getPassageRoute,
  getParallelPassagesRoute,
  searchScriptureRoute,
  suggestScriptureRoute,
  getWordsRoute,
  getLexiconEntryRoute,
  getCommentaryRoute,
  getCrossReferencesRoute,
  findTopicsRoute,
];

const keepingRoutes: readonly RouteContract[] = [
  listBookmarksRoute,
  keepBookmarksRoute,
  getReadingRoute,
  keepReadingRoute,
  listNotesRoute,
  keepNoteRoute,
  changeNoteRoute,
  deleteNoteRoute,
];

const mappingRoutes: readonly RouteContract[] = [
  beginMappingRoute,
  listMappingsRoute,
  suggestPassagesRoute,
  exportMappingsRoute,
  getMappingRoute,
  deleteMappingRoute,
];

const journalRoutes: readonly RouteContract[] = [
  listEntriesRoute,
  createEntryRoute,
  listMarksRoute,
  listBinRoute,
  listAllSharesRoute,
  searchJournalRoute,
  onThisDayRoute,
  syncJournalRoute,
  exportJournalRoute,
  importJournalRoute,
  getEntryRoute,
  updateEntryRoute,
  deleteEntryRoute,
  restoreEntryRoute,
  archiveEntryRoute,
  unarchiveEntryRoute,
  fileEntryRoute,
  addTagRoute,
  removeTagRoute,
  listContentsRoute,
  keepContentRoute,
  activateContentRoute,
  deleteContentRoute,
  listVersionsRoute,
  getVersionRoute,
  restoreVersionRoute,
  shareEntryRoute,
  listSharesRoute,
];

const galleryRoutes: readonly RouteContract[] = [
  listImagesRoute,
  saveImageRoute,
  deleteImageRoute,
  restoreImageRoute,
];

/** Every route of the API that asks a service. The gateway serves them, /api/docs describes them. */
export const ROUTES: readonly RouteContract[] = [
  ...accountRoutes,
  ...scriptureRoutes,
  ...keepingRoutes,
  ...journalRoutes,
  ...galleryRoutes,
  ...mappingRoutes,
  chatRoute,
  stopAnswerRoute,
  ...conversationRoutes,
  ...shareRoutes,
  speakRoute,
  contactRoute,
  ...usageRoutes,
];
