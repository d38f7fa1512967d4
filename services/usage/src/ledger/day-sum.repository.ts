import { Inject, Injectable } from '@nestjs/common';
import { FEATURE_KEYS, type Amounts } from '@word-unfolded/domain';
import { MONGO_CONNECTION, OwnedRepository, type OwnerId } from '@word-unfolded/persistence';
import type { Connection } from 'mongoose';
import { daySumModel, type DaySumRecord } from './day-sum.schema.js';

/** The key of the sum to which an amount is added. */
export type SumOf = Pick<DaySumRecord, 'kind' | 'day' | 'feature' | 'tier' | 'expiresAt'>;

/** Stores the usage of each subject, by day and feature. */
@Injectable()
export class DaySumRepository extends OwnedRepository<DaySumRecord> {
  constructor(@Inject(MONGO_CONNECTION) connection: Connection) {
    super(daySumModel(connection));
  }

  async add(ownerId: OwnerId, { day, feature, ...about }: SumOf, amounts: Amounts): Promise<void> {
    const update = { $inc: { uses: 1, ...amounts }, $set: about };
    await this.updateOne(ownerId, { day, feature }, update, { upsert: true });
  }

  /** Returns the usage of a subject on some days. */
  onDays(ownerId: OwnerId, days: readonly string[]): Promise<DaySumRecord[]> {
    return this.findMany(
      ownerId,
      { day: { $in: [...days] } },
      { sort: { day: 1 }, limit: days.length * FEATURE_KEYS.length },
    );
  }

  /** Returns all sums of a subject, the oldest day first. */
  everyOne(ownerId: OwnerId): AsyncGenerator<DaySumRecord> {
    return this.each(ownerId, {}, { day: 1, feature: 1 });
  }
}
