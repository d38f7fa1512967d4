import { LANGUAGES } from '@word-unfolded/domain';
import { z } from 'zod';
import { documentId } from '../accounts/account-fields.js';
import { scriptureRef, chatTask } from '../ai/answers/answer-task.js';
import { defineRoute } from '../http/define-route.js';
import { defineMessage } from '../messaging/define.js';
import { lineText } from '../text/text-fields.js';
import {
  iceServer,
  OFFER_BODY_BYTES,
  ownCall,
  sessionAnswer,
  sessionOffer,
  VOICE_TIER,
  voiceReader,
  voiceTime,
} from './voice-fields.js';

const wishes = z.object({
  offer: sessionOffer,
  voice: lineText().trim().max(40).optional().meta({
    description: 'One of the voices of the settings; the default one when absent.',
  }),
  conversationId: documentId.optional().meta({
    description: 'The conversation that the call continues; a new one when absent.',
  }),
  scriptureRef: scriptureRef.optional().meta({ description: 'The passage that the reader has open.' }),
  translationId: chatTask.shape.translationId,
  replace: z.boolean().default(false).meta({
    description: "Whether the reader's other call is ended first, such as one of a page that was closed.",
  }),
});

const language = z.enum(LANGUAGES);

const begun = z.object({
  sessionId: documentId,
  answer: sessionAnswer,
  voice: z.string().max(40),
  iceServers: z.array(iceServer).meta({ description: 'For a later connection of the same call.' }),
  time: voiceTime,
});

/** As long as the provider may take, and its retries. */
const TIMEOUT_MS = 25_000;

/**
 * Begins a call by voice: the offer goes to the provider, and the service listens to the call from its side. One call a
 * reader at a time. Errors: VOICE_OFFER_INVALID, VOICE_CALL_IN_PROGRESS, LIMIT_REACHED of voiceMinutes,
 * CONVERSATION_NOT_FOUND, CONVERSATION_FULL, PROVIDER_...
 */
export const BeginVoiceSession = defineMessage({
  subject: 'ai.voice.begin',
  requires: VOICE_TIER,
  request: wishes.extend({ subject: voiceReader, language }),
  response: begun,
  timeoutMs: TIMEOUT_MS,
});

const common = { tag: 'Voice', gate: VOICE_TIER, bodyLimit: OFFER_BODY_BYTES } as const;

export const beginVoiceSessionRoute = defineRoute({
  ...common,
  method: 'POST',
  path: '/api/voice/session',
  summary: 'Begin a call by voice',
  message: BeginVoiceSession,
  body: wishes.extend({ language: language.optional() }),
  status: 201,
  toRequest: ({ body }, { reader: { id, tier, role }, language }) => ({
    language,
    ...body,
    subject: { kind: 'reader' as const, id, tier, role },
  }),
});

/**
 * Connects the same call anew after the network was lost: the provider answers a new offer, and knows what was said.
 * Errors: VOICE_OFFER_INVALID, VOICE_SESSION_NOT_FOUND, VOICE_CALL_ENDED, PROVIDER_...
 */
export const RestartVoiceSession = defineMessage({
  subject: 'ai.voice.restart',
  requires: VOICE_TIER,
  request: ownCall.extend({ offer: sessionOffer }),
  response: begun,
  timeoutMs: TIMEOUT_MS,
});

export const restartVoiceSessionRoute = defineRoute({
  ...common,
  method: 'POST',
  path: '/api/voice/session/{sessionId}/restart',
  summary: 'Connect a call by voice anew, after the network was lost',
  message: RestartVoiceSession,
  params: z.object({ sessionId: documentId }),
  body: z.object({ offer: sessionOffer }),
  toRequest: ({ params, body }, { reader: { id, tier, role } }) => ({
    ...params,
    ...body,
    subject: { kind: 'reader' as const, id, tier, role },
  }),
});
