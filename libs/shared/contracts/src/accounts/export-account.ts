import { z } from 'zod';
import { defineRoute } from '../http/define-route.js';
import { defineMessage } from '../messaging/define.js';
import { documentId } from './account-fields.js';
import { device } from './device.js';

/** Version of what is inside the file of an account. It rises when a part is renamed or taken away, not when one is added. */
export const ACCOUNT_FILE_VERSION = 1;

/**
 * Puts everything that this installation keeps of a reader, of every service, into one file of the store: it is there when
 * this is answered, or there is none. Errors: NOT_AUTHENTICATED, SERVICE_UNAVAILABLE when a service that keeps a part is away.
 */
export const ExportAccount = defineMessage({
  subject: 'auth.account.export',
  request: z.object({ userId: documentId, sessionId: documentId, device }),
  response: z.object({
    key: z.string().max(200).meta({ description: 'Where the file is in the store.' }),
    bytes: z.int().min(1),
  }),
  timeoutMs: 120_000,
});

export const exportAccountRoute = defineRoute({
  method: 'GET',
  path: '/api/auth/account/export',
  summary: 'Everything that is kept of the reader, by all services, as a file',
  tag: 'Accounts',
  gate: 'signed-in',
  message: ExportAccount,
  downloadAs: 'word-unfolded-account.json',
  toRequest: (_, { reader, device }) => ({ userId: reader.id, sessionId: reader.sessionId, device }),
  answerFile: {
    mediaTypes: ['application/json'],
    headers: {},
    once: true,
    of: ({ key }) => ({ key }),
  },
});
