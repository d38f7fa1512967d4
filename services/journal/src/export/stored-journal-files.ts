import { Injectable } from '@nestjs/common';
import { blobKey, BlobStore } from '@word-unfolded/storage';
import { Readable } from 'node:stream';

/** Maximum size of a file in bytes. */
const MAX_BYTES = 256 * 1024 * 1024;

/** Stores export files of journals between their creation and their download. */
@Injectable()
export class StoredJournalFiles {
  constructor(private readonly store: BlobStore) {}

  /**
   * Stores a file and replaces an earlier one that was not downloaded.
   *
   * @param ending the file extension
   * @param pieces read as fast as the store writes them
   * @throws any error of the pieces; then nothing is stored
   */
  async put(userId: string, ending: string, pieces: AsyncIterable<Uint8Array>): Promise<string> {
    await this.remove(userId);
    const key = blobKey(folderOf(userId), ending);
    await this.store.put(key, Readable.from(pieces, { objectMode: false }), { maxBytes: MAX_BYTES });
    return key;
  }

  /** Removes the stored export file of a reader. */
  async remove(userId: string): Promise<void> {
    await this.store.removeFolder(folderOf(userId));
  }
}

function folderOf(userId: string): string {
  return `journals/${userId}`;
}
