import { LANGUAGES } from '@word-unfolded/domain';
import { z } from 'zod';
import { email, name } from '../accounts/account-fields.js';
import { device } from '../accounts/device.js';
import { defineRoute } from '../http/define-route.js';
import { defineMessage } from '../messaging/define.js';

/** Characters of a message at most. */
export const CONTACT_MESSAGE_LIMIT = 5_000;

const message = z.string('FIELD_REQUIRED').trim().min(1, 'FIELD_REQUIRED').max(CONTACT_MESSAGE_LIMIT);

/** Keeps a message to those who run this installation, and mails it to them. */
export const SendContactMessage = defineMessage({
  subject: 'usage.contact.send',
  request: z.object({ name, email, message, language: z.enum(LANGUAGES), device }),
  response: z.object({ received: z.literal(true) }),
});

export const contactRoute = defineRoute({
  method: 'POST',
  path: '/api/contact',
  summary: 'Write to those who run this installation',
  tag: 'Contact',
  gate: 'everyone',
  message: SendContactMessage,
  body: z.object({ name, email, message }),
  status: 201,
  toRequest: ({ body }, { language, device }) => ({ ...body, language, device }),
});
