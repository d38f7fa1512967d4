import { Injectable } from '@nestjs/common';
import { AppError, type RefreshAvatar, type RequestOf, type ResponseOf } from '@word-unfolded/contracts';
import { ownerOf } from '@word-unfolded/persistence';
import { AccountRepository } from '../accounts/records/account.repository.js';
import { Avatars } from './avatars.js';

/** Returns a fresh URL of a reader's picture. */
@Injectable()
export class RefreshAvatarUseCase {
  constructor(
    private readonly accounts: AccountRepository,
    private readonly avatars: Avatars,
  ) {}

  /** @throws AppError NOT_AUTHENTICATED when the account is deleted */
  async execute({ userId }: RequestOf<typeof RefreshAvatar>): Promise<ResponseOf<typeof RefreshAvatar>> {
    const account = await this.accounts.byId(ownerOf(userId));
    if (!account) throw AppError.of('NOT_AUTHENTICATED');
    const { avatarUrl, avatarExpiresIn: expiresIn } = await this.avatars.addressOf(account.avatarKey);
    return { avatarUrl, expiresIn };
  }
}
