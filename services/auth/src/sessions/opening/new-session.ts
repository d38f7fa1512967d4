import type { Device } from '@word-unfolded/contracts';
import { secondsAfter } from '../../common/seconds.js';
import { digestOf } from '../../common/digest.js';
import type { Randomness } from '../../common/randomness.js';
import { deviceNameOf } from '../devices/device-name.js';
import { newSecret } from '../records/session-secret.js';
import type { NewSession } from '../records/session.repository.js';

/** Lifetimes of a session, in seconds (decisions, "Accounts"). */
const SESSION_SECONDS = { untilBrowserCloses: 86_400, remembered: 30 * 86_400 } as const;

/** A new session, and the secret of its cookie. */
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
