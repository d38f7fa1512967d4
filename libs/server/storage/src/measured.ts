import { Readable } from 'node:stream';
import { BlobTooLargeError, type BlobContents } from './blob-store.js';

/** Bytes of a file at most where nothing else is said. */
const DEFAULT_MAX_BYTES = 32 * 1024 * 1024;

/** A stream that counts what passes, and breaks off when it is too much. */
export type MeasuredStream = { readonly stream: Readable; readonly bytes: () => number };

/** Puts a measure on contents. The stream fails with {@link BlobTooLargeError}, and its source is closed with it. */
export function measured(contents: BlobContents, maxBytes = DEFAULT_MAX_BYTES): MeasuredStream {
  let bytes = 0;
  async function* counted(): AsyncGenerator<Uint8Array> {
    for await (const chunk of contents instanceof Readable ? contents : [contents]) {
      const piece = chunk as Uint8Array;
      bytes += piece.byteLength;
      if (bytes > maxBytes) throw new BlobTooLargeError(maxBytes);
      yield piece;
    }
  }
  return { stream: Readable.from(counted(), { objectMode: false }), bytes: () => bytes };
}
