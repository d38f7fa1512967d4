import { SUBSCRIPTION_STATUSES, TIERS } from '@word-unfolded/domain';
import { z } from 'zod';
import { documentId } from '../accounts/account-fields.js';
import { defineEvent } from '../messaging/define.js';

/**
 * What a reader may do because of a payment or a grant has changed. Of two events of a reader the one with the higher
 * revision is the newer one, in whichever order they arrive.
 */
export const SubscriptionChanged = defineEvent({
  subject: 'billing.subscription.changed',
  payload: z.object({
    userId: documentId,
    revision: z.int().positive(),
    tier: z.enum(TIERS),
    status: z.enum(SUBSCRIPTION_STATUSES).nullable(),
    trialEndsAt: z.iso.datetime().nullable(),
    gracePeriodEnds: z.iso.datetime().nullable(),
    at: z.iso.datetime(),
  }),
});
