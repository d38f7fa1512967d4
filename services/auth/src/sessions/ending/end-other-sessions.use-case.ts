import { Injectable } from '@nestjs/common';
import type { EndOtherSessions, RequestOf, ResponseOf } from '@word-unfolded/contracts';
import { ownerOf, UnitOfWork } from '@word-unfolded/persistence';
import { AuditLog } from '../../audit/audit-log.js';
import { Revocations } from '../../revocations/revocations.js';
import { SessionEnding } from './session-ending.js';

/** Ends all sessions of a reader except the current one. */
@Injectable()
export class EndOtherSessionsUseCase {
  constructor(
    private readonly ending: SessionEnding,
    private readonly revocations: Revocations,
    private readonly audit: AuditLog,
    private readonly unitOfWork: UnitOfWork,
  ) {}

  async execute({
    userId,
    sessionId,
    device,
  }: RequestOf<typeof EndOtherSessions>): Promise<ResponseOf<typeof EndOtherSessions>> {
    const ownerId = ownerOf(userId);
    const ended = await this.unitOfWork.run(async () => {
      const count = await this.ending.others(ownerId, sessionId);
      await this.audit.record(ownerId, 'other-sessions-ended', device.address);
      return count;
    });
    await this.revocations.publish();
    return { ended };
  }
}
