import { z } from 'zod';
import { defineRoute } from '../http/define-route.js';
import { defineMessage } from '../messaging/define.js';
import { userFilters } from './list-users.js';

/**
 * Writes the accounts that match to a CSV file of the store, which no spreadsheet executes. One file is written at a
 * time. Errors: LOAD_FAILED.
 */
export const WriteUsersTable = defineMessage({
  subject: 'auth.users.write-table',
  request: z.object(userFilters),
  response: z.object({ key: z.string().max(200).meta({ description: 'The key of the file in the store.' }) }),
  timeoutMs: 120_000,
  requires: { tier: 'admin' },
});

export const writeUsersTableRoute = defineRoute({
  method: 'GET',
  path: '/api/admin/users/csv',
  summary: 'The accounts that match as CSV, which no spreadsheet executes',
  tag: 'Administration',
  gate: { tier: 'admin' },
  message: WriteUsersTable,
  query: z.object(userFilters),
  toRequest: ({ query }) => query,
  downloadAs: 'users.csv',
  answerFile: { mediaTypes: ['text/csv'], headers: {}, once: true, of: ({ key }) => ({ key }) },
});
