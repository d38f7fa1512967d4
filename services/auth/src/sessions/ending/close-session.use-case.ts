import { Injectable } from '@nestjs/common';
import type { CloseSession, RequestOf, ResponseOf } from '@word-unfolded/contracts';
import { ownerOf, UnitOfWork } from '@word-unfolded/persistence';
import { AuditLog } from '../../audit/audit-log.js';
import { Clock } from '@word-unfolded/primitives';
import { Revocations } from '../../revocations/revocations.js';
import { SessionEnding } from './session-ending.js';
import { isGenuine, readCookie } from '../records/session-secret.js';
import { SessionRepository } from '../records/session.repository.js';

/** Signs a reader out. */
@Injectable()
export class CloseSessionUseCase {
  constructor(
    private readonly sessions: SessionRepository,
    private readonly ending: SessionEnding,
    private readonly revocations: Revocations,
    private readonly audit: AuditLog,
    private readonly unitOfWork: UnitOfWork,
    private readonly clock: Clock,
  ) {}

  /** Ends the session of a cookie, also of an earlier one: its owner wants the session to end. */
  async execute({
    cookie: sent,
    device,
  }: RequestOf<typeof CloseSession>): Promise<ResponseOf<typeof CloseSession>> {
    const cookie = readCookie(sent);
    const session = cookie && (await this.sessions.ofCookie(cookie.sessionId, this.clock.now()));
    if (session && isGenuine(cookie, session.sealKey)) {
      const ownerId = ownerOf(session.ownerId);
      await this.unitOfWork.run(async () => {
        const ended = await this.ending.one(ownerId, cookie.sessionId);
        if (ended > 0) await this.audit.record(ownerId, 'signed-out', device.address);
      });
      await this.revocations.publish();
    }
    return { signedOut: true };
  }
}
