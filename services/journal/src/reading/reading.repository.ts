import { Inject, Injectable } from '@nestjs/common';
import { NOTHING_READ, type Reading } from '@word-unfolded/domain';
import { MONGO_CONNECTION, OwnedRepository, type OwnerId } from '@word-unfolded/persistence';
import type { Connection } from 'mongoose';
import { readingModel, type ReadingRecord } from './reading.schema.js';

/** Stores the recent views and the reading progress of readers. */
@Injectable()
export class ReadingRepository extends OwnedRepository<ReadingRecord> {
  constructor(@Inject(MONGO_CONNECTION) connection: Connection) {
    super(readingModel(connection));
  }

  async get(ownerId: OwnerId): Promise<Reading> {
    const { recentlyViewed, history, clearedAt } = (await this.findOne(ownerId, {})) ?? NOTHING_READ;
    return { recentlyViewed, history, clearedAt };
  }

  async put(ownerId: OwnerId, { recentlyViewed, history, clearedAt }: Reading): Promise<void> {
    await this.updateOne(ownerId, {}, { $set: { recentlyViewed, history, clearedAt } }, { upsert: true });
  }
}
