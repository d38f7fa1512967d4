import { refreshAvatarRoute, removeAvatarRoute, setAvatarRoute } from '../accounts/avatar.js';
import { administrationRoutes } from '../administration/administration-routes.js';
import { changeEmailRoute } from '../accounts/change-email.js';
import { changePasswordRoute } from '../accounts/change-password.js';
import { logoutRoute } from '../accounts/sessions/close-session.js';
import { confirmPasswordRoute } from '../accounts/sessions/confirm-password.js';
import { deleteAccountRoute } from '../accounts/data/delete-account.js';
import { developmentLoginRoute } from '../accounts/sessions/development-login.js';
import { exportAccountRoute } from '../accounts/data/export-account.js';
import { meRoute } from '../accounts/get-account.js';
import { findDeletedKeysRoute } from '../accounts/data/find-deleted-keys.js';
import { getDeviceKeyRoute } from '../accounts/data/get-device-key.js';
import {
  endOtherSessionsRoute,
  endSessionRoute,
  listSessionsRoute,
} from '../accounts/sessions/list-sessions.js';
import { loginRoute } from '../accounts/sessions/open-session.js';
import { registerRoute } from '../accounts/register.js';
import { refreshRoute } from '../accounts/sessions/renew-session.js';
import {
  forgotPasswordRoute,
  resetPasswordRoute,
  verifyResetTokenRoute,
} from '../accounts/reset-password.js';
import { updateProfileRoute } from '../accounts/update-account.js';
import {
  checkVerificationRoute,
  sendVerificationEmailRoute,
  verifyEmailRoute,
} from '../accounts/verify-email.js';
import {
  chatRoute,
  chatStreamRoute,
  devotionalRoute,
  followAnswerRoute,
  quoteRoute,
  stepContentRoute,
  stopAnswerRoute,
  studyGuideRoute,
  wordStudyRoute,
  type StreamRouteContract,
} from '../ai/answers/answer-routes.js';
import { conversationRoutes } from '../ai/conversations/index.js';
import { findHelpRoute } from '../ai/find-help.js';
import { imageRoutes } from '../ai/images/generate-image.js';
import { shareCardRoutes } from '../ai/images/share-card.js';
import { beginMappingRoute } from '../ai/mapping/begin-mapping.js';
import { deleteMappingRoute } from '../ai/mapping/delete-mapping.js';
import { exportMappingsRoute } from '../ai/mapping/export-mappings.js';
import { finishMappingStepRoute } from '../ai/mapping/finish-mapping-step.js';
import { getMappingRoute } from '../ai/mapping/get-mapping.js';
import { listMappingsRoute } from '../ai/mapping/list-mappings.js';
import { suggestPassagesRoute } from '../ai/mapping/suggest-passages.js';
import { beginSpeechRoute, speakRoute } from '../ai/speak.js';
import { billingRoutes } from '../billing/billing-routes.js';
import { stripeWebhookRoute } from '../billing/receive-stripe-event.js';
import { readerMessageRoutes } from '../contact/reader-messages.js';
import { contactRoute } from '../contact/send-contact-message.js';
import { feedbackRoute } from '../contact/send-feedback.js';
import { followJobRoute, jobRoutes } from '../jobs/job-routes.js';
import { saveBookmarksRoute, listBookmarksRoute } from '../journal/bookmarks.js';
import { listHighlightsRoute, saveHighlightsRoute } from '../journal/highlights.js';
import {
  createEntryRoute,
  deleteEntryRoute,
  getEntryRoute,
  listBinRoute,
  listEntriesRoute,
  restoreEntryRoute,
  updateEntryRoute,
} from '../journal/entries/entries.js';
import {
  activateContentRoute,
  deleteContentRoute,
  saveContentRoute,
  listContentsRoute,
} from '../journal/entries/entry-contents.js';
import {
  addTagRoute,
  archiveEntryRoute,
  fileEntryRoute,
  listMarksRoute,
  removeTagRoute,
  unarchiveEntryRoute,
} from '../journal/entries/entry-marks.js';
import {
  getVersionRoute,
  listVersionsRoute,
  restoreVersionRoute,
} from '../journal/entries/entry-versions.js';
import { exportJournalRoute } from '../journal/transfer/export-journal.js';
import { importJournalRoute } from '../journal/transfer/import-journal.js';
import { changeVerseNoteRoute, saveVerseNoteRoute } from '../journal/verse-notes.js';
import { changeNoteRoute, deleteNoteRoute, saveNoteRoute, listNotesRoute } from '../journal/notes.js';
import { deleteImageRoute, listImagesRoute, restoreImageRoute, saveImageRoute } from '../journal/gallery.js';
import { getReadingRoute, saveReadingRoute } from '../journal/reading.js';
import { onThisDayRoute, searchJournalRoute } from '../journal/search-journal.js';
import { listAllSharesRoute, listSharesRoute, shareEntryRoute } from '../journal/entries/share-entry.js';
import { syncJournalRoute } from '../journal/sync-journal.js';
import { magazineRoutes } from '../magazine/magazine-routes.js';
import { followPlanRoute } from '../plans/generate-plan.js';
import { planRoutes } from '../plans/plan-routes.js';
import { listDownloadsRoute } from '../scripture/translations/download-translation.js';
import { findTopicsRoute } from '../scripture/reference-works/find-topics.js';
import { getCommentaryRoute } from '../scripture/reference-works/get-commentary.js';
import {
  getCrossReferencesByQueryRoute,
  getCrossReferencesRoute,
} from '../scripture/reference-works/get-cross-references.js';
import { getChapterReferencesRoute } from '../scripture/reference-works/get-chapter-references.js';
import { getMarginReferencesRoute } from '../scripture/reference-works/get-margin-references.js';
import { getLexiconEntryRoute } from '../scripture/reference-works/get-lexicon-entry.js';
import { getParallelPassagesRoute } from '../scripture/get-parallel-passages.js';
import { getPassageByQueryRoute, getPassageRoute } from '../scripture/get-passage.js';
import { getWordsRoute } from '../scripture/reference-works/get-words.js';
import { listBooksRoute } from '../scripture/translations/list-books.js';
import { listTranslationsRoute } from '../scripture/translations/list-translations.js';
import { searchScriptureRoute } from '../scripture/search-scripture.js';
import { suggestScriptureRoute } from '../scripture/suggest-scripture.js';
import { searchEverythingRoute } from '../search/search-everything.js';
import { followEventsRoute } from '../usage/list-events.js';
import { usageRoutes } from '../usage/usage-routes.js';
import { followVoiceSessionRoute } from '../voice/voice-events.js';
import { voiceRoutes } from '../voice/voice-routes.js';
import type { EventRouteContract } from './define-event-route.js';
import type { GatheredRouteContract } from './define-gathered-route.js';
import type { RouteContract } from './define-route.js';
import type { WebhookRouteContract } from './define-webhook-route.js';
import { shareRoutes } from './share-routes.js';

