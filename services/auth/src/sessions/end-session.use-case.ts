import { Injectable } from '@nestjs/common';
import type { EndSession, RequestOf, ResponseOf } from '@word-unfolded/contracts';
import { ownerOf, UnitOfWork } from '@word-unfolded/persistence';
import { AuditLog } from '../audit/audit-log.js';
import { Revocations } from '../revocations/revocations.js';
import { SessionEnding } from './session-ending.js';

/** Ends one session of a reader. */
@Injectable()
export class EndSessionUseCase {
  constructor(
    private readonly ending: SessionEnding,
    private readonly revocations: Revocations,
    private readonly audit: AuditLog,
    private readonly unitOfWork: UnitOfWork,
  ) {}

  /** One that has ended, or is another reader's, is not told apart from one that never was. */
  async execute({
    userId,
    ended: sessionId,
    device,
  }: RequestOf<typeof EndSession>): Promise<ResponseOf<typeof EndSession>> {
    const ownerId = ownerOf(userId);
    const ended = await this.unitOfWork.run(async () => {
      const count = await this.ending.one(ownerId, sessionId);
      if (count > 0) await this.audit.record(ownerId, 'session-ended', device.address);
      return count;
    });
    await this.revocations.publish();
    return { ended };
  }
}
