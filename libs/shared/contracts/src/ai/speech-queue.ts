import { LANGUAGES } from '@word-unfolded/domain';
import { z } from 'zod';
import { defineQueue } from '../jobs/define-queue.js';
import { SPEECH_LIMITS } from './speech-limits.js';

/**
 * Recordings to be generated. A reader waits for each, so a failed job is retried once, and soon, and a job for which
 * nobody waits any more is cancelled. The grace period covers a reload.
 */
export const SpeechQueue = defineQueue({
  name: 'speech',
  worker: 'ai',
  job: z.object({
    digest: z.string(),
    lines: z.array(z.string()).max(SPEECH_LIMITS.lines),
    language: z.enum(LANGUAGES),
  }),
  outcome: z.object({ voice: z.string().max(60).meta({ description: 'The speech engine.' }) }),
  pausesMs: [500],
  deadlineMs: 75_000,
  outcomeSeconds: 3_600,
  cancelWhenNobodyWaits: { graceMs: 10_000 },
});
