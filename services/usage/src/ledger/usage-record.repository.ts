import { Inject, Injectable } from '@nestjs/common';
import { MONGO_CONNECTION, OwnedRepository, type OwnerId } from '@word-unfolded/persistence';
import type { Connection } from 'mongoose';
import { usageRecordModel, type UsageRecord } from './usage-record.schema.js';

/** The ledger: all charged usage, each charge once. */
@Injectable()
export class UsageRecordRepository extends OwnedRepository<UsageRecord> {
  constructor(@Inject(MONGO_CONNECTION) connection: Connection) {
    super(usageRecordModel(connection));
  }

  async has(ownerId: OwnerId, id: string): Promise<boolean> {
    return (await this.count(ownerId, { _id: id })) > 0;
  }

  async add(ownerId: OwnerId, usageRecord: Omit<UsageRecord, 'ownerId'>): Promise<void> {
    await this.insert(ownerId, usageRecord);
  }
}
