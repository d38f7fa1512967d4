import { buffer } from 'node:stream/consumers';
import type { BlobContents } from './stores/blob-store.js';
import { measured } from './measured.js';

/**
 * Reads contents into memory, at most `maxBytes` of them.
 *
 * @throws BlobTooLargeError if there is more; the source is closed then. The error of the contents, unchanged
 */
export async function readWhole(contents: BlobContents, maxBytes: number): Promise<Buffer> {
  const { stream, reasonOf } = measured(contents, maxBytes);
  try {
    return await buffer(stream);
  } catch (error) {
    throw reasonOf(error);
  }
}
