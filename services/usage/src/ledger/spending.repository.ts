import { Inject, Injectable } from '@nestjs/common';
import { MONGO_CONNECTION, OwnedRepository, type OwnerId } from '@word-unfolded/persistence';
import type { Connection } from 'mongoose';
import { spendingModel, type SpendingRecord } from './spending.schema.js';

/** The ledger: everything that was paid for, each once. */
@Injectable()
export class SpendingRepository extends OwnedRepository<SpendingRecord> {
  constructor(@Inject(MONGO_CONNECTION) connection: Connection) {
    super(spendingModel(connection));
  }

  async has(ownerId: OwnerId, id: string): Promise<boolean> {
    return (await this.count(ownerId, { _id: id })) > 0;
  }

  async add(ownerId: OwnerId, spending: Omit<SpendingRecord, 'ownerId'>): Promise<void> {
    await this.insert(ownerId, spending);
  }

  removeAll(ownerId: OwnerId): Promise<number> {
    return this.deleteMany(ownerId, {});
  }
}
