import { FILES_PATH } from '@word-unfolded/contracts';
import { values } from '@word-unfolded/service-kit';
import { createHmac, timingSafeEqual } from 'node:crypto';
import { isBlobKey } from './stores/blob-key.js';

/**
 * The signed path of a file on this site, valid until it expires.
 *
 * @param expires in seconds since 1970
 * @param secret several are separated by commas, and the first one signs
 */
export function signedFilePath(key: string, expires: number, secret: string): string {
  const [signing = ''] = values.secretsIn(secret);
  const signature = signatureOf(key, expires, signing).toString('base64url');
  return `${FILES_PATH}${key}?expires=${expires}&signature=${signature}`;
}

/** A file to which a signed address grants access, and the remaining validity in seconds. */
export type GrantedFile = { readonly key: string; readonly secondsLeft: number };

/**
 * Verifies the signed address of a file.
 *
 * @param path from the request, not decoded
 * @param query the received parameters `expires` and `signature`
 * @param secret several are separated by commas, and any of them may have signed it
 * @param now in milliseconds since 1970
 * @returns undefined if the address was not signed by this installation, was modified, or has expired
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
  const actual = Buffer.from(signature, 'base64url');
  const isSigned = values.secretsIn(secret).some((each) => {
    const expected = signatureOf(key, Number(expires), each);
    return actual.length === expected.length && timingSafeEqual(actual, expected);
  });
  if (!isSigned || !isBlobKey(key)) return undefined;
  const secondsLeft = Number(expires) - Math.floor(now / 1_000);
  return secondsLeft > 0 ? { key, secondsLeft } : undefined;
}

function signatureOf(key: string, expires: number, secret: string): Buffer {
  return createHmac('sha256', secret).update(`file\n${key}\n${expires}`).digest();
}
