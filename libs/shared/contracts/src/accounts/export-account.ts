import { z } from 'zod';
import { defineRoute } from '../http/define-route.js';
import { defineMessage } from '../messaging/define.js';
import { documentId } from './account-fields.js';
import { device } from './device.js';
import { session } from './list-sessions.js';
import { user } from './user.js';

/** Everything that the auth service knows of a reader, for them to keep. */
export const ExportAccount = defineMessage({
  subject: 'auth.account.export',
  request: z.object({ userId: documentId, sessionId: documentId, device }),
  response: z.object({
    exportedAt: z.iso.datetime(),
    account: user,
    sessions: z.array(session),
    history: z.array(z.object({ act: z.string(), at: z.iso.datetime(), address: z.string() })).meta({
      description: 'What was done with the account, and from where.',
    }),
  }),
});

export const exportAccountRoute = defineRoute({
  method: 'GET',
  path: '/api/auth/account/export',
  summary: 'Everything that is kept of the account, as a file',
  tag: 'Accounts',
  gate: 'signed-in',
  message: ExportAccount,
  downloadAs: 'word-unfolded-account.json',
  toRequest: (_, { reader, device }) => ({ userId: reader.id, sessionId: reader.sessionId, device }),
});
