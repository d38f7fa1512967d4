import { Inject, Injectable } from '@nestjs/common';
import type { Amounts } from '@word-unfolded/domain';
import { MONGO_CONNECTION, OwnedRepository, type OwnerId } from '@word-unfolded/persistence';
import type { Connection, Model } from 'mongoose';
import { monthSumModel, type MonthSumRecord } from './month-sum.schema.js';

/** Stores the usage of each reader by month. */
@Injectable()
export class MonthSumRepository extends OwnedRepository<MonthSumRecord> {
  private readonly sums: Model<MonthSumRecord>;

  constructor(@Inject(MONGO_CONNECTION) connection: Connection) {
    const sums = monthSumModel(connection);
    super(sums);
    this.sums = sums;
  }

  async add(
    ownerId: OwnerId,
    { month, ...about }: Pick<MonthSumRecord, 'month' | 'tier' | 'expiresAt'>,
    amounts: Amounts & Pick<MonthSumRecord, 'micros'>,
  ): Promise<void> {
    const update = { $inc: { uses: 1, ...amounts }, $set: about };
    await this.updateOne(ownerId, { month }, update, { upsert: true });
  }

  /** Returns the readers whose usage of a month was the costliest, for administrators. */
  costliest(month: string, limit: number): Promise<MonthSumRecord[]> {
    return this.sums.find({ month }).sort({ micros: -1 }).limit(limit).lean<MonthSumRecord[]>().exec();
  }

  /** Returns the months of a reader, the latest first. */
  latest(ownerId: OwnerId, limit: number): Promise<MonthSumRecord[]> {
    return this.findMany(ownerId, {}, { sort: { month: -1 }, limit });
  }
}
