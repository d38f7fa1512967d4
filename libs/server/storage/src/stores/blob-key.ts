import { randomUUID } from 'node:crypto';

/** One or more folders, a name, and an optional extension. It cannot leave the store and needs no escaping. */
const KEY = /^[a-z0-9][a-z0-9-]*(?:\/[a-z0-9][a-z0-9-]*)+(?:\.[a-z0-9]{1,8})?$/;

const LONGEST = 200;

/** A key that is not well formed. */
export class BlobKeyError extends Error {
  override readonly name = 'BlobKeyError';
}

/** Whether a text is a well-formed key. */
export function isBlobKey(text: string): boolean {
  return text.length <= LONGEST && KEY.test(text);
}

/** @throws BlobKeyError */
export function checkedKey(key: string): string {
  if (!isBlobKey(key)) throw new BlobKeyError('not a valid blob key');
  return key;
}

/**
 * Validates a folder inside a top folder, such as that of one user. A top folder, such as that of all avatars, is
 * rejected.
 *
 * @throws BlobKeyError
 */
export function checkedFolder(folder: string): string {
  if (!isBlobKey(folder) || folder.includes('.')) throw new BlobKeyError('not a valid blob folder');
  return folder;
}

/**
 * Validates a top folder of the store, such as `incoming`.
 *
 * @throws BlobKeyError
 */
export function checkedTopFolder(folder: string): string {
  if (!/^[a-z0-9][a-z0-9-]*$/.test(folder)) throw new BlobKeyError('not a valid top folder');
  return folder;
}

/**
 * Creates a random key in a folder.
 *
 * @param ending such as `webp`; it determines the media type for browsers
 */
export function blobKey(folder: string, ending?: string): string {
  return checkedKey(`${folder}/${randomUUID()}${ending ? `.${ending}` : ''}`);
}

const TYPES: Readonly<Record<string, string>> = {
  webp: 'image/webp',
  png: 'image/png',
  jpg: 'image/jpeg',
  mp3: 'audio/mpeg',
  ogg: 'audio/ogg',
  wav: 'audio/wav',
  csv: 'text/csv; charset=utf-8',
  pdf: 'application/pdf',
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  txt: 'text/plain; charset=utf-8',
  json: 'application/json',
};

/**
 * The media type of a file by the extension of its key. An unknown extension gets one that browsers neither render nor
 * run.
 */
export function mediaTypeOf(key: string): string {
  return TYPES[/\.([a-z0-9]+)$/.exec(key)?.[1] ?? ''] ?? 'application/octet-stream';
}
