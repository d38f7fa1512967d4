import { unseal, seal } from './seal.js';
import { FORMAT_KEY } from '../keyspace.js';

/**
 * Which values have a checksum. Data of versions without checksums is `plain`. While it is rewritten, all keys up to
 * one key are sealed.
 */
export type StorageFormat =
  | { readonly kind: 'plain' }
  | { readonly kind: 'upgrading'; readonly upTo: Buffer }
  | { readonly kind: 'sealed' };

const SEALED = 2;
const UPGRADING = 1;

export function isSealedIn(format: StorageFormat, key: Buffer): boolean {
  if (format.kind === 'upgrading') return Buffer.compare(key, format.upTo) <= 0;
  return format.kind === 'sealed';
}

/** The value under FORMAT_KEY, which is always sealed. */
export function encodeFormat(format: Exclude<StorageFormat, { kind: 'plain' }>): Buffer {
  const rest = format.kind === 'upgrading' ? format.upTo : Buffer.alloc(0);
  return seal(
    FORMAT_KEY,
    Buffer.concat([Buffer.from([format.kind === 'upgrading' ? UPGRADING : SEALED]), rest]),
  );
}

/** @throws MongoError 288 ChecksumMismatch */
export function decodeFormat(key: Buffer, sealed: Buffer): StorageFormat {
  const [kind, ...rest] = unseal(key, sealed);
  return kind === UPGRADING ? { kind: 'upgrading', upTo: Buffer.from(rest) } : { kind: 'sealed' };
}
