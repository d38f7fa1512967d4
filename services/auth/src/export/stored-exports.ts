import { Injectable } from '@nestjs/common';
import { blobKey, BlobStore } from '@word-unfolded/storage';
import { Readable } from 'node:stream';

/** Most bytes of a file. */
const MAX_BYTES = 256 * 1024 * 1024;

/** The export files, between their creation and their download. */
@Injectable()
export class StoredExports {
  constructor(private readonly store: BlobStore) {}

  /**
   * Stores a file, and replaces an earlier one that was not fetched.
   *
   * @param pieces of the file, read as fast as the store writes them
   * @throws the errors of the pieces; then nothing is stored
   */
  async put(
    userId: string,
    pieces: AsyncIterable<Buffer>,
  ): Promise<{ readonly key: string; readonly bytes: number }> {
    await this.remove(userId);
    const key = blobKey(folderOf(userId), 'json');
    const contents = Readable.from(pieces, { objectMode: false });
    const { bytes } = await this.store.put(key, contents, { maxBytes: MAX_BYTES });
    return { key, bytes };
  }

  /** Removes all export files of a reader from the store. */
  async remove(userId: string): Promise<void> {
    await this.store.removeFolder(folderOf(userId));
  }
}

function folderOf(userId: string): string {
  return `exports/${userId}`;
}
