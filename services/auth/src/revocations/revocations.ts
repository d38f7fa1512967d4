import { Injectable } from '@nestjs/common';
import type { Revocation } from '@word-unfolded/contracts';
import type { OwnerId } from '@word-unfolded/persistence';
import { AccountRepository } from '../accounts/account.repository.js';
import { Clock, inSeconds } from '../common/clock.js';
import { RevocationFeed } from './revocation-feed.js';
import { RevocationRepository } from './revocation.repository.js';

/**
 * Makes access tokens stand no more before they expire. A revocation is written in the transaction of what it follows
 * from, and is on its way to every gateway once that has committed.
 */
@Injectable()
export class Revocations {
  constructor(
    private readonly waiting: RevocationRepository,
    private readonly feed: RevocationFeed,
    private readonly accounts: AccountRepository,
    private readonly clock: Clock,
  ) {}

  /** Tokens of these sessions stand no more. */
  async ofSessions(sessionIds: readonly string[]): Promise<void> {
    if (sessionIds.length === 0) return;
    await this.add(sessionIds.map((sessionId) => ({ sessionId })));
  }

  /** Tokens that an account has now stand no more; those that are signed from the next second on do. */
  async ofAccount(ownerId: OwnerId): Promise<void> {
    const issuedBefore = inSeconds(this.clock.now()) + 1;
    await this.accounts.refuseAccessBefore(ownerId, issuedBefore);
    await this.add([{ userId: ownerId, issuedBefore }]);
  }

  /** To be called when the transaction has committed; whatever is not put into the feed then is a second later. */
  async publish(): Promise<void> {
    await this.feed.publishWaiting();
  }

  private add(revocations: readonly Revocation[]): Promise<void> {
    return this.waiting.add(revocations, this.clock.now());
  }
}
