import { readFileSync } from 'node:fs';
import path from 'node:path';

const ROOT = path.resolve(import.meta.dirname, '../..');

const AUTH = 'apps/shell/src/pages/accounts/auth-texts.spec.tsx';
const STUDY = 'apps/study-mfe/src/specification-texts.spec.ts';
const ENTRY_ACTS = 'apps/journal-mfe/src/journal/notices/use-action-problem.spec.ts';
const MADE = 'apps/journal-mfe/src/features/entry/generated/generation-error.spec.ts';
const REFUSED = 'services/gateway/test/journal/refused-words.ts';
const CLIENT = 'libs/web/api-client/src/routes/get-data.spec.ts';
const RETRIES = 'libs/web/api-client/src/transport/deliver.spec.ts';
const SESSION = 'libs/web/api-client/src/session/with-session.spec.ts';
const CACHE = 'libs/web/api-client/src/cache/answer-cache.spec.ts';
const CALL = 'libs/web/api-client/src/routes/call-route.spec.ts';
const PROFILE = 'apps/shell/src/pages/profile/profile-page.spec.tsx';
const CONTACT = 'apps/shell/src/pages/contact/contact-form.spec.tsx';
const BOUNDARY = 'libs/web/ui/src/feedback/error-boundary.spec.tsx';
const FEEDBACK = 'apps/shell/src/feedback/feedback-dialog.spec.tsx';
const DASHBOARD = 'apps/admin-mfe/src/features/users/users.spec.tsx';
const IMAGES = 'services/ai/test/images/image-providers.int-spec.ts';
const NOTES = 'apps/study-mfe/src/features/notes/notes-panel.spec.tsx';
const REGISTRATION = 'services/auth/test/registration.int-spec.ts';

/**
 * Every text of section 8 of the specification with the test that produces it. If the test names the error code, the
 * code is given too.
 *
 * @type {Record<string, Record<string, string | [file: string, code: string]>>}
 */
