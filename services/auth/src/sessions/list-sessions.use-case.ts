import { Injectable } from '@nestjs/common';
import type { ListSessions, RequestOf, Session } from '@word-unfolded/contracts';
import { ownerOf } from '@word-unfolded/persistence';
import { Clock } from '@word-unfolded/primitives';
import { SessionRepository } from './records/session.repository.js';
import type { SessionRecord } from './records/session.schema.js';

/** Lists the devices on which a reader is signed in, the latest used first. */
@Injectable()
export class ListSessionsUseCase {
  constructor(
    private readonly sessions: SessionRepository,
    private readonly clock: Clock,
  ) {}

  async execute({ userId, sessionId }: RequestOf<typeof ListSessions>): Promise<Session[]> {
    const sessions = await this.sessions.all(ownerOf(userId), this.clock.now());
    return sessions.map((session) => shown(session, sessionId));
  }
}

function shown(session: SessionRecord, currentId: string): Session {
  const id = session._id.toHexString();
  return {
    id,
    current: id === currentId,
    browser: session.browser,
    system: session.system,
    address: session.address,
    openedAt: session.openedAt.toISOString(),
    lastUsedAt: session.lastUsedAt.toISOString(),
    expiresAt: session.expiresAt.toISOString(),
  };
}
