import { randomUUID } from 'node:crypto';

/** A folder or several, a name, and maybe an ending: nothing in it can lead out of the store, or needs to be escaped. */
const KEY = /^[a-z0-9][a-z0-9-]*(?:\/[a-z0-9][a-z0-9-]*)+(?:\.[a-z0-9]{1,8})?$/;

const LONGEST = 200;

/** A key that this store did not make. */
export class BlobKeyError extends Error {
  override readonly name = 'BlobKeyError';
}

/** Whether a text is a well formed key. */
export function isBlobKey(text: string): boolean {
  return text.length <= LONGEST && KEY.test(text);
}

/** @throws BlobKeyError */
export function checkedKey(key: string): string {
  if (!isBlobKey(key)) throw new BlobKeyError('this is not a key of the store');
  return key;
}

/**
 * A folder within one of the store, such as that of one reader: never a whole one, such as that of all avatars.
 *
 * @throws BlobKeyError
 */
export function checkedFolder(folder: string): string {
  if (!isBlobKey(folder) || folder.includes('.')) throw new BlobKeyError('this is not a folder of the store');
  return folder;
}

/**
 * A new key in a folder, which nobody can guess.
 *
 * @param ending such as `webp`: the type by which browsers get the file
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
  pdf: 'application/pdf',
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  txt: 'text/plain; charset=utf-8',
  json: 'application/json',
};

/** The media type of a file by the ending of its key; of what is not known, one that no browser shows or runs. */
export function mediaTypeOf(key: string): string {
  return TYPES[/\.([a-z0-9]+)$/.exec(key)?.[1] ?? ''] ?? 'application/octet-stream';
}
