import { SystemClock, type Clock } from '@word-unfolded/primitives';
import { FSDriver } from 'flydrive/drivers/fs';
import { randomUUID } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { mkdir, readdir, rename, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { checkedFolder, checkedKey, checkedTopFolder } from './blob-key.js';
import { BlobStore, type BlobContents } from './blob-store.js';
import { measured } from '../measured.js';
import { removeEach } from '../lifetime/remove-each.js';
import { signedFilePath, verifySignedFile } from '../signed-file.js';

/** The folder of files that are being written. No key can start with a dot. */
const PARTS = '.parts';

/** Files in a local folder, or in a folder shared by all machines. The gateway serves them. */
export class FolderBlobStore extends BlobStore {
  private readonly driver: FSDriver;

  /** @param secret signs the addresses; the gateways use the same one */
  constructor(
    private readonly folder: string,
    private readonly secret: string,
    private readonly clock: Clock = new SystemClock(),
  ) {
    super();
    this.driver = new FSDriver({ location: folder, visibility: 'private' });
  }

  /** Writes a temporary file and renames it, so that a crash never leaves a partial file under a key. */
  async put(
    key: string,
    contents: BlobContents,
    { maxBytes }: { readonly maxBytes?: number } = {},
  ): Promise<{ readonly bytes: number }> {
    const target = path.join(this.folder, checkedKey(key));
    const { stream, bytes, reasonOf } = measured(contents, maxBytes);
    const part = path.join(this.folder, PARTS, randomUUID());
    try {
      await mkdir(path.dirname(part), { recursive: true });
      await pipeline(stream, createWriteStream(part, { flags: 'wx', flush: true }));
      await mkdir(path.dirname(target), { recursive: true });
      await rename(part, target);
    } catch (error) {
      stream.destroy();
      await rm(part, { force: true });
      throw reasonOf(error);
    }
    return { bytes: bytes() };
  }

  async get(key: string): Promise<Readable | null> {
    return (await this.exists(key)) ? this.driver.getStream(key) : null;
  }

  async remove(key: string): Promise<void> {
    await this.driver.delete(checkedKey(key));
  }

  async removeFolder(folder: string, atMost = Infinity): Promise<boolean> {
    const place = path.join(this.folder, checkedFolder(folder));
    const files = atMost === Infinity ? [] : await filesIn(place);
    if (files.length > atMost) {
      for (const file of files.slice(0, atMost)) await rm(file, { force: true });
      return false;
    }
    await rm(place, { recursive: true, force: true });
    return true;
  }

  async removeOlder(folder: string, before: Date): Promise<number> {
    const tops = [checkedTopFolder(folder), PARTS].map((top) => path.join(this.folder, top));
    const files = (await Promise.all(tops.map(filesIn))).flat();
    return removeEach(files, async (file) => {
      const { mtime } = await stat(file);
      if (mtime >= before) return false;
      await rm(file, { force: true });
      return true;
    });
  }

  async exists(key: string): Promise<boolean> {
    return this.driver.exists(checkedKey(key));
  }

  async signedAddress(key: string, lifetimeSeconds: number): Promise<string> {
    return signedFilePath(
      checkedKey(key),
      Math.floor(this.clock.now().getTime() / 1_000) + lifetimeSeconds,
      this.secret,
    );
  }

  async openSigned(address: string): Promise<Readable | null> {
    const [path = '', query = ''] = address.split('?', 2);
    const parameters = Object.fromEntries(new URLSearchParams(query));
    const granted = verifySignedFile(path, parameters, this.secret, this.clock.now().getTime());
    return granted ? this.get(granted.key) : null;
  }
}

/** All files of a folder, at any depth. Empty if the folder does not exist. */
async function filesIn(folder: string): Promise<string[]> {
  try {
    const entries = await readdir(folder, { recursive: true, withFileTypes: true });
    return entries.filter((entry) => entry.isFile()).map((entry) => path.join(entry.parentPath, entry.name));
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return [];
    throw error;
  }
}
