import { Injectable } from '@nestjs/common';
import { blobKey, BlobStore } from '@word-unfolded/storage';
import { Readable } from 'node:stream';

/** Bytes of a file at most: a store that wants to know the size first holds all of it. */
const MAX_BYTES = 256 * 1024 * 1024;

/** Files of journals, between their making and their sending. */
@Injectable()
export class StoredJournalFiles {
  constructor(private readonly store: BlobStore) {}

  /**
   * Keeps a file in the place of any that was made before and that nobody has fetched.
   *
   * @param ending by which its type is known
   * @param pieces taken as fast as the store keeps them
   * @throws whatever the pieces throw; then nothing is kept
   */
  async put(userId: string, ending: string, pieces: AsyncIterable<Uint8Array>): Promise<string> {
    await this.remove(userId);
    const key = blobKey(folderOf(userId), ending);
    const failures: unknown[] = [];
    async function* watched(): AsyncGenerator<Uint8Array> {
      try {
        yield* pieces;
      } catch (error) {
        failures.push(error);
        throw error;
      }
    }
    try {
      await this.store.put(key, Readable.from(watched(), { objectMode: false }), { maxBytes: MAX_BYTES });
      return key;
    } catch (error) {
      // The store wraps what came from the pieces into an error of its own.
      throw failures.length > 0 ? failures[0] : error;
    }
  }

  /** Removes whatever the store holds for a reader to take along. */
  async remove(userId: string): Promise<void> {
    await this.store.removeFolder(folderOf(userId));
  }
}

function folderOf(userId: string): string {
  return `journals/${userId}`;
}
