import { VOICE_TIME } from '@word-unfolded/domain';
import { z } from 'zod';
import { documentId } from '../accounts/account-fields.js';
import { defineRoute } from '../http/define-route.js';
import { defineMessage } from '../messaging/define.js';
import { ownCall, VOICE_TIER, voiceTime } from './voice-fields.js';

const inPath = z.object({ sessionId: documentId });

/** The state of a call, as the service has seen it. */
const used = z.object({
  seconds: z.int().min(0).meta({ description: 'How long the call has been connected; this is what counts.' }),
  ended: z.boolean(),
  time: voiceTime,
});

/**
 * Tells how long the browser was connected. It changes no charge: the service counts what it has seen of the call, and
 * answers with that. A difference is logged. Errors: VOICE_SESSION_NOT_FOUND.
 */
export const ReportVoiceUsage = defineMessage({
  subject: 'ai.voice.usage',
  idempotent: true,
  requires: VOICE_TIER,
  request: ownCall.extend({
    seconds: z
      .number()
      .min(0)
      .max(VOICE_TIME.longest * 2),
  }),
  response: used,
});

export const reportVoiceUsageRoute = defineRoute({
  method: 'POST',
  path: '/api/voice/session/{sessionId}/usage',
  summary: 'Report how long a call was connected, and learn what counts',
  tag: 'Voice',
  gate: VOICE_TIER,
  message: ReportVoiceUsage,
  params: inPath,
  body: z.object({ seconds: ReportVoiceUsage.request.shape.seconds }),
  toRequest: ({ params, body }, { reader: { id, tier, role } }) => ({
    ...params,
    ...body,
    subject: { kind: 'reader' as const, id, tier, role },
  }),
});

/** Ends a call; one that has ended stays so. Errors: VOICE_SESSION_NOT_FOUND. */
export const EndVoiceSession = defineMessage({
  subject: 'ai.voice.end',
  idempotent: true,
  // A reader whose tier has ended may still hang up.
  requires: 'signed-in',
  request: ownCall,
  response: used.extend({
    conversationId: documentId
      .nullable()
      .meta({ description: 'Where the call is kept; null if nothing was said.' }),
  }),
  timeoutMs: 15_000,
});

export const endVoiceSessionRoute = defineRoute({
  method: 'DELETE',
  path: '/api/voice/session/{sessionId}',
  summary: 'End a call by voice',
  tag: 'Voice',
  gate: 'signed-in',
  message: EndVoiceSession,
  params: inPath,
  toRequest: ({ params }, { reader: { id, tier, role } }) => ({
    ...params,
    subject: { kind: 'reader' as const, id, tier, role },
  }),
});
