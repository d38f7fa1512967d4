import { Injectable } from '@nestjs/common';
import type { Revocation } from '@word-unfolded/contracts';
import type { OwnerId } from '@word-unfolded/persistence';
import { AccountRepository } from '../accounts/records/account.repository.js';
import { Clock } from '@word-unfolded/primitives';
import { inSeconds } from '../common/seconds.js';
import { RevocationFeed } from './revocation-feed.js';
import { RevocationRepository } from './revocation.repository.js';

/**
 * Revokes access tokens before they expire. A revocation is written in the transaction of its cause, and published to
 * all gateways after the commit.
 */
@Injectable()
export class Revocations {
  constructor(
    private readonly waiting: RevocationRepository,
    private readonly feed: RevocationFeed,
    private readonly accounts: AccountRepository,
    private readonly clock: Clock,
  ) {}

  /** Revokes the tokens of these sessions. */
  async ofSessions(sessionIds: readonly string[]): Promise<void> {
    if (sessionIds.length === 0) return;
    await this.add(sessionIds.map((sessionId) => ({ sessionId })));
  }

  /** Revokes the current tokens of an account; those that are signed afterwards are valid, and carry a later second. */
  async ofAccount(ownerId: OwnerId): Promise<void> {
    const account = await this.accounts.byId(ownerId);
    // A token that was signed since an earlier revocation of this second already carries the next one.
    const issuedBefore = Math.max(inSeconds(this.clock.now()), account?.accessNotBefore ?? 0) + 1;
    await this.accounts.refuseAccessBefore(ownerId, issuedBefore);
    await this.add([{ userId: ownerId, issuedBefore }]);
  }

  /** Call it after the transaction has committed. Revocations that it cannot publish are retried a second later. */
  async publish(): Promise<void> {
    await this.feed.publishWaiting();
  }

  private add(revocations: readonly Revocation[]): Promise<void> {
    return this.waiting.add(revocations, this.clock.now());
  }
}
