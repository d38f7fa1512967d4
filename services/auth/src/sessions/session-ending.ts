import { Injectable } from '@nestjs/common';
import type { OwnerId } from '@word-unfolded/persistence';
import { Clock } from '../common/clock.js';
import { Revocations } from '../revocations/revocations.js';
import { SessionRepository } from './session.repository.js';
import type { SessionRecord } from './session.schema.js';

/**
 * Ends sessions, and with each the tokens that it was given. To be called within a transaction, and followed by
 * `Revocations.publish` when that has committed.
 */
@Injectable()
export class SessionEnding {
  constructor(
    private readonly sessions: SessionRepository,
    private readonly revocations: Revocations,
    private readonly clock: Clock,
  ) {}

  /** @returns how many there were to end: one, or none when it has ended or is another reader's */
  async one(ownerId: OwnerId, sessionId: string): Promise<number> {
    const session = await this.sessions.byId(ownerId, sessionId, this.clock.now());
    return this.end(ownerId, session ? [session] : []);
  }

  /** Ends all but one. @returns how many */
  async others(ownerId: OwnerId, keptId: string): Promise<number> {
    const sessions = await this.sessions.all(ownerId, this.clock.now());
    return this.end(
      ownerId,
      sessions.filter(({ _id }) => _id.toHexString() !== keptId),
    );
  }

  /** Ends all, and every token that the account was given. @returns how many */
  async all(ownerId: OwnerId): Promise<number> {
    const ended = await this.end(ownerId, await this.sessions.all(ownerId, this.clock.now()));
    await this.revocations.ofAccount(ownerId);
    return ended;
  }

  /** Ends those that are more than a reader can have. */
  async surplus(ownerId: OwnerId): Promise<number> {
    return this.end(ownerId, await this.sessions.surplus(ownerId));
  }

  private async end(ownerId: OwnerId, sessions: readonly SessionRecord[]): Promise<number> {
    const ids = sessions.map(({ _id }) => _id.toHexString());
    await this.revocations.ofSessions(ids);
    return this.sessions.remove(ownerId, ids);
  }
}
