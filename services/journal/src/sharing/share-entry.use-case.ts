import { Injectable } from '@nestjs/common';
import { CatalogueError, type RequestOf, type ResponseOf, type ShareEntry } from '@word-unfolded/contracts';
import { ownerOf } from '@word-unfolded/persistence';
import { randomBytes } from 'node:crypto';
import { Clock } from '../common/clock.js';
import { EntryStore } from '../entries/entry-store.js';
import { ShareRepository } from './share.repository.js';
import { shareView } from './share-view.js';

const TOKEN_BYTES = 24;

const DAY_MS = 86_400_000;

/** Makes a link that leads to an entry. */
@Injectable()
export class ShareEntryUseCase {
  constructor(
    private readonly entries: EntryStore,
    private readonly shares: ShareRepository,
    private readonly clock: Clock,
  ) {}

  /** @throws CatalogueError ENTRY_NOT_FOUND */
  async execute(request: RequestOf<typeof ShareEntry>): Promise<ResponseOf<typeof ShareEntry>> {
    const { userId, entryId, days } = request;
    const ownerId = ownerOf(userId);
    const entry = await this.entries.find(ownerId, entryId);
    if (!entry || entry.deletedAt !== null) throw CatalogueError.of('ENTRY_NOT_FOUND');
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
