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
import { speakRoute } from '../ai/speak.js';
import { contactRoute } from '../contact/send-contact-message.js';
import { keepBookmarksRoute, listBookmarksRoute } from '../journal/bookmarks.js';
import { getReadingRoute, keepReadingRoute } from '../journal/reading.js';
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
import type { RouteContract } from './define-route.js';

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
];

/** Every route of the API that asks a service. The gateway serves them, /api/docs describes them. */
export const ROUTES: readonly RouteContract[] = [
  ...accountRoutes,
  ...scriptureRoutes,
  ...keepingRoutes,
  speakRoute,
  contactRoute,
];
