import { Injectable } from '@nestjs/common';
import type { OwnerId } from '@word-unfolded/persistence';
import { Clock } from '@word-unfolded/primitives';
import { Revocations } from '../../revocations/revocations.js';
import { SessionRepository } from '../records/session.repository.js';
import type { SessionRecord } from '../records/session.schema.js';

/**
 * Ends sessions, and revokes their tokens. Call it within a transaction, and `Revocations.publish` after the commit.
 */
@Injectable()
export class SessionEnding {
  constructor(
    private readonly sessions: SessionRepository,
    private readonly revocations: Revocations,
    private readonly clock: Clock,
  ) {}

  /** @returns the number of ended sessions: one, or none when it has ended or is another reader's */
  async one(ownerId: OwnerId, sessionId: string): Promise<number> {
    const session = await this.sessions.byId(ownerId, sessionId, this.clock.now());
    return this.end(ownerId, session ? [session] : []);
  }

  /** Ends all but one. @returns how many */
  async others(ownerId: OwnerId, storedId: string): Promise<number> {
    const sessions = await this.sessions.all(ownerId, this.clock.now());
    return this.end(
      ownerId,
      sessions.filter(({ _id }) => _id.toHexString() !== storedId),
    );
  }

  /** Ends all, and revokes all tokens of the account. @returns how many */
  async all(ownerId: OwnerId): Promise<number> {
    const ended = await this.end(ownerId, await this.sessions.all(ownerId, this.clock.now()));
    await this.revocations.ofAccount(ownerId);
    return ended;
  }

  /** Ends the sessions above the limit of a reader. */
  async surplus(ownerId: OwnerId): Promise<number> {
    return this.end(ownerId, await this.sessions.surplus(ownerId));
  }

  private async end(ownerId: OwnerId, sessions: readonly SessionRecord[]): Promise<number> {
    const ids = sessions.map(({ _id }) => _id.toHexString());
    await this.revocations.ofSessions(ids);
    return this.sessions.remove(ownerId, ids);
  }
}
