import { defineConfiguration, variable, type ConfigurationOf } from '@word-unfolded/service-kit';
import { z } from 'zod';

/** Addresses of servers, separated by commas; `none` for none. */
const addresses = (scheme: string) =>
  z
    .string()
    .transform((text) => (text === 'none' ? [] : text.split(',').map((each) => each.trim())))
    .refine(
      (all) => all.every((each) => new RegExp(`^${scheme}s?:[^\\s/]+$`).test(each)),
      `expected addresses such as ${scheme}:host:3478, separated by commas, or none`,
    );

/** The servers that help browsers to reach the provider of calls. */
export const voiceConfiguration = defineConfiguration('voice', {
  VOICE_STUN_URLS: variable(
    addresses('stun'),
    'STUN servers for conversations by voice, separated by commas; none for none.',
    { default: 'stun:stun.l.google.com:19302,stun:stun1.l.google.com:19302' },
  ),
  VOICE_TURN_URLS: variable(
    addresses('turn').optional(),
    'TURN servers for browsers behind a firewall, separated by commas.',
  ),
  VOICE_TURN_SECRET: variable(
    z.string().min(16, 'expected at least 16 characters').optional(),
    'The secret that the TURN servers share with this service: it makes credentials that expire (use-auth-secret of coturn).',
    { secret: true },
  ),
});

export type VoiceConfiguration = ConfigurationOf<typeof voiceConfiguration>;
