import { LANGUAGES } from '@word-unfolded/domain';
import { z } from 'zod';
import { documentId, email, name } from '../accounts/account-fields.js';
import { device } from '../accounts/sessions/device.js';
import { defineRoute } from '../http/define-route.js';
import { defineMessage } from '../messaging/define.js';
import { multilineText } from '../text/text-fields.js';

/** Characters of a message at most. */
export const CONTACT_MESSAGE_LIMIT = 5_000;

const message = multilineText('FIELD_REQUIRED').trim().min(1, 'FIELD_REQUIRED').max(CONTACT_MESSAGE_LIMIT);

/**
 * Stores a message to the operators of this installation, and emails it to them. A message of a signed-in reader
 * belongs to the reader: it is exported and deleted with the account.
 */
export const SendContactMessage = defineMessage({
  subject: 'usage.contact.send',
  request: z.object({
    userId: documentId.optional(),
    name,
    email,
    message,
    language: z.enum(LANGUAGES),
    device,
  }),
  response: z.object({ received: z.literal(true) }),
});

export const contactRoute = defineRoute({
  method: 'POST',
  path: '/api/contact',
  summary: 'Write to the operators of this installation',
  tag: 'Contact',
  gate: 'reader-or-visitor',
  message: SendContactMessage,
  body: z.object({ name, email, message }),
  status: 201,
  toRequest: ({ body }, { language, device, answer: { subject } }) => ({
    ...body,
    ...(subject.kind === 'reader' && { userId: subject.id }),
    language,
    device,
  }),
});
