import { defineQueue, SPEECH_LIMITS } from '@word-unfolded/contracts';
import { LANGUAGES } from '@word-unfolded/domain';
import { z } from 'zod';

/** Recordings to be generated. A reader waits for each, so a failed job is retried once, and soon. */
export const SpeechQueue = defineQueue({
  name: 'speech',
  job: z.object({
    digest: z.string(),
    lines: z.array(z.string()).max(SPEECH_LIMITS.lines),
    language: z.enum(LANGUAGES),
  }),
  pausesMs: [500],
});
