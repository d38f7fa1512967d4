import type { Readable } from 'node:stream';

/** Contents for the store: complete or as a stream. */
export type BlobContents = Uint8Array | Readable;

/**
 * A store for files: images, audio, uploads.
 *
 * Keys are created by {@link blobKey} and never come from a user. Every method throws {@link BlobKeyError} for one that
 * is not well formed.
 */
export abstract class BlobStore {
  /**
   * Stores contents under a key and replaces existing contents.
   *
   * @param maxBytes the maximum size; the store stops reading beyond it
   * @returns the size, in bytes
   * @throws BlobTooLargeError if there is more, or the error of the contents, unchanged; then nothing is stored
   */
  abstract put(
    key: string,
    contents: BlobContents,
    options?: { readonly maxBytes?: number },
  ): Promise<{ readonly bytes: number }>;

  /** The contents as a stream; null if there are none. The caller must read or destroy the stream. */
  abstract get(key: string): Promise<Readable | null>;

  /** Deletes the contents of a key, if there are any. */
  abstract remove(key: string): Promise<void>;

  /**
   * Deletes everything in a folder, such as all files of a user.
   *
   * @param folder of two names at least, such as `avatars/<id>`
   * @param atMost maximum number of files to delete now
   * @returns whether nothing is left
   * @throws BlobKeyError for any other folder
   */
  abstract removeFolder(folder: string, atMost?: number): Promise<boolean>;

  /**
   * Deletes files that were put into a top folder, such as `incoming`, before a time, and unfinished uploads there.
   *
   * @returns the number of deleted files
   * @throws AggregateError of the files that could not be deleted, after all others were tried
   */
  abstract removeOlder(folder: string, before: Date): Promise<number>;

  abstract exists(key: string): Promise<boolean>;

  /**
   * A temporary URL from which a browser can load the file without further authentication.
   *
   * @param lifetimeSeconds validity from now
   * @returns a path of this site, or an absolute URL if another service serves the files
   */
  abstract signedAddress(key: string, lifetimeSeconds: number): Promise<string>;

  /**
   * The contents behind a signed address, as a stream. Never requests any other address.
   *
   * @param address from `signedAddress`; untrusted input is allowed
   * @returns null if the address was not signed by this store, was modified, has expired, or has no file
   */
  abstract openSigned(address: string): Promise<Readable | null>;
}

/** The contents are larger than allowed. */
export class BlobTooLargeError extends Error {
  override readonly name = 'BlobTooLargeError';

  constructor(readonly maxBytes: number) {
    super(`the file is larger than ${maxBytes} bytes`);
  }
}
