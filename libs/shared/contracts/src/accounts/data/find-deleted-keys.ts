import { z } from 'zod';
import { defineRoute } from '../../http/define-route.js';
import { defineMessage } from '../../messaging/define.js';

/** Most keys of one question. A device has seldom been used by more readers. */
const KEYS_AT_ONCE = 20;

const digest = z.string().regex(/^[\w-]{43}$/);

/**
 * Which public keys belonged to accounts that were deleted. A device that has left a reader's data sealed asks it,
 * because nobody can unseal that data any more. Only devices of the account know its key, so the answer reveals nothing
 * to others.
 */
export const FindDeletedKeys = defineMessage({
  subject: 'auth.device-keys.deleted',
  request: z.object({ digests: z.array(digest).max(KEYS_AT_ONCE) }),
  response: z.object({ deleted: z.array(z.string()) }),
  safe: true,
});

export const findDeletedKeysRoute = defineRoute({
  method: 'GET',
  path: '/api/auth/device-keys/deleted',
  summary: 'Which keys for data on devices belonged to deleted accounts',
  tag: 'Accounts',
  gate: 'everyone',
  message: FindDeletedKeys,
  query: z.object({
    digests: z
      .string()
      .max(KEYS_AT_ONCE * 44)
      .meta({ description: 'SHA-256 of public keys, in base64url, separated by commas.' }),
  }),
  toRequest: ({ query }) => ({ digests: query.digests.split(',') }),
});
