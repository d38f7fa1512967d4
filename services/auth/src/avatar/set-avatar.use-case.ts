import { Injectable } from '@nestjs/common';
import { CatalogueError, type RequestOf, type SetAvatar } from '@word-unfolded/contracts';
import { ACCOUNT_LIMITS } from '@word-unfolded/domain';
import { BlobStore, isBlobKey } from '@word-unfolded/storage';
import type { Readable } from 'node:stream';
import { Turns } from '../common/turns.js';
import type { SignedAvatar } from './avatars.js';
import { drawAvatar } from './draw-avatar.js';
import { StoredAvatars } from './stored-avatars.js';

/** Where the gateway puts what readers upload. Nothing else in the store may be taken, or removed, by this message. */
const UPLOADS = 'incoming/';

/** Makes an uploaded file the picture of a reader. */
@Injectable()
export class SetAvatarUseCase {
  private readonly turns = new Turns();

  constructor(
    private readonly store: BlobStore,
    private readonly avatars: StoredAvatars,
  ) {}

  /**
   * Takes the upload out of the store, whatever comes of it.
   *
   * @param signal whose end means that nobody waits for the answer any more
   * @throws CatalogueError AVATAR_NOT_AN_IMAGE, AVATAR_TOO_LARGE, NOT_AUTHENTICATED, AVATAR_UPDATE_FAILED
   */
  async execute({ userId, upload }: RequestOf<typeof SetAvatar>, signal: AbortSignal): Promise<SignedAvatar> {
    if (!upload.startsWith(UPLOADS) || !isBlobKey(upload)) throw CatalogueError.of('AVATAR_NOT_AN_IMAGE');
    try {
      return await this.turns.take(async () => {
        signal.throwIfAborted();
        return this.avatars.replace(userId, await drawAvatar(await this.read(upload)));
      });
    } catch (error) {
      if (error instanceof CatalogueError) throw error;
      throw CatalogueError.with('AVATAR_UPDATE_FAILED', {}, { cause: error });
    } finally {
      await this.avatars.discard(upload);
    }
  }

  private async read(upload: string): Promise<Buffer> {
    const file = await this.store.get(upload);
    if (!file) throw new Error('the upload is not in the store');
    return bounded(file, ACCOUNT_LIMITS.avatarBytes);
  }
}

async function bounded(file: Readable, maxBytes: number): Promise<Buffer> {
  const pieces: Buffer[] = [];
  let bytes = 0;
  for await (const piece of file as AsyncIterable<Buffer>) {
    bytes += piece.byteLength;
    if (bytes > maxBytes) throw CatalogueError.of('AVATAR_TOO_LARGE');
    pieces.push(piece);
  }
  return Buffer.concat(pieces);
}
