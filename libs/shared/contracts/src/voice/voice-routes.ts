import type { RouteContract } from '../http/define-route.js';
import { beginVoiceSessionRoute, restartVoiceSessionRoute } from './begin-voice-session.js';
import { endVoiceSessionRoute, reportVoiceUsageRoute } from './end-voice-session.js';
import { getVoiceSettingsRoute } from './get-voice-settings.js';
import { interruptVoiceSessionRoute } from './interrupt-voice-session.js';
import { writeInVoiceSessionRoute } from './write-in-voice-session.js';

/** All routes of conversations by voice, besides their events. */
export const voiceRoutes: readonly RouteContract[] = [
  getVoiceSettingsRoute,
  beginVoiceSessionRoute,
  restartVoiceSessionRoute,
  interruptVoiceSessionRoute,
  writeInVoiceSessionRoute,
  reportVoiceUsageRoute,
  endVoiceSessionRoute,
];
