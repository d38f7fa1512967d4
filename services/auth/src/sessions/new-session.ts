import type { Device } from '@word-unfolded/contracts';
import { secondsAfter } from '../common/clock.js';
import { digestOf } from '../common/digest.js';
import type { Randomness } from '../common/randomness.js';
import { deviceNameOf } from './device-name.js';
import { newSecret } from './session-secret.js';
import type { NewSession } from './session.repository.js';

/** Lifetimes of a session, in seconds (decisions, "Accounts"). */
export const SESSION_SECONDS = { untilBrowserCloses: 86_400, remembered: 30 * 86_400 } as const;

/** A session as it begins, and the secret that its cookie gets. */
export function newSession(
  device: Device,
  rememberMe: boolean,
  now: Date,
  randomness: Randomness,
): { readonly secret: Buffer; readonly record: NewSession } {
  const secret = newSecret(randomness);
  const seconds = rememberMe ? SESSION_SECONDS.remembered : SESSION_SECONDS.untilBrowserCloses;
  const record = {
    ...deviceNameOf(device.userAgent),
    rememberMe,
    secretDigest: digestOf(secret),
    previousDigest: null,
    handover: newSecret(randomness).toString('base64url'),
    rotatedAt: now,
    sealKey: newSecret(randomness).toString('base64url'),
    address: device.address,
    openedAt: now,
    lastUsedAt: now,
    expiresAt: secondsAfter(now, seconds),
  };
  return { secret, record };
}
