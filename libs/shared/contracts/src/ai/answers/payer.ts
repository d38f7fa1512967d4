import { ROLES, TIERS } from '@word-unfolded/domain';
import { z } from 'zod';
import { documentId } from '../../accounts/account-fields.js';

/** By whose limits an answer is paid, and who may read it: a reader, or whoever asks from an address without an account. */
export const payer = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('reader'), id: documentId, tier: z.enum(TIERS), role: z.enum(ROLES) }),
  z.object({
    kind: z.literal('visitor'),
    address: z
      .string()
      .min(1)
      .max(100)
      .meta({ description: 'The network that limits count, as the gateway names it.' }),
    browser: z
      .string()
      .min(1)
      .max(200)
      .meta({ description: 'Which browser it is, so that another cannot read its answers.' }),
  }),
]);

export type Payer = z.infer<typeof payer>;
