import { z } from 'zod';
import { documentId } from '../accounts/account-fields.js';
import { defineRoute } from '../http/define-route.js';
import { defineMessage } from '../messaging/define.js';
import { ownCall, VOICE_TIER } from './voice-fields.js';

/**
 * Ends what Selah is saying, as the reader's voice does. In a call that has ended, nothing happens. Errors:
 * VOICE_SESSION_NOT_FOUND.
 */
export const InterruptVoiceSession = defineMessage({
  subject: 'ai.voice.interrupt',
  idempotent: true,
  requires: VOICE_TIER,
  request: ownCall,
  response: z.object({ ended: z.boolean().meta({ description: 'Whether the call is over.' }) }),
});

export const interruptVoiceSessionRoute = defineRoute({
  method: 'POST',
  path: '/api/voice/session/{sessionId}/interrupt',
  summary: 'Stop what is being said in a call by voice',
  tag: 'Voice',
  gate: VOICE_TIER,
  message: InterruptVoiceSession,
  params: z.object({ sessionId: documentId }),
  toRequest: ({ params }, { reader: { id, tier, role } }) => ({
    ...params,
    subject: { kind: 'reader' as const, id, tier, role },
  }),
});
