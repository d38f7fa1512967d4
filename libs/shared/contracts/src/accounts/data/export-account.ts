import { PRODUCT } from '@word-unfolded/domain';
import { z } from 'zod';
import { defineRoute } from '../../http/define-route.js';
import { defineMessage } from '../../messaging/define.js';
import { documentId } from '../account-fields.js';
import { device } from '../sessions/device.js';

/**
 * Version of the content of an account export. It increases when a part is renamed or removed, not when one is added.
 */
export const ACCOUNT_FILE_VERSION = 1;

/**
 * Writes everything that this installation stores about a reader, in all services, to one file of the store. The file
 * is complete when the response arrives; otherwise there is none. Errors: NOT_AUTHENTICATED, PASSWORD_UNCONFIRMED
 * without a recent password confirmation (ConfirmPassword), SERVICE_UNAVAILABLE when a service that stores a part is
 * unavailable.
 */
export const ExportAccount = defineMessage({
  subject: 'auth.account.export',
  request: z.object({ userId: documentId, sessionId: documentId, device }),
  response: z.object({
    key: z.string().max(200).meta({ description: 'The key of the file in the store.' }),
    bytes: z.int().min(1),
  }),
  timeoutMs: 120_000,
});

export const exportAccountRoute = defineRoute({
  method: 'GET',
  path: '/api/auth/account/export',
  summary: 'Everything that all services store about the reader, as a file',
  tag: 'Accounts',
  gate: 'signed-in',
  message: ExportAccount,
  downloadAs: `${PRODUCT.slug}-account.json`,
  toRequest: (_, { reader, device }) => ({ userId: reader.id, sessionId: reader.sessionId, device }),
  answerFile: {
    mediaTypes: ['application/json'],
    headers: {},
    once: true,
    of: ({ key }) => ({ key }),
  },
});
