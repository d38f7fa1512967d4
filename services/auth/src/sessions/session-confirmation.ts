import { Injectable } from '@nestjs/common';
import { AppError, PASSWORD_CONFIRMED_SECONDS } from '@word-unfolded/contracts';
import type { OwnerId } from '@word-unfolded/persistence';
import { Clock } from '@word-unfolded/primitives';
import { SessionRepository } from './records/session.repository.js';

/** Knows in which sessions the password was confirmed recently: at sign-in, or on request. */
@Injectable()
export class SessionConfirmation {
  constructor(
    private readonly sessions: SessionRepository,
    private readonly clock: Clock,
  ) {}

  /** Records that the password was confirmed just now. @returns whether the session exists */
  note(ownerId: OwnerId, sessionId: string): Promise<boolean> {
    return this.sessions.noteConfirmed(ownerId, sessionId, this.clock.now());
  }

  /**
   * @throws AppError NOT_AUTHENTICATED when the session has ended; PASSWORD_UNCONFIRMED when the password was not
   * confirmed recently
   */
  async assert(ownerId: OwnerId, sessionId: string): Promise<void> {
    const now = this.clock.now();
    const session = await this.sessions.byId(ownerId, sessionId, now);
    if (!session) throw AppError.of('NOT_AUTHENTICATED');
    const since = session.confirmedAt ?? session.openedAt;
    if (now.getTime() - since.getTime() > PASSWORD_CONFIRMED_SECONDS * 1_000)
      throw AppError.of('PASSWORD_UNCONFIRMED');
  }
}
