import { Injectable } from '@nestjs/common';
import {
  ACCOUNT_FILE_VERSION,
  AppError,
  type ErrorCode,
  type ExportAccount,
  type RequestOf,
  type ResponseOf,
} from '@word-unfolded/contracts';
import { ownerOf } from '@word-unfolded/persistence';
import { ContractClient } from '@word-unfolded/service-kit';
import { AccountRepository } from '../accounts/records/account.repository.js';
import { UserView } from '../accounts/records/user-view.js';
import { AuditLog } from '../audit/audit-log.js';
import { AuditRepository } from '../audit/audit.repository.js';
import { Avatars } from '../avatar/avatars.js';
import { Clock } from '@word-unfolded/primitives';
import pLimit from 'p-limit';
import { ListSessionsUseCase } from '../sessions/list-sessions.use-case.js';
import { SessionConfirmation } from '../sessions/session-confirmation.js';
import { writeAccountFile, type WrittenArea } from './account-file.js';
import { STORED_AREAS, type StoredArea, type StoredChunk } from './stored-areas.js';
import { StoredExports } from './stored-exports.js';

/** Error codes of a stream whose service is away, or fails before its end. */
const AWAY: readonly ErrorCode[] = ['SERVICE_TIMEOUT', 'STREAM_INTERRUPTED'];

/** Makes the file of all data that this installation stores of a reader. */
@Injectable()
export class ExportAccountUseCase {
  /** One file at a time: writing one takes much memory. */
  private readonly oneAtATime = pLimit(1);

  constructor(
    private readonly accounts: AccountRepository,
    private readonly view: UserView,
    private readonly avatars: Avatars,
    private readonly sessions: ListSessionsUseCase,
    private readonly audit: AuditLog,
    private readonly history: AuditRepository,
    private readonly client: ContractClient,
    private readonly files: StoredExports,
    private readonly confirmation: SessionConfirmation,
    private readonly clock: Clock,
  ) {}

  /**
   * @param signal aborts when the caller no longer waits
   * @throws AppError PASSWORD_UNCONFIRMED; NOT_AUTHENTICATED when the account is deleted; SERVICE_UNAVAILABLE when a
   * service with a part of the data is away: a file is never incomplete
   */
  async execute(
    request: RequestOf<typeof ExportAccount>,
    signal: AbortSignal,
  ): Promise<ResponseOf<typeof ExportAccount>> {
    await this.confirmation.assert(ownerOf(request.userId), request.sessionId);
    return this.oneAtATime(async () => {
      signal.throwIfAborted();
      const own = await this.ownPart(request);
      const areas = STORED_AREAS.map((area) => this.areaOf(area, request.userId, signal));
      return this.files.put(request.userId, writeAccountFile(own, areas));
    });
  }

  private async ownPart(
    request: RequestOf<typeof ExportAccount>,
  ): Promise<Readonly<Record<string, unknown>>> {
    const ownerId = ownerOf(request.userId);
    const account = await this.accounts.byId(ownerId);
    if (!account) throw AppError.of('NOT_AUTHENTICATED');
    await this.audit.record(ownerId, 'account-exported', request.device.address);
    const [user, picture, sessions, entries] = await Promise.all([
      this.view.of(account),
      this.avatars.read(account.avatarKey),
      this.sessions.execute(request),
      this.history.history(ownerId),
    ]);
    // The URL of the picture is valid for an hour only, and for everybody who has it: the file contains the picture
    // itself.
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

  private areaOf({ name, parts, contract }: StoredArea, userId: string, signal: AbortSignal): WrittenArea {
    return { name, parts, chunks: this.read(contract, userId, signal) };
  }

  private async *read(
    contract: StoredArea['contract'],
    userId: string,
    signal: AbortSignal,
  ): AsyncGenerator<StoredChunk> {
    try {
      yield* this.client.stream(contract, { userId }, { signal });
    } catch (error) {
      if (!(error instanceof AppError) || !AWAY.includes(error.code)) throw error;
      throw AppError.with('SERVICE_UNAVAILABLE', {}, { cause: error });
    }
  }
}
