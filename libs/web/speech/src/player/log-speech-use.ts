import { callRoute, readToken, type Transport } from '@word-unfolded/api-client';
import { logFeatureUsageRoute } from '@word-unfolded/contracts';
import type { Language } from '@word-unfolded/domain';
import { log } from '@word-unfolded/ui';
import type { Speaker } from '../engine/speaker.js';

/**
 * The events at which speech usage is logged (specification, section 4: "Usage is logged on pause, end and cleanup").
 */
export type SpeechUse = {
  readonly on: 'pause' | 'end' | 'cleanup';
  /** Seconds of the reading at normal speed since the last log. */
  readonly seconds: number;
  readonly source: Speaker['source'];
  readonly language: Language;
};

export type LogSpeechUse = (use: SpeechUse) => void;

/** The request continues when the page is left. */
const keepAlive: Transport = (address, init) => fetch(address, { ...init, keepalive: true });

/** Logs how long a signed-in reader listened. A failure to log is ignored. */
export const logSpeechUse: LogSpeechUse = ({ on, seconds, source, language }) => {
  if (readToken() === null) return;
  const body = { featureName: 'tts', on, seconds: Math.round(seconds), source, language };
  callRoute(logFeatureUsageRoute, { body }, { language, transport: keepAlive }).catch((error: unknown) => {
    log.warn('Speech usage could not be logged', error);
  });
};
