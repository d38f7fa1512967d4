import { Injectable } from '@nestjs/common';
import { AppError, type EndSession, type RequestOf, type ResponseOf } from '@word-unfolded/contracts';
import { ownerOf, UnitOfWork } from '@word-unfolded/persistence';
import { AuditLog } from '../../audit/audit-log.js';
import { Revocations } from '../../revocations/revocations.js';
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

  /**
   * @throws AppError SESSION_NOT_FOUND for one that has ended, is another reader's, or never existed: the cases are not
   * distinguished
   */
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
    if (ended === 0) throw AppError.of('SESSION_NOT_FOUND');
    await this.revocations.publish();
    return { ended };
  }
}
