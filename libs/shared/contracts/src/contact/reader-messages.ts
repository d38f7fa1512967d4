import { LANGUAGES } from '@word-unfolded/domain';
import { z } from 'zod';
import { documentId } from '../accounts/account-fields.js';
import { defineRoute } from '../http/define-route.js';
import { defineMessage } from '../messaging/define.js';
import { multilineText } from '../text/text-fields.js';
import { CONTACT_MESSAGE_LIMIT } from './send-contact-message.js';
import { FEEDBACK_CATEGORIES, SCREENSHOT_MEDIA_TYPES } from './send-feedback.js';

export const READER_MESSAGE_STATUSES = ['new', 'open', 'answered', 'closed'] as const;

export const messageStatus = z.enum(READER_MESSAGE_STATUSES);

const NOTE_CHARACTERS = 2_000;

/** A message to the operators, as administrators see it. */
export const readerMessage = z.object({
  id: documentId,
  kind: z.enum(['contact', 'feedback']),
  userId: documentId.nullable().meta({ description: 'Null for a message of a visitor.' }),
  name: z.string(),
  email: z.string(),
  subject: z.string().nullable(),
  category: z.enum(FEEDBACK_CATEGORIES).nullable(),
  message: z.string(),
  language: z.enum(LANGUAGES),
  sentAt: z.iso.datetime(),
  hasScreenshot: z.boolean(),
  status: messageStatus,
  note: z.string().meta({ description: 'What administrators wrote down for each other.' }),
  answers: z.array(z.object({ text: z.string(), at: z.iso.datetime(), by: z.string() })).max(20),
});

export type ReaderMessage = z.infer<typeof readerMessage>;

const requires = { tier: 'admin' } as const;
const admins = { gate: { tier: 'admin' }, tag: 'Administration' } as const;

const filters = {
  kind: z.enum(['contact', 'feedback']).optional(),
  status: messageStatus.optional(),
  after: documentId.optional().meta({ description: 'The last message of the page before.' }),
};

/** A page of contact and feedback messages, the latest first. Errors: LOAD_FAILED. */
export const ListReaderMessages = defineMessage({
  subject: 'usage.messages.list',
  safe: true,
  request: z.object({ ...filters, limit: z.int().min(1).max(100) }),
  response: z.object({
    messages: z.array(readerMessage),
    next: documentId.nullable().meta({ description: 'Where the next page begins; null on the last one.' }),
    unread: z.int().min(0).meta({ description: 'New messages, at most a thousand are counted.' }),
  }),
  requires,
});

export const listReaderMessagesRoute = defineRoute({
  ...admins,
  method: 'GET',
  path: '/api/admin/messages',
  summary: 'Feedback and contact messages, the latest first',
  message: ListReaderMessages,
  query: z.object({ ...filters, limit: z.coerce.number().int().min(1).max(100).default(20) }),
  toRequest: ({ query }) => query,
});

const one = z.object({ id: documentId });

const changes = z.object({
  status: messageStatus.optional(),
  note: multilineText().trim().max(NOTE_CHARACTERS).optional(),
});

/** Changes the status of a message, or the note on it. Errors: READER_MESSAGE_NOT_FOUND. */
export const ChangeReaderMessage = defineMessage({
  subject: 'usage.messages.change',
  request: one.extend(changes.shape),
  response: readerMessage,
  requires,
});

export const changeReaderMessageRoute = defineRoute({
  ...admins,
  method: 'PUT',
  path: '/api/admin/messages/{id}',
  summary: 'Change the status of a message, or the note on it',
  message: ChangeReaderMessage,
  params: one,
  body: changes,
  toRequest: ({ params, body }) => ({ ...params, ...body }),
});

/** Answers a message by email, in the language in which it was sent. Errors: READER_MESSAGE_NOT_FOUND, ACTION_FAILED. */
export const AnswerReaderMessage = defineMessage({
  subject: 'usage.messages.answer',
  request: one.extend({
    text: multilineText('FIELD_REQUIRED').trim().min(1, 'FIELD_REQUIRED').max(CONTACT_MESSAGE_LIMIT),
  }),
  response: readerMessage,
  timeoutMs: 15_000,
  requires,
});

export const answerReaderMessageRoute = defineRoute({
  ...admins,
  method: 'POST',
  path: '/api/admin/messages/{id}/answer',
  summary: 'Answer a message by email',
  message: AnswerReaderMessage,
  params: one,
  body: AnswerReaderMessage.request.pick({ text: true }),
  toRequest: ({ params, body }) => ({ ...params, ...body }),
});

/** The screenshot of a feedback. Errors: READER_MESSAGE_NOT_FOUND. */
export const GetScreenshot = defineMessage({
  subject: 'usage.messages.screenshot',
  safe: true,
  request: one,
  response: z.object({ key: z.string() }),
  requires,
});

export const getScreenshotRoute = defineRoute({
  ...admins,
  method: 'GET',
  path: '/api/admin/messages/{id}/screenshot',
  summary: 'The screenshot of a feedback',
  message: GetScreenshot,
  params: one,
  answerFile: { mediaTypes: SCREENSHOT_MEDIA_TYPES, headers: {}, of: ({ key }) => ({ key }) },
  toRequest: ({ params }) => params,
});

export const readerMessageRoutes = [
  listReaderMessagesRoute,
  changeReaderMessageRoute,
  answerReaderMessageRoute,
  getScreenshotRoute,
];
