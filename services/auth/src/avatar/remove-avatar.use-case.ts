import { Injectable } from '@nestjs/common';
import { AppError, type RemoveAvatar, type RequestOf } from '@word-unfolded/contracts';
import type { SignedAvatar } from './avatars.js';
import { StoredAvatars } from './stored-avatars.js';

/** Removes a reader's picture. */
@Injectable()
export class RemoveAvatarUseCase {
  constructor(private readonly avatars: StoredAvatars) {}

  /** @throws AppError AVATAR_UPDATE_FAILED */
  async execute({ userId }: RequestOf<typeof RemoveAvatar>): Promise<SignedAvatar> {
    try {
      await this.avatars.clear(userId);
    } catch (cause) {
      throw AppError.with('AVATAR_UPDATE_FAILED', {}, { cause });
    }
    return this.avatars.addressOf(null);
  }
}
