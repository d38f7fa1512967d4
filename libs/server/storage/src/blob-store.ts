import type { Readable } from 'node:stream';

/** What is put into the store: all of it, or as it comes. */
export type BlobContents = Uint8Array | Readable;

/**
 * Where files are kept: pictures, sounds, uploads.
 *
 * Keys are made by {@link blobKey} and never come from a person; every method throws {@link BlobKeyError} for one that
 * is not well formed.
 */
export abstract class BlobStore {
  /**
   * Keeps contents under a key; what was there before is replaced.
   *
   * @param maxBytes at which the store stops reading
   * @returns the size, in bytes
   * @throws BlobTooLargeError when there is more; then nothing is kept
   */
  abstract put(
    key: string,
    contents: BlobContents,
    options?: { readonly maxBytes?: number },
  ): Promise<{ readonly bytes: number }>;

  /** The contents, as they are read; null when there are none. Whoever takes the stream reads or destroys it. */
  abstract get(key: string): Promise<Readable | null>;

  /** Removes what is under a key, if anything is. */
  abstract remove(key: string): Promise<void>;

  /**
   * Removes everything in a folder, such as all that belongs to a reader.
   *
   * @param folder of two names at least, such as `avatars/<id>`
   * @throws BlobKeyError for one that is not
   */
  abstract removeFolder(folder: string): Promise<void>;

  abstract exists(key: string): Promise<boolean>;

  /**
   * An address from which a browser can load the file for a while, without any other sign of who it is.
   *
   * @param lifetimeSeconds for which the address is good, from now
   * @returns an address of this site (a path), or a whole one where the files are served by someone else
   */
  abstract signedAddress(key: string, lifetimeSeconds: number): Promise<string>;

  /**
   * The contents that an address gives a right to, as they are read. Nothing is ever fetched from elsewhere.
   *
   * @param address as `signedAddress` gave it; anything may be asked
   * @returns null for one that this store did not sign, that was changed or is over, or that leads to nothing
   */
  abstract openSigned(address: string): Promise<Readable | null>;
}

/** More was put into the store than may be. */
export class BlobTooLargeError extends Error {
  override readonly name = 'BlobTooLargeError';

  constructor(readonly maxBytes: number) {
    super(`the file is larger than ${maxBytes} bytes`);
  }
}
