import { FSDriver } from 'flydrive/drivers/fs';
import type { Readable } from 'node:stream';
import { checkedFolder, checkedKey } from './blob-key.js';
import { BlobStore, type BlobContents } from './blob-store.js';
import { measured } from './measured.js';
import { signedFilePath, verifySignedFile } from './signed-file.js';

/** Files in a folder of this machine, or one that all machines share. The gateway serves them. */
export class FolderBlobStore extends BlobStore {
  private readonly driver: FSDriver;

  /**
   * @param secret by which addresses are signed; the gateways know the same
   * @param now in milliseconds since 1970
   */
  constructor(
    folder: string,
    private readonly secret: string,
    private readonly now: () => number = Date.now,
  ) {
    super();
    this.driver = new FSDriver({ location: folder, visibility: 'private' });
  }

  async put(
    key: string,
    contents: BlobContents,
    { maxBytes }: { readonly maxBytes?: number } = {},
  ): Promise<{ readonly bytes: number }> {
    const { stream, bytes } = measured(contents, maxBytes);
    try {
      await this.driver.putStream(checkedKey(key), stream);
    } catch (error) {
      stream.destroy();
      await this.driver.delete(checkedKey(key));
      throw error;
    }
    return { bytes: bytes() };
  }

  async get(key: string): Promise<Readable | null> {
    return (await this.exists(key)) ? this.driver.getStream(key) : null;
  }

  async remove(key: string): Promise<void> {
    await this.driver.delete(checkedKey(key));
  }

  async removeFolder(folder: string): Promise<void> {
    await this.driver.deleteAll(checkedFolder(folder));
  }

  async exists(key: string): Promise<boolean> {
    return this.driver.exists(checkedKey(key));
  }

  async signedAddress(key: string, lifetimeSeconds: number): Promise<string> {
    return signedFilePath(checkedKey(key), Math.floor(this.now() / 1_000) + lifetimeSeconds, this.secret);
  }

  async openSigned(address: string): Promise<Readable | null> {
    const [path = '', query = ''] = address.split('?', 2);
    const parameters = Object.fromEntries(new URLSearchParams(query));
    const granted = verifySignedFile(path, parameters, this.secret, this.now());
    return granted ? this.get(granted.key) : null;
  }
}
