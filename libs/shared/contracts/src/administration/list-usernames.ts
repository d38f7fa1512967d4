import { z } from 'zod';
import { documentId } from '../accounts/account-fields.js';
import { defineRoute } from '../http/define-route.js';
import { defineMessage } from '../messaging/define.js';

/** How many accounts are named at a time. */
export const NAMED_USERS = 100;

/** The usernames of accounts, for lists that know readers by their ids. A deleted account has none. Errors: LOAD_FAILED. */
export const ListUsernames = defineMessage({
  subject: 'auth.usernames.list',
  safe: true,
  request: z.object({ ids: z.array(documentId).min(1).max(NAMED_USERS) }),
  response: z.object({ users: z.array(z.object({ id: documentId, username: z.string() })) }),
  requires: { tier: 'admin' },
});

export const listUsernamesRoute = defineRoute({
  method: 'GET',
  path: '/api/admin/usernames',
  summary: 'The usernames of accounts by their ids',
  tag: 'Administration',
  gate: { tier: 'admin' },
  message: ListUsernames,
  query: z.object({
    ids: z
      .string()
      .transform((text) => text.split(','))
      .pipe(ListUsernames.request.shape.ids)
      .meta({ description: `Ids with commas between them, ${NAMED_USERS} at most.` }),
  }),
  toRequest: ({ query }) => query,
});
