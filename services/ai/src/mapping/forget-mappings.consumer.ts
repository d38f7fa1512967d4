import { Injectable } from '@nestjs/common';
import { AccountDeleted, type PayloadOf } from '@word-unfolded/contracts';
import { ownerOf } from '@word-unfolded/persistence';
import { Consumes } from '@word-unfolded/service-kit';
import { DeletedAccounts } from '../common/deleted-accounts.js';
import { MappingRepository } from './mapping.repository.js';

/** Deletes the mappings of a deleted account. */
@Injectable()
export class ForgetMappings {
  constructor(
    private readonly mappings: MappingRepository,
    private readonly deleted: DeletedAccounts,
  ) {}

  @Consumes(AccountDeleted, { as: 'forget-mappings' })
  async forget({ userId, at }: PayloadOf<typeof AccountDeleted>): Promise<void> {
    const ownerId = ownerOf(userId);
    await this.deleted.add(ownerId, new Date(at));
    await this.mappings.removeAll(ownerId);
  }
}
