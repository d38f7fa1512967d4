import { z } from 'zod';
import { documentId } from '../accounts/account-fields.js';
import { defineEvent } from '../messaging/define.js';

/** An administrator did something to a reader in another service than auth, which keeps the audit log. */
export const AdminActed = defineEvent({
  subject: 'auth.audit.acted',
  payload: z.object({
    userId: documentId,
    act: z.enum(['usage-reset']),
    by: documentId.nullable().meta({ description: 'Null for the operator.' }),
    reason: z.string(),
    at: z.iso.datetime(),
  }),
});