const GROUPS = {
  transport: {
    'Rate limit exceeded. Please try again in 60 seconds.': RETRIES,
    'Request failed after multiple retries': RETRIES,
    'User not authenticated': SESSION,
    'Session expired': SESSION,
    'HTTP error 418': CLIENT,
    'Invalid JSON response': [CLIENT, 'INVALID_JSON_RESPONSE'],
    'Invalid response format': [CLIENT, 'INVALID_RESPONSE_FORMAT'],
    'Operation cannot be performed while offline': CALL,
    'Cannot send the link while offline': CALL,
    'No cached data available': CACHE,
    'Cached data expired': CACHE,
  },
  auth: {
    'Login failed': AUTH,
    'Registration failed': AUTH,
    'Failed to get user profile': AUTH,
    'Invalid email or password': AUTH,
    'An account with this email already exists': REGISTRATION,
    'This username is already taken': AUTH,
    'Password is too weak': AUTH,
    'Network error. Please check your connection.': AUTH,
    'Server error. Please try again later.': AUTH,
    'Invalid or expired token': REGISTRATION,
    'Unauthorized access': 'services/usage/test/analytics.int-spec.ts',
    'Too many requests. Please wait before trying again.': 'services/auth/test/sign-in.int-spec.ts',
    'No reset token provided': AUTH,
    'This password reset link is invalid or has expired': AUTH,
    'Failed to verify reset token': AUTH,
    'Failed to reset password': AUTH,
    'Verification failed. Please try again.': AUTH,
    'Development login is only available in development mode': 'services/auth/test/second-proof.int-spec.ts',
  },
  scripture: {
    'Failed to fetch scripture': STUDY,
    'Received invalid scripture content format': STUDY,
    'Failed to fetch passage': STUDY,
    'Error loading passage': STUDY,
    'No content available': 'apps/study-mfe/src/pages/study/reader/passage-reader.states.spec.tsx',
  },
  'AI and offline': {
    'Network is offline. Cannot ask chatbot': STUDY,
    'Network is offline. Cannot generate step content': STUDY,
    'Network is offline. Cannot generate word study': STUDY,
    'Network is offline. Cannot generate speech': 'libs/web/speech/src/components/speech-player-bar.spec.tsx',
    'Using locally stored entries': 'apps/journal-mfe/src/journal/notices/journal-note.spec.tsx',
    'Offline. Cannot archive now': ENTRY_ACTS,
    'Offline. Cannot unarchive now': ENTRY_ACTS,
    'Cannot update server entries while offline': ENTRY_ACTS,
    'Cannot delete server entries while offline': ENTRY_ACTS,
    'Cannot add content while offline': ENTRY_ACTS,
    'Rate limit exceeded. Please try again later': MADE,
    'Failed to connect to server for streaming step content': STUDY,
    'Operation was cancelled': [CLIENT, 'OPERATION_CANCELLED'],
    'Empty audio received from TTS API': 'services/gateway/test/files/answer-file.int-spec.ts',
    'Tag already exists on this entry': REFUSED,
    'Tag does not exist on this entry': REFUSED,
    'Entry not found': ENTRY_ACTS,
    'Content not found': REFUSED,
  },
  chat: {
    'Failed to load conversation history': 'apps/study-mfe/src/features/theo/theo-chat.spec.tsx',
    'Failed to get response. Please check your connection or try again later.': STUDY,
    "Sorry, I couldn't process that.": 'apps/shell/e2e/ai/theo-model.e2e-spec.ts',
  },
  feedback: {
    'Failed to submit feedback. Please try again.': FEEDBACK,
    'An error occurred while submitting feedback.': FEEDBACK,
  },
  'images and journal': {
    'No image data in response': [IMAGES, 'IMAGE_DATA_MISSING'],
    'Cannot generate image: Quote text is empty.': 'apps/journal-mfe/src/features/gallery/gallery.spec.tsx',
    'Failed to generate image: {error}': [IMAGES, 'IMAGE_FAILED'],
    'Failed to download image': 'apps/journal-mfe/src/features/gallery/gallery.spec.tsx',
    'Failed to save image to gallery': ['services/journal/test/gallery.int-spec.ts', 'GALLERY_SAVE_FAILED'],
    'Failed to delete entry': ENTRY_ACTS,
    'Failed to archive entry': ENTRY_ACTS,
    'Failed to restore entry': ENTRY_ACTS,
    'Failed to save to journal': ENTRY_ACTS,
    'Failed to generate study guide': STUDY,
    'Failed to generate quote': MADE,
  },
  others: {
    'Failed to copy scripture': STUDY,
    'Failed to update avatar': 'apps/shell/src/pages/profile/picture/picture.spec.tsx',
    'Failed to update profile. Please try again.': PROFILE,
    'Failed to update password. Please try again.': PROFILE,
    'Failed to send message. Please try again later.': CONTACT,
    'Research generation failed': STUDY,
    'Action failed. Please try again.': CLIENT,
    'Failed to load data': CLIENT,
    'Unable to generate scripture reflection': STUDY,
    'Unable to generate quote': STUDY,
    'Unable to load usage analytics': 'apps/shell/src/pages/usage/usage-page.spec.tsx',
    'Failed to fetch KPI data': 'services/usage/src/dashboard/get-kpis.use-case.spec.ts',
    'Admin Dashboard Error': DASHBOARD,
    'There was a problem loading the Admin Dashboard.': DASHBOARD,
    'Something went wrong': BOUNDARY,
    'We encountered an unexpected error. Please try refreshing the page or contact support if the problem persists.':
      BOUNDARY,
  },
  'success messages': {
    'Message sent successfully!': CONTACT,
    'Feedback submitted successfully!': FEEDBACK,
    'Profile updated successfully!': PROFILE,
    'Password updated successfully!': PROFILE,
    'Avatar uploaded successfully!': 'apps/shell/e2e/accounts/accounts.e2e-spec.ts',
    'Notes saved to journal successfully!': NOTES,
    'Journal entry updated!': NOTES,
    'Verification email sent!': 'apps/shell/src/pages/accounts/verification/verification.spec.tsx',
  },
};

/** The other texts of section 8, by the planned feature that will produce them. */
const WAITING = {
  plans: [
    'Unable to connect to the service. Please check your internet connection and try again.',
    'Please log in again and try creating your plan.',
    'Failed to create reading plan',
    'Failed to generate plan',
    'Failed to fetch plans',
    'Failed to fetch plan',
    'Failed to update plan',
    'Failed to delete plan',
    'Invalid data received from API',
  ],
  'making of images': [
    'Unknown error',
    'Failed to load the generated image',
    'No quote text available to generate an image',
    'Missing journal ID required for image generation',
  ],
  voice: ['Failed to Connect', 'Connection Error'],
};

const cases = Object.entries(GROUPS).flatMap(([group, texts]) =>
  Object.entries(texts).map(([text, where]) => {
    const [file, words] = typeof where === 'string' ? [where, text] : where;
    return /** @type {const} */ ([group, text, file, words]);
  }),
);

/** Extracts the strings in a source text, with any kind of quotation marks. @param {string} source */
const unquoted = (source) => source.replaceAll("\\'", "'").replaceAll('’', "'");

describe('a text of section 8 of the specification', () => {
  it.each(cases)('about %s, %j, is produced by %s', (_group, _text, file, words) => {
    expect(unquoted(readFileSync(path.join(ROOT, file), 'utf8'))).toContain(words);
  });

  it('of a planned feature is in the error registry, in both languages', () => {
    const folder = path.join(ROOT, 'libs/shared/contracts/src/errors/areas');
    const registry = ['study', 'sync', 'journal', 'provider', 'service', 'scripture', 'transport', 'plan']
      .map((name) => readFileSync(path.join(folder, `${name}.errors.ts`), 'utf8'))
      .join('\n');
    const missing = Object.values(WAITING)
      .flat()
      .filter((text) => !unquoted(registry).includes(text));
    expect(missing).toEqual([]);
  });
});
