import { defineConfiguration, values, variable, type ConfigurationOf } from '@word-unfolded/service-kit';
import { z } from 'zod';

/** What the speaking part of the ai service reads. */
export const speechConfiguration = defineConfiguration('speech', {
  SPEECH_VOICE: variable(
    z.enum(['openai', 'espeak-ng'], 'expected openai or espeak-ng').optional(),
    'Whose voice speaks; without it that of OpenAI where only its key is set, else espeak-ng.',
  ),
  SPEECH_PROGRAMS: variable(
    values.path(),
    'Folders, separated by colons, in which espeak-ng and opusenc are looked for.',
    { default: '/usr/bin:/usr/local/bin:/opt/homebrew/bin' },
  ),
  SPEECH_KEPT_BYTES: variable(
    values.wholeNumber(1, 1_000_000_000_000),
    'Bytes of recordings that are kept; above it those that nobody has asked for longest are removed.',
    { default: '2000000000' },
  ),
});

export type SpeechConfiguration = ConfigurationOf<typeof speechConfiguration>;
