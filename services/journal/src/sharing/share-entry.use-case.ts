import { Controller } from '@nestjs/common';
import { AppError, ShareEntry, type RequestOf, type ResponseOf } from '@word-unfolded/contracts';
import { Handles } from '@word-unfolded/service-kit';
import { ownerOf, UnitOfWork } from '@word-unfolded/persistence';
import { randomBytes } from 'node:crypto';
import { Clock } from '@word-unfolded/primitives';
import { EntryStore } from '../entries/records/entry-store.js';
import { ShareRepository } from './share.repository.js';
import { shareView } from './share-view.js';

const TOKEN_BYTES = 24;

const DAY_MS = 86_400_000;

/** Creates a link to an entry. */
@Controller()
export class ShareEntryUseCase {
  constructor(
    private readonly entries: EntryStore,
    private readonly shares: ShareRepository,
    private readonly unitOfWork: UnitOfWork,
    private readonly clock: Clock,
  ) {}

  /** @throws AppError ENTRY_NOT_FOUND */
  @Handles(ShareEntry)
  execute(request: RequestOf<typeof ShareEntry>): Promise<ResponseOf<typeof ShareEntry>> {
    return this.unitOfWork.run(() => this.share(request));
  }

  private async share(request: RequestOf<typeof ShareEntry>): Promise<ResponseOf<typeof ShareEntry>> {
    const { userId, entryId, days } = request;
    const ownerId = ownerOf(userId);
    const entry = await this.entries.find(ownerId, entryId);
    if (!entry || entry.deletedAt !== null) throw AppError.of('ENTRY_NOT_FOUND');
    const createdAt = this.clock.now();
    const share = await this.shares.add(ownerId, {
      entryId,
      token: randomBytes(TOKEN_BYTES).toString('base64url'),
      createdAt,
      expiresAt: new Date(createdAt.getTime() + days * DAY_MS),
    });
    return shareView(share);
  }
}
