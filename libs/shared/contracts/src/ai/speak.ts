import { LANGUAGES } from '@word-unfolded/domain';
import { z } from 'zod';
import { defineRoute } from '../http/define-route.js';
import { jobId } from '../jobs/job-event.js';
import { defineMessage, type ResponseOf } from '../messaging/define.js';
import { meteredSubject } from './answers/metered-subject.js';
import { SPEECH_LIMITS } from './speech-limits.js';
import { lineText, multilineText } from '../text/text-fields.js';

/**
 * The context in which a text is spoken; a recording is cached by its text, language and context (specification,
 * section 4, "TTS").
 */
export const SPEECH_CONTEXTS = ['scripture', 'general'] as const;

/** Headers of a recording, besides its content type. */
export const SPEECH_HEADERS = { starts: 'x-speech-starts', voice: 'x-speech-voice' } as const;

/** A text that is to be said. */
export const spokenText = multilineText('SPEECH_TEXT_REQUIRED')
  .trim()
  .min(1, 'SPEECH_TEXT_REQUIRED')
  .max(SPEECH_LIMITS.characters, 'SPEECH_TEXT_TOO_LONG')
  .refine((written) => written.split('\n').length <= SPEECH_LIMITS.lines, 'SPEECH_LINES_TOO_MANY')
  .meta({
    description: `What is to be said, of ${SPEECH_LIMITS.characters} characters at most. Each line is said by itself, such as a verse; markup is left out.`,
  });

const language = z.enum(LANGUAGES);

const context = z.enum(SPEECH_CONTEXTS).meta({ description: 'The kind of the text.' });

const scripture = z
  .object({
    translationId: lineText().trim().min(1).max(40),
    verses: z.array(lineText().max(20).nullable()).max(SPEECH_LIMITS.lines),
  })
  .optional()
  .meta({
    description:
      'The verse of each line, in OSIS form, or null. The stored text of these verses is spoken; all other lines are compared with the stored text, as answers are.',
  });

/**
 * Speaks a text: its recording is in the store when the response arrives. Errors: LIMIT_REACHED, SPEECH_TEXT_EMPTY,
 * SPEECH_TAKES_TOO_LONG, SPEECH_EMPTY, SPEECH_UNAVAILABLE, SERVICE_UNAVAILABLE when too many other requests are
 * waiting, or when the words cannot be compared with stored Scripture now.
 */
export const Speak = defineMessage({
  subject: 'ai.speech.speak',
  request: z.object({ subject: meteredSubject, text: spokenText, language, context, scripture }),
  response: z.object({
    key: z.string().max(200).meta({ description: 'The key of the recording in the store.' }),
    mediaType: z.enum(['audio/ogg', 'audio/mpeg']),
    startsMs: z
      .array(z.int().min(0))
      .max(SPEECH_LIMITS.lines)
      .meta({ description: 'Where each line of the text begins, in milliseconds.' }),
    voice: z.string().max(60).meta({ description: 'The speech engine.' }),
  }),
  timeoutMs: 80_000,
  // A recording is made and charged once for a reader, however often it is requested.
  idempotent: true,
});

/**
 * Begins to make a recording without waiting for it; a job of the queue `speech`, which its reader follows. Nothing is
 * begun if the recording is stored already. Errors: those of Speak that are known before the work.
 */
export const BeginSpeech = defineMessage({
  subject: 'ai.speech.begin',
  request: z.object({ subject: meteredSubject, text: spokenText, language, context, scripture }),
  response: z.object({
    jobId: jobId.nullable().meta({ description: 'The job to follow; null if the recording is ready.' }),
  }),
  idempotent: true,
});

const body = z.object({
  text: spokenText,
  language: language.optional(),
  context: context.default('general'),
  scripture,
});

export const beginSpeechRoute = defineRoute({
  method: 'POST',
  path: '/api/ai/tts/jobs',
  summary: 'Begin to speak a text; POST /api/ai/tts returns it after the end of the job',
  tag: 'AI',
  gate: 'signed-in',
  message: BeginSpeech,
  body,
  metered: true,
  status: 202,
  toRequest: ({ body }, { reader: { id, tier, role }, language }) => ({
    language,
    ...body,
    subject: { kind: 'reader' as const, id, tier, role },
  }),
});

/** A recording as the response of a route. */
export const recordingFile = {
  mediaTypes: ['audio/ogg', 'audio/mpeg'],
  headers: {
    [SPEECH_HEADERS.starts]:
      'Where each line of the text begins in the recording, in milliseconds, separated by commas.',
    [SPEECH_HEADERS.voice]: 'What spoke, such as espeak-ng.',
  },
  of: ({ key, startsMs, voice }: ResponseOf<typeof Speak>) => ({
    key,
    headers: { [SPEECH_HEADERS.starts]: startsMs.join(','), [SPEECH_HEADERS.voice]: voice },
  }),
} as const;

export const speakRoute = defineRoute({
  method: 'POST',
  path: '/api/ai/tts',
  summary: 'Speak a text',
  tag: 'AI',
  gate: 'signed-in',
  message: Speak,
  body,
  metered: true,
  toRequest: ({ body }, { reader: { id, tier, role }, language }) => ({
    language,
    ...body,
    subject: { kind: 'reader' as const, id, tier, role },
  }),
  answerFile: recordingFile,
});
