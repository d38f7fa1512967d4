import { defineQueue, SPEECH_LIMITS } from '@word-unfolded/contracts';
import { LANGUAGES } from '@word-unfolded/domain';
import { z } from 'zod';

/** Recordings that are to be made. Someone waits for each, so one that fails is tried again once, and soon. */
export const SpeechQueue = defineQueue({
  name: 'speech',
  job: z.object({
    digest: z.string(),
    lines: z.array(z.string()).max(SPEECH_LIMITS.lines),
    language: z.enum(LANGUAGES),
  }),
  pausesMs: [500],
});
