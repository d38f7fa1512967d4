import { LANGUAGES, ROLES, TIERS } from '@word-unfolded/domain';
import { z } from 'zod';
import { documentId } from './account-fields.js';

/** A reader's own account, as the API returns it (specification, section 3, "User"). Dates are ISO 8601 in UTC. */
export const user = z.object({
  _id: documentId,
  name: z.string(),
  firstName: z.string().meta({ description: 'First word of the name.' }),
  email: z.string(),
  username: z.string(),
  avatarUrl: z.string().nullable(),
  avatarExpiresIn: z.int().nullable().meta({ description: 'Seconds for which avatarUrl is valid.' }),
  role: z.enum(ROLES),
  subscriptionTier: z.enum(TIERS),
  subscriptionStatus: z.string().nullable(),
  trialEndsAt: z.iso.datetime().nullable(),
  gracePeriodEnds: z.iso.datetime().nullable(),
  occupation: z.string().nullable(),
  selahProfileNote: z.string().nullable(),
  language: z.enum(LANGUAGES),
  verified: z.boolean(),
  lastActive: z.iso.datetime().nullable(),
  createdAt: z.iso.datetime(),
});

export type User = z.infer<typeof user>;
