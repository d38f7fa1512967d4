import { ROLES } from '@word-unfolded/domain';
import { z } from 'zod';
import { defineMessage } from '../messaging/define.js';
import { email } from './account-fields.js';

/**
 * Gives an account a role, by its verified address. The first administrator is created this way. Error:
 * ACCOUNT_NOT_FOUND.
 */
export const GrantRole = defineMessage({
  subject: 'auth.role.grant',
  request: z.object({ email, role: z.enum(ROLES) }),
  response: z.object({ userId: z.string(), role: z.enum(ROLES) }),
  requires: 'service',
});
