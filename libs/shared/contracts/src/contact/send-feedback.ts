import { LANGUAGES } from '@word-unfolded/domain';
import { z } from 'zod';
import { documentId } from '../accounts/account-fields.js';
import { defineRoute } from '../http/define-route.js';
import { defineMessage } from '../messaging/define.js';
import { lineText, multilineText } from '../text/text-fields.js';
import { CONTACT_MESSAGE_LIMIT } from './send-contact-message.js';

/** Specification, section 3, "Feedback". */
export const FEEDBACK_CATEGORIES = ['Bug', 'Feature Request', 'UI/UX', 'Other'] as const;

export const FEEDBACK_LIMITS = { subjectCharacters: 200, screenshotBytes: 5_000_000 } as const;

export const SCREENSHOT_MEDIA_TYPES = ['image/png', 'image/jpeg', 'image/webp'] as const;

/** Four base64 characters for every three bytes, and the prefix of the data URL. */
const DATA_URL_CHARACTERS = Math.ceil(FEEDBACK_LIMITS.screenshotBytes / 3) * 4 + 100;

const fields = {
  subject: lineText('FEEDBACK_INCOMPLETE')
    .trim()
    .min(1, 'FEEDBACK_INCOMPLETE')
    .max(FEEDBACK_LIMITS.subjectCharacters),
  message: multilineText('FEEDBACK_INCOMPLETE')
    .trim()
    .min(1, 'FEEDBACK_INCOMPLETE')
    .max(CONTACT_MESSAGE_LIMIT),
  category: z.enum(FEEDBACK_CATEGORIES).default('Other'),
};

/**
 * Stores what a beta reader or an administrator thinks of the product, and emails it to the operators. It belongs to the
 * reader: it is exported and deleted with the account. Errors: FEEDBACK_INCOMPLETE, SCREENSHOT_INVALID,
 * SCREENSHOT_TOO_LARGE, RATE_LIMITED, FEEDBACK_FAILED.
 */
export const SendFeedback = defineMessage({
  subject: 'usage.feedback.send',
  request: z.object({
    userId: documentId,
    ...fields,
    screenshot: z
      .string()
      .max(200)
      .nullable()
      .meta({ description: 'The key under which the gateway has put the picture into the store.' }),
    language: z.enum(LANGUAGES),
  }),
  response: z.object({ received: z.literal(true) }),
  timeoutMs: 15_000,
  requires: { tier: 'beta' },
});

export const feedbackRoute = defineRoute({
  method: 'POST',
  path: '/api/feedback',
  summary: 'Tell the operators what you think, for beta readers',
  tag: 'Contact',
  gate: { tier: 'beta' },
  message: SendFeedback,
  body: z.object({
    ...fields,
    screenshot: lineText()
      .max(DATA_URL_CHARACTERS, 'SCREENSHOT_TOO_LARGE')
      .refine((url) => url === '' || url.startsWith('data:'), 'SCREENSHOT_INVALID')
      .default('')
      .meta({ description: 'A picture of the page as a data URL, if the reader adds one.' }),
  }),
  bodyLimit: DATA_URL_CHARACTERS + 50_000,
  dataUrl: {
    field: 'screenshot',
    mediaTypes: SCREENSHOT_MEDIA_TYPES,
    maxBytes: FEEDBACK_LIMITS.screenshotBytes,
    tooLarge: 'SCREENSHOT_TOO_LARGE',
    invalid: 'SCREENSHOT_INVALID',
  },
  repeatsErrorAs: 'msg',
  toRequest: ({ body: { screenshot: _, ...body }, file }, { reader, language }) => ({
    ...body,
    userId: reader.id,
    screenshot: file.key === '' ? null : file.key,
    language,
  }),
});
