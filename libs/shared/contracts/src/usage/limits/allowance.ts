import { TIERS } from '@word-unfolded/domain';
import { z } from 'zod';

const amount = z.int().min(0);

/** An amount of each metric: tokens, requests, images and characters as counts, voice in started minutes. */
export const amounts = z.object({
  tokens: amount,
  requests: amount,
  images: amount,
  ttsCharacters: amount,
  voiceMinutes: amount,
});

/** The limits of a day, and the remaining amounts. */
export const allowance = z.object({
  tier: z.enum(TIERS).meta({ description: 'The tier whose limits apply; a visitor has those of free.' }),
  limits: amounts.meta({ description: 'The limits of the day.' }),
  used: amounts.meta({
    description: 'The usage of today, including amounts reserved for answers in progress.',
  }),
  resetsAt: z.iso.datetime().meta({ description: 'When the limits reset: the next midnight UTC.' }),
  limited: z
    .boolean()
    .meta({ description: 'Whether the limits apply; false for administrators while they are exempt.' }),
});

export type Allowance = z.infer<typeof allowance>;
