import { Controller } from '@nestjs/common';
import {
  ListAllShares,
  ListShares,
  ReadShare,
  RevokeShare,
  ShareEntry,
  type RequestOf,
  type ResponseOf,
} from '@word-unfolded/contracts';
import { Handles } from '@word-unfolded/service-kit';
import { ListAllSharesUseCase } from './list-all-shares.use-case.js';
import { ListSharesUseCase } from './list-shares.use-case.js';
import { ReadShareUseCase } from './read-share.use-case.js';
import { RevokeShareUseCase } from './revoke-share.use-case.js';
import { ShareEntryUseCase } from './share-entry.use-case.js';

/** Handles the messages for links to entries. */
@Controller()
export class SharingController {
  constructor(
    private readonly share: ShareEntryUseCase,
    private readonly list: ListSharesUseCase,
    private readonly listAll: ListAllSharesUseCase,
    private readonly revoke: RevokeShareUseCase,
    private readonly read: ReadShareUseCase,
  ) {}

  @Handles(ShareEntry)
  shareEntry(request: RequestOf<typeof ShareEntry>): Promise<ResponseOf<typeof ShareEntry>> {
    return this.share.execute(request);
  }

  @Handles(ListShares)
  listShares(request: RequestOf<typeof ListShares>): Promise<ResponseOf<typeof ListShares>> {
    return this.list.execute(request);
  }

  @Handles(ListAllShares)
  listAllShares(request: RequestOf<typeof ListAllShares>): Promise<ResponseOf<typeof ListAllShares>> {
    return this.listAll.execute(request);
  }

  @Handles(RevokeShare)
  revokeShare(request: RequestOf<typeof RevokeShare>): Promise<ResponseOf<typeof RevokeShare>> {
    return this.revoke.execute(request);
  }

  @Handles(ReadShare)
  readShare(request: RequestOf<typeof ReadShare>): Promise<ResponseOf<typeof ReadShare>> {
    return this.read.execute(request);
  }
}
