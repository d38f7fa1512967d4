import { Injectable } from '@nestjs/common';
import type { User } from '@word-unfolded/contracts';
import { firstNameOf } from '@word-unfolded/domain';
import { Avatars } from '../../avatar/avatars.js';
import type { Account } from './account.js';

/** Maps accounts to the view of their readers. */
@Injectable()
export class UserView {
  constructor(private readonly avatars: Avatars) {}

  /** An account as its reader sees it, without any data of its password. */
  async of(account: Account): Promise<User> {
    return {
      _id: account.id,
      name: account.name,
      firstName: firstNameOf(account.name),
      email: account.email,
      username: account.username,
      ...(await this.avatars.addressOf(account.avatarKey)),
      role: account.role,
      subscriptionTier: account.tier,
      subscriptionStatus: account.subscriptionStatus,
      trialEndsAt: account.trialEndsAt?.toISOString() ?? null,
      gracePeriodEnds: account.gracePeriodEnds?.toISOString() ?? null,
      occupation: account.occupation,
      selahProfileNote: account.personalNote,
      language: account.language,
      verified: account.verifiedAt !== null,
      lastActive: account.lastActiveAt?.toISOString() ?? null,
      createdAt: account.createdAt.toISOString(),
    };
  }
}
