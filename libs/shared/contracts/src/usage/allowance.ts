import { TIERS } from '@word-unfolded/domain';
import { z } from 'zod';

const amount = z.int().min(0);

/** An amount of each metric: tokens, requests, images and characters as they are, voice in minutes that were begun. */
export const amounts = z.object({
  tokens: amount,
  requests: amount,
  images: amount,
  ttsCharacters: amount,
  voiceMinutes: amount,
});

/** What a day allows, and what is left of it. */
export const allowance = z.object({
  tier: z.enum(TIERS).meta({ description: 'The tier by which is counted; a visitor counts as free.' }),
  limits: amounts.meta({ description: 'What the day allows.' }),
  used: amounts.meta({ description: 'What was used today, with what is set aside for answers under way.' }),
  resetsAt: z.iso.datetime().meta({ description: 'When the limits begin anew: the next midnight UTC.' }),
  limited: z
    .boolean()
    .meta({ description: 'Whether the limits hold; not for administrators while they are set free.' }),
});

export type Allowance = z.infer<typeof allowance>;
