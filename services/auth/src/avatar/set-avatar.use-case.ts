import { Injectable } from '@nestjs/common';
import { AppError, type RequestOf, type SetAvatar } from '@word-unfolded/contracts';
import { ACCOUNT_LIMITS } from '@word-unfolded/domain';
import { BlobStore, BlobTooLargeError, isBlobKey, readWhole } from '@word-unfolded/storage';
import pLimit from 'p-limit';
import type { SignedAvatar } from './avatars.js';
import { drawAvatar } from './draw-avatar.js';
import { StoredAvatars } from './stored-avatars.js';

/** The folder of the gateway's uploads. This message must not read or remove any other file of the store. */
const UPLOADS = 'incoming/';

/** Makes an uploaded file the picture of a reader. */
@Injectable()
export class SetAvatarUseCase {
  /** One picture at a time: decoding one takes much memory. */
  private readonly oneAtATime = pLimit(1);

  constructor(
    private readonly store: BlobStore,
    private readonly avatars: StoredAvatars,
  ) {}

  /**
   * Removes the upload from the store in every case.
   *
   * @param signal aborts when the caller no longer waits
   * @throws AppError AVATAR_NOT_AN_IMAGE, AVATAR_TOO_LARGE, NOT_AUTHENTICATED, AVATAR_UPDATE_FAILED
   */
  async execute({ userId, upload }: RequestOf<typeof SetAvatar>, signal: AbortSignal): Promise<SignedAvatar> {
    if (!upload.startsWith(UPLOADS) || !isBlobKey(upload)) throw AppError.of('AVATAR_NOT_AN_IMAGE');
    try {
      return await this.oneAtATime(async () => {
        signal.throwIfAborted();
        return this.avatars.replace(userId, await drawAvatar(await this.read(upload)));
      });
    } catch (error) {
      if (error instanceof AppError) throw error;
      if (error instanceof BlobTooLargeError) throw AppError.of('AVATAR_TOO_LARGE');
      throw AppError.with('AVATAR_UPDATE_FAILED', {}, { cause: error });
    } finally {
      await this.avatars.discard(upload);
    }
  }

  private async read(upload: string): Promise<Buffer> {
    const file = await this.store.get(upload);
    if (!file) throw new Error('the upload is not in the store');
    return readWhole(file, ACCOUNT_LIMITS.avatarBytes);
  }
}
