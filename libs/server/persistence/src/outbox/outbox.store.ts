import { Inject, Injectable } from '@nestjs/common';
import type { Connection, Model } from 'mongoose';
import { MONGO_CONNECTION } from '../connection/mongo-connection.token.js';
import { isInTransaction } from '../unit-of-work.js';
import { outboxModel, type OutboxRecord } from './outbox.schema.js';

/** The outbox in the service's own database. */
@Injectable()
export class OutboxStore {
  private readonly records: Model<OutboxRecord>;

  constructor(@Inject(MONGO_CONNECTION) connection: Connection) {
    this.records = outboxModel(connection);
  }

  /** @throws if there is no current transaction */
  async insert(record: OutboxRecord): Promise<void> {
    if (!isInTransaction())
      throw new Error(
        'An event must be added to the outbox inside UnitOfWork.run, together with the writes that cause it.',
      );
    await this.records.create([record]);
  }

  /** Claims the oldest unclaimed event for some milliseconds. Null if there is none. */
  async take(now: Date, forMs: number): Promise<OutboxRecord | null> {
    return this.records
      .findOneAndUpdate(
        { takenUntil: { $lte: now } },
        { $set: { takenUntil: new Date(now.getTime() + forMs) } },
        { sort: { happenedAt: 1 } },
      )
      .lean<OutboxRecord>()
      .exec();
  }

  /** Deletes a published event. */
  async remove(id: string): Promise<void> {
    await this.records.deleteOne({ _id: id }).exec();
  }
}
