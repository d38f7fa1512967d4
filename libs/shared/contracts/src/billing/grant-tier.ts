import { TIERS } from '@word-unfolded/domain';
import { z } from 'zod';
import { documentId } from '../accounts/account-fields.js';
import { defineMessage } from '../messaging/define.js';

const grant = z.object({
  tier: z
    .enum(TIERS)
    .exclude(['free', 'admin'])
    .nullable()
    .meta({ description: 'Null takes a granted tier back.' }),
  until: z.iso.datetime().nullable().default(null).meta({ description: 'Null: until it is taken back.' }),
});

/**
 * Gives a reader a tier as a gift or for beta access, or takes it back. It stands beside a subscription: the higher tier
 * of both applies. Administrators are made by their role (GrantRole). Errors: ACCOUNT_NOT_FOUND
 * for one that was deleted.
 */
export const GrantTier = defineMessage({
  subject: 'billing.tier.grant',
  request: grant.extend({ userId: documentId }),
  response: z.object({ tier: z.enum(TIERS).meta({ description: 'The tier at work now.' }) }),
  requires: { tier: 'admin' },
});
