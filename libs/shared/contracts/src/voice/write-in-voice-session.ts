import { z } from 'zod';
import { documentId } from '../accounts/account-fields.js';
import { question } from '../ai/answers/answer-task.js';
import { defineRoute } from '../http/define-route.js';
import { defineMessage } from '../messaging/define.js';
import { ownCall, VOICE_TIER } from './voice-fields.js';

const written = z.object({ text: question });

/**
 * Says something in writing to a call: Selah stops, and answers it aloud. Its turn comes with the events of the call.
 * Errors: VOICE_SESSION_NOT_FOUND, VOICE_CALL_ENDED.
 */
export const WriteInVoiceSession = defineMessage({
  subject: 'ai.voice.write',
  requires: VOICE_TIER,
  request: ownCall.extend(written.shape),
  response: z.object({
    turn: z.string().max(100).meta({ description: 'The id of its turn in the events.' }),
  }),
});

export const writeInVoiceSessionRoute = defineRoute({
  method: 'POST',
  path: '/api/voice/session/{sessionId}/messages',
  summary: 'Write instead of speaking, in a call by voice',
  tag: 'Voice',
  gate: VOICE_TIER,
  message: WriteInVoiceSession,
  params: z.object({ sessionId: documentId }),
  body: written,
  toRequest: ({ params, body }, { reader: { id, tier, role } }) => ({
    ...params,
    ...body,
    subject: { kind: 'reader' as const, id, tier, role },
  }),
});
