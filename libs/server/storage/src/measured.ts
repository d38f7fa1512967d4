import { Readable } from 'node:stream';
import { BlobTooLargeError, type BlobContents } from './stores/blob-store.js';

/** Default maximum size of a file, in bytes. */
const DEFAULT_MAX_BYTES = 32 * 1024 * 1024;

/** A stream that counts bytes and fails above a maximum. */
export type MeasuredStream = {
  readonly stream: Readable;
  readonly bytes: () => number;
  /**
   * The cause of a failed write: the error of the contents, unchanged, if they failed; otherwise the error of the
   * store.
   */
  readonly reasonOf: (storeError: unknown) => unknown;
};

/** Limits the size of contents. Beyond it the stream fails with {@link BlobTooLargeError} and closes its source. */
export function measured(contents: BlobContents, maxBytes = DEFAULT_MAX_BYTES): MeasuredStream {
  let bytes = 0;
  let failure: { readonly error: unknown } | undefined;
  const fail = (error: unknown): never => {
    failure ??= { error };
    throw error;
  };
  async function* counted(): AsyncGenerator<Uint8Array> {
    const source: AsyncIterator<unknown> = piecesOf(contents);
    try {
      for (;;) {
        // Only the source can fail here. An error of the store is thrown at `yield`.
        const { done, value } = await source.next().catch(fail);
        if (done) return;
        const piece = value as Uint8Array;
        bytes += piece.byteLength;
        if (bytes > maxBytes) fail(new BlobTooLargeError(maxBytes));
        yield piece;
      }
    } finally {
      await source.return?.();
    }
  }
  return {
    stream: Readable.from(counted(), { objectMode: false }),
    bytes: () => bytes,
    reasonOf: (storeError) => (failure ? failure.error : storeError),
  };
}

function piecesOf(contents: BlobContents): AsyncIterator<unknown> {
  const stream = contents instanceof Readable ? contents : Readable.from([contents]);
  return stream[Symbol.asyncIterator]();
}
