import { crc32 } from 'node:zlib';
import { mongoError } from '../../errors/mongo-error.js';

/** Length of the checksum after each stored value, in bytes. */
export const SEAL_BYTES = 4;

/** Appends a checksum of the key and the value to a value, so that a changed byte on the disk is detected. */
export function seal(key: Buffer, value: Buffer): Buffer {
  const sealed = Buffer.allocUnsafe(value.length + SEAL_BYTES);
  value.copy(sealed);
  sealed.writeUInt32LE(checksumOf(key, value), value.length);
  return sealed;
}

/** @throws MongoError 288 ChecksumMismatch if key or value are not what was written */
export function unseal(key: Buffer, sealed: Buffer): Buffer {
  const value = contentOf(key, sealed);
  if (value) return value;
  throw mongoError(
    'ChecksumMismatch',
    'the data file is damaged: what is read is not what was written. Restore the folder from a backup.',
  );
}

/** Whether a sealed value is the one that was written under its key. */
export function isSound(key: Buffer, sealed: Buffer): boolean {
  return contentOf(key, sealed) !== undefined;
}

function contentOf(key: Buffer, sealed: Buffer): Buffer | undefined {
  const length = sealed.length - SEAL_BYTES;
  if (length < 0) return undefined;
  const value = sealed.subarray(0, length);
  return checksumOf(key, value) === sealed.readUInt32LE(length) ? value : undefined;
}

function checksumOf(key: Buffer, value: Buffer): number {
  const ofKey = crc32(key);
  return value.length === 0 ? ofKey : crc32(value, ofKey);
}
