import { ROLES, TIERS } from '@word-unfolded/domain';
import { z } from 'zod';
import { documentId } from '../../accounts/account-fields.js';

/** The caller whose limits an answer is charged to, and who may read it: a reader, or a visitor by network. */
export const meteredSubject = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('reader'), id: documentId, tier: z.enum(TIERS), role: z.enum(ROLES) }),
  z.object({
    kind: z.literal('visitor'),
    address: z
      .string()
      .min(1)
      .max(100)
      .meta({ description: 'The network that limits apply to, as the gateway names it.' }),
    browser: z
      .string()
      .min(1)
      .max(200)
      .meta({ description: 'Identifies the browser, so that another one cannot read its answers.' }),
  }),
]);

export type MeteredSubject = z.infer<typeof meteredSubject>;
