import { createHmac } from 'node:crypto';
import type { VoiceConfiguration } from './voice.configuration.js';

/** How long a credential is valid, in seconds: longer than a call may be. */
const VALID_SECONDS = 4 * 3_600;

export type IceServer = { readonly urls: string[]; readonly username?: string; readonly credential?: string };

/**
 * The STUN and TURN servers for a browser (WebRTC, RTCIceServer). A TURN server gets a credential that expires, as coturn
 * checks it: the user is the time of its end, the password an HMAC of it (draft-uberti-behave-turn-rest-00).
 */
export function iceServers(
  { VOICE_STUN_URLS, VOICE_TURN_URLS = [], VOICE_TURN_SECRET }: VoiceConfiguration,
  readerId: string,
  now: Date,
): IceServer[] {
  const stun = VOICE_STUN_URLS.length > 0 ? [{ urls: [...VOICE_STUN_URLS] }] : [];
  if (VOICE_TURN_URLS.length === 0) return stun;
  if (VOICE_TURN_SECRET === undefined) return [...stun, { urls: [...VOICE_TURN_URLS] }];
  const username = `${Math.floor(now.getTime() / 1_000) + VALID_SECONDS}:${readerId}`;
  const credential = createHmac('sha1', VOICE_TURN_SECRET).update(username).digest('base64');
  return [...stun, { urls: [...VOICE_TURN_URLS], username, credential }];
}
