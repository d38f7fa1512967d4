import { z } from 'zod';
import { documentId } from '../accounts/account-fields.js';
import { defineRoute } from '../http/define-route.js';
import { defineMessage } from '../messaging/define.js';
import { iceServer, VOICE_TIER, voiceReader, voiceTime } from './voice-fields.js';

/** What conversations by voice are made with here, and what is left of the reader's day. */
export const GetVoiceSettings = defineMessage({
  subject: 'ai.voice.settings',
  safe: true,
  requires: VOICE_TIER,
  request: z.object({ subject: voiceReader }),
  response: z.object({
    realtime: z
      .object({
        model: z.string().max(100).meta({ description: 'The name of the model that listens and speaks.' }),
        voices: z.array(z.string().max(40)),
        defaultVoice: z.string().max(40),
        iceServers: z
          .array(iceServer)
          .meta({ description: 'For the RTCPeerConnection; valid for a few hours.' }),
      })
      .nullable()
      .meta({
        description: 'null: no realtime model is configured, and the browser listens and speaks itself.',
      }),
    time: voiceTime,
    running: documentId.nullable().meta({ description: "The reader's call in progress, on any device." }),
  }),
});

export const getVoiceSettingsRoute = defineRoute({
  method: 'GET',
  path: '/api/voice',
  summary: 'What conversations by voice are made with, and what is left of the day for them',
  tag: 'Voice',
  gate: VOICE_TIER,
  message: GetVoiceSettings,
  toRequest: (_, { reader: { id, tier, role } }) => ({
    subject: { kind: 'reader' as const, id, tier, role },
  }),
});
