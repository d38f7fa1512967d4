import { Injectable } from '@nestjs/common';
import {
  CatalogueError,
  type ExportAccount,
  type RequestOf,
  type ResponseOf,
} from '@word-unfolded/contracts';
import { ownerOf } from '@word-unfolded/persistence';
import { AuditLog } from '../audit/audit-log.js';
import { AuditRepository } from '../audit/audit.repository.js';
import { Clock } from '../common/clock.js';
import { ListSessionsUseCase } from '../sessions/list-sessions.use-case.js';
import { AccountRepository } from './account.repository.js';
import { UserView } from './user-view.js';

/** Gives a reader everything that this service knows of them. */
@Injectable()
export class ExportAccountUseCase {
  constructor(
    private readonly accounts: AccountRepository,
    private readonly view: UserView,
    private readonly sessions: ListSessionsUseCase,
    private readonly audit: AuditLog,
    private readonly history: AuditRepository,
    private readonly clock: Clock,
  ) {}

  /** @throws CatalogueError NOT_AUTHENTICATED when the account is gone */
  async execute(request: RequestOf<typeof ExportAccount>): Promise<ResponseOf<typeof ExportAccount>> {
    const ownerId = ownerOf(request.userId);
    const account = await this.accounts.byId(ownerId);
    if (!account) throw CatalogueError.of('NOT_AUTHENTICATED');
    await this.audit.record(ownerId, 'account-exported', request.device.address);
    const [user, sessions, entries] = await Promise.all([
      this.view.of(account),
      this.sessions.execute(request),
      this.history.history(ownerId),
    ]);
    return {
      exportedAt: this.clock.now().toISOString(),
      account: user,
      sessions,
      history: entries.map(({ act, at, address }) => ({ act, at: at.toISOString(), address })),
    };
  }
}
