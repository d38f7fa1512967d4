import { Injectable } from '@nestjs/common';
import {
  CatalogueError,
  type RefreshAvatar,
  type RequestOf,
  type ResponseOf,
} from '@word-unfolded/contracts';
import { ownerOf } from '@word-unfolded/persistence';
import { AccountRepository } from '../accounts/account.repository.js';
import { Avatars } from './avatars.js';

/** Gives a fresh address of a reader's picture. */
@Injectable()
export class RefreshAvatarUseCase {
  constructor(
    private readonly accounts: AccountRepository,
    private readonly avatars: Avatars,
  ) {}

  /** @throws CatalogueError NOT_AUTHENTICATED when the account is gone */
  async execute({ userId }: RequestOf<typeof RefreshAvatar>): Promise<ResponseOf<typeof RefreshAvatar>> {
    const account = await this.accounts.byId(ownerOf(userId));
    if (!account) throw CatalogueError.of('NOT_AUTHENTICATED');
    const { avatarUrl, avatarExpiresIn: expiresIn } = await this.avatars.addressOf(account.avatarKey);
    return { avatarUrl, expiresIn };
  }
}
