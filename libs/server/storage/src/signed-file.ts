import { FILES_PATH } from '@word-unfolded/contracts';
import { createHmac, timingSafeEqual } from 'node:crypto';
import { isBlobKey } from './blob-key.js';

/**
 * The address of a file of this site, good until it expires.
 *
 * @param expires in seconds since 1970
 */
export function signedFilePath(key: string, expires: number, secret: string): string {
  const signature = signatureOf(key, expires, secret).toString('base64url');
  return `${FILES_PATH}${key}?expires=${expires}&signature=${signature}`;
}

/** A file that an address gives a right to, and for how many more seconds it does. */
export type GrantedFile = { readonly key: string; readonly secondsLeft: number };

/**
 * Checks the address of a file.
 *
 * @param path as it stands in the request, not decoded
 * @param query its parameters `expires` and `signature`, as they came
 * @param now in milliseconds since 1970
 * @returns nothing when the address was not signed by this installation, was changed, or has expired
 */
export function verifySignedFile(
  path: string,
  query: { readonly expires?: unknown; readonly signature?: unknown },
  secret: string,
  now: number,
): GrantedFile | undefined {
  const { expires, signature } = query;
  if (typeof expires !== 'string' || typeof signature !== 'string') return undefined;
  if (!path.startsWith(FILES_PATH) || !/^\d{1,12}$/.test(expires)) return undefined;
  const key = path.slice(FILES_PATH.length);
  const given = Buffer.from(signature, 'base64url');
  const right = signatureOf(key, Number(expires), secret);
  if (given.length !== right.length || !timingSafeEqual(given, right) || !isBlobKey(key)) return undefined;
  const secondsLeft = Number(expires) - Math.floor(now / 1_000);
  return secondsLeft > 0 ? { key, secondsLeft } : undefined;
}

function signatureOf(key: string, expires: number, secret: string): Buffer {
  return createHmac('sha256', secret).update(`file\n${key}\n${expires}`).digest();
}
