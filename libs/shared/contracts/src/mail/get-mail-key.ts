import { z } from 'zod';
import { defineMessage } from '../messaging/define.js';

/** Short, because a reader's request waits for the key; the email itself can also be sent later. */
const TIMEOUT_MS = 2_000;

/** The public key that encrypts emails before they wait in the queue; only the auth service can decrypt them. */
export const GetMailKey = defineMessage({
  subject: 'auth.mail.key',
  safe: true,
  request: z.object({}),
  response: z.object({ publicKey: z.string().meta({ description: 'X25519, base64url.' }) }),
  timeoutMs: TIMEOUT_MS,
});