const accountRoutes: readonly RouteContract[] = [
  registerRoute,
  checkVerificationRoute,
  verifyEmailRoute,
  sendVerificationEmailRoute,
  loginRoute,
  developmentLoginRoute,
  refreshRoute,
  logoutRoute,
  meRoute,
  getDeviceKeyRoute,
  findDeletedKeysRoute,
  updateProfileRoute,
  setAvatarRoute,
  removeAvatarRoute,
  refreshAvatarRoute,
  forgotPasswordRoute,
  verifyResetTokenRoute,
  resetPasswordRoute,
  changePasswordRoute,
  changeEmailRoute,
  confirmPasswordRoute,
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
  getCrossReferencesByQueryRoute,
  getMarginReferencesRoute,
  getChapterReferencesRoute,
  findTopicsRoute,
];

const readingRoutes: readonly RouteContract[] = [
  listBookmarksRoute,
  saveBookmarksRoute,
  listHighlightsRoute,
  saveHighlightsRoute,
  getReadingRoute,
  saveReadingRoute,
  listNotesRoute,
  saveNoteRoute,
  changeNoteRoute,
  deleteNoteRoute,
  saveVerseNoteRoute,
  changeVerseNoteRoute,
];

const mappingRoutes: readonly RouteContract[] = [
  beginMappingRoute,
  listMappingsRoute,
  findHelpRoute,
  suggestPassagesRoute,
  exportMappingsRoute,
  getMappingRoute,
  finishMappingStepRoute,
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
  saveContentRoute,
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

/** Every route of the API that sends a message to a service. The gateway serves them, /api/docs describes them. */
export const ROUTES: readonly RouteContract[] = [
  ...accountRoutes,
  ...scriptureRoutes,
  ...readingRoutes,
  ...journalRoutes,
  ...galleryRoutes,
  ...planRoutes,
  ...mappingRoutes,
  chatRoute,
  stopAnswerRoute,
  ...conversationRoutes,
  ...shareRoutes,
  speakRoute,
  ...imageRoutes,
  ...shareCardRoutes,
  ...magazineRoutes,
  ...jobRoutes,
  beginSpeechRoute,
  ...voiceRoutes,
  contactRoute,
  feedbackRoute,
  ...readerMessageRoutes,
  ...usageRoutes,
  ...billingRoutes,
  ...administrationRoutes,
];

/** Every route of the API whose response has parts of several services. */
export const GATHERED_ROUTES: readonly GatheredRouteContract[] = [searchEverythingRoute];

/** Every route of the API that responds with the events of an answer. */
export const STREAM_ROUTES: readonly StreamRouteContract[] = [
  chatStreamRoute,
  stepContentRoute,
  wordStudyRoute,
  devotionalRoute,
  studyGuideRoute,
  quoteRoute,
  followAnswerRoute,
];

/** Every route of the API that responds with other events. */
export const EVENT_ROUTES: readonly EventRouteContract[] = [
  followJobRoute,
  followEventsRoute,
  followPlanRoute,
  followVoiceSessionRoute,
];

/** Every route that an outside provider calls. */
export const WEBHOOK_ROUTES: readonly WebhookRouteContract[] = [stripeWebhookRoute];
