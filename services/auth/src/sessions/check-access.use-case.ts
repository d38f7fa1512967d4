import { Injectable } from '@nestjs/common';
import type { CheckAccess, RequestOf, ResponseOf } from '@word-unfolded/contracts';
import { ownerOf } from '@word-unfolded/persistence';
import { AccountRepository } from '../accounts/records/account.repository.js';
import { Clock } from '@word-unfolded/primitives';
import { SessionRepository } from './records/session.repository.js';

/** Checks whether an access token is still valid, for a gateway that cannot read the revocation feed. */
@Injectable()
export class CheckAccessUseCase {
  constructor(
    private readonly sessions: SessionRepository,
    private readonly accounts: AccountRepository,
    private readonly clock: Clock,
  ) {}

  async execute({
    userId,
    sessionId,
    issuedAt,
  }: RequestOf<typeof CheckAccess>): Promise<ResponseOf<typeof CheckAccess>> {
    const ownerId = ownerOf(userId);
    const [session, account] = await Promise.all([
      this.sessions.byId(ownerId, sessionId, this.clock.now()),
      this.accounts.byId(ownerId),
    ]);
    const stands =
      session !== null && account !== null && !account.bannedAt && issuedAt >= account.accessNotBefore;
    return { stands };
  }
}
