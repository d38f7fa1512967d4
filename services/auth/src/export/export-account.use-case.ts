import { Injectable } from '@nestjs/common';
import {
  ACCOUNT_FILE_VERSION,
  CatalogueError,
  type ErrorCode,
  type ExportAccount,
  type RequestOf,
  type ResponseOf,
} from '@word-unfolded/contracts';
import { ownerOf } from '@word-unfolded/persistence';
import { ContractClient } from '@word-unfolded/service-kit';
import { AccountRepository } from '../accounts/account.repository.js';
import { UserView } from '../accounts/user-view.js';
import { AuditLog } from '../audit/audit-log.js';
import { AuditRepository } from '../audit/audit.repository.js';
import { Avatars } from '../avatar/avatars.js';
import { Clock } from '../common/clock.js';
import { Turns } from '../common/turns.js';
import { ListSessionsUseCase } from '../sessions/list-sessions.use-case.js';
import { writeAccountFile, type WrittenArea } from './account-file.js';
import { KEPT_AREAS, type KeptArea, type KeptChunk } from './kept-areas.js';
import { StoredExports } from './stored-exports.js';

/** What a stream says of a service that is away, or goes away before its end. */
const AWAY: readonly ErrorCode[] = ['SERVICE_TIMEOUT', 'STREAM_INTERRUPTED'];

/** Makes the file of everything that this installation keeps of a reader. */
@Injectable()
export class ExportAccountUseCase {
  private readonly turns = new Turns();

  constructor(
    private readonly accounts: AccountRepository,
    private readonly view: UserView,
    private readonly avatars: Avatars,
    private readonly sessions: ListSessionsUseCase,
    private readonly audit: AuditLog,
    private readonly history: AuditRepository,
    private readonly client: ContractClient,
    private readonly files: StoredExports,
    private readonly clock: Clock,
  ) {}

  /**
   * @param signal whose end means that nobody waits for the file any more
   * @throws CatalogueError NOT_AUTHENTICATED when the account is gone; SERVICE_UNAVAILABLE when a service that keeps a part
   *   is away: there is no file that lacks a part
   */
  async execute(
    request: RequestOf<typeof ExportAccount>,
    signal: AbortSignal,
  ): Promise<ResponseOf<typeof ExportAccount>> {
    return this.turns.take(async () => {
      signal.throwIfAborted();
      const own = await this.ownPart(request);
      const areas = KEPT_AREAS.map((area) => this.areaOf(area, request.userId, signal));
      return this.files.put(request.userId, writeAccountFile(own, areas));
    });
  }

  private async ownPart(
    request: RequestOf<typeof ExportAccount>,
  ): Promise<Readonly<Record<string, unknown>>> {
    const ownerId = ownerOf(request.userId);
    const account = await this.accounts.byId(ownerId);
    if (!account) throw CatalogueError.of('NOT_AUTHENTICATED');
    await this.audit.record(ownerId, 'account-exported', request.device.address);
    const [user, picture, sessions, entries] = await Promise.all([
      this.view.of(account),
      this.avatars.read(account.avatarKey),
      this.sessions.execute(request),
      this.history.history(ownerId),
    ]);
    // The address of the picture is good for an hour only, and for whoever has it: the picture itself is in the file.
    const { avatarUrl: _address, avatarExpiresIn: _lifetime, ...known } = user;
    return {
      version: ACCOUNT_FILE_VERSION,
      exportedAt: this.clock.now().toISOString(),
      account: known,
      picture: picture && { mediaType: 'image/webp', base64: picture.toString('base64') },
      sessions,
      history: entries.map(({ act, at, address }) => ({ act, at: at.toISOString(), address })),
    };
  }

  private areaOf({ name, parts, contract }: KeptArea, userId: string, signal: AbortSignal): WrittenArea {
    return { name, parts, chunks: this.read(contract, userId, signal) };
  }

  private async *read(
    contract: KeptArea['contract'],
    userId: string,
    signal: AbortSignal,
  ): AsyncGenerator<KeptChunk> {
    try {
      yield* this.client.stream(contract, { userId }, { signal });
    } catch (error) {
      if (!(error instanceof CatalogueError) || !AWAY.includes(error.code)) throw error;
      throw CatalogueError.with('SERVICE_UNAVAILABLE', {}, { cause: error });
    }
  }
}
