import { LANGUAGES } from '@word-unfolded/domain';
import { z } from 'zod';
import { documentId } from '../accounts/account-fields.js';
import { recordingFile, Speak, spokenText } from '../ai/speak.js';
import { defineRoute } from '../http/define-route.js';
import { slugParameter } from './post-fields.js';

/**
 * Speaks a text of a post (specification, section 7, "Magazine TTS"). Recordings are stored by text and language, so that
 * a post is recorded once for all of its readers.
 */
export const speakPostRoute = defineRoute({
  method: 'POST',
  path: '/api/magazine/tts',
  summary: 'Speak a text of a post',
  tag: 'Magazine',
  gate: 'signed-in',
  message: Speak,
  body: z.object({
    text: spokenText,
    language: z.enum(LANGUAGES).optional(),
    postId: documentId.optional(),
    slug: slugParameter.optional(),
  }),
  metered: true,
  toRequest: ({ body: { text, language } }, caller) => ({
    text,
    language: language ?? caller.language,
    context: 'general' as const,
    subject: {
      kind: 'reader' as const,
      id: caller.reader.id,
      tier: caller.reader.tier,
      role: caller.reader.role,
    },
  }),
  answerFile: recordingFile,
});
