import { Injectable } from '@nestjs/common';
import { AccountDeleted, type PayloadOf } from '@word-unfolded/contracts';
import { ownerOf } from '@word-unfolded/persistence';
import { Consumes } from '@word-unfolded/service-kit';
import { MappingRepository } from './mapping.repository.js';

/** Deletes the mappings of a reader whose account is gone. */
@Injectable()
export class ForgetMappings {
  constructor(private readonly mappings: MappingRepository) {}

  @Consumes(AccountDeleted, { as: 'forget-mappings' })
  async forget({ userId }: PayloadOf<typeof AccountDeleted>): Promise<void> {
    await this.mappings.removeAll(ownerOf(userId));
  }
}
