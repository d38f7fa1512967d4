import { Injectable } from '@nestjs/common';
import { blobKey, BlobStore } from '@word-unfolded/storage';
import { Readable } from 'node:stream';

/** Bytes of a file at most: a store that wants to know the size first holds all of it. */
const MAX_BYTES = 256 * 1024 * 1024;

/** The files that readers take along, between their making and their sending. */
@Injectable()
export class StoredExports {
  constructor(private readonly store: BlobStore) {}

  /**
   * Keeps a file in the place of any that was made before and that nobody has fetched.
   *
   * @param pieces of the file, taken as fast as the store keeps them
   * @throws whatever the pieces throw; then nothing is kept
   */
  async put(
    userId: string,
    pieces: AsyncIterable<Buffer>,
  ): Promise<{ readonly key: string; readonly bytes: number }> {
    await this.remove(userId);
    const key = blobKey(folderOf(userId), 'json');
    let failure: { readonly error: unknown } | undefined;
    async function* watched(): AsyncGenerator<Buffer> {
      try {
        yield* pieces;
      } catch (error) {
        failure = { error };
        throw error;
      }
    }
    try {
      const contents = Readable.from(watched(), { objectMode: false });
      const { bytes } = await this.store.put(key, contents, { maxBytes: MAX_BYTES });
      return { key, bytes };
    } catch (error) {
      // The store wraps what came from the pieces into an error of its own.
      throw failure ? failure.error : error;
    }
  }

  /** Removes whatever the store holds for a reader to take along. */
  async remove(userId: string): Promise<void> {
    await this.store.removeFolder(folderOf(userId));
  }
}

function folderOf(userId: string): string {
  return `exports/${userId}`;
}
