import { defineConfiguration, values, variable, type ConfigurationOf } from '@word-unfolded/service-kit';
import { z } from 'zod';

/** Configuration of speech in the ai service. */
export const speechConfiguration = defineConfiguration('speech', {
  SPEECH_VOICE: variable(
    z.enum(['openai', 'espeak-ng'], 'expected openai or espeak-ng').optional(),
    'The voice to use: openai or espeak-ng. Without it, OpenAI if only its key is set, else espeak-ng.',
  ),
  SPEECH_PROGRAMS: variable(
    values.path(),
    'Folders, separated by colons, in which espeak-ng and opusenc are searched.',
    { default: '/usr/bin:/usr/local/bin:/opt/homebrew/bin' },
  ),
  SPEECH_CACHE_BYTES: variable(
    values.wholeNumber(1, 1_000_000_000_000),
    'Bytes of recordings that are stored; beyond it the least recently used ones are removed.',
    { default: '2000000000', formerName: 'SPEECH_KEPT_BYTES' },
  ),
});

export type SpeechConfiguration = ConfigurationOf<typeof speechConfiguration>;
