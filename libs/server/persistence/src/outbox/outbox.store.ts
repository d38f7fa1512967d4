import { Inject, Injectable } from '@nestjs/common';
import type { Connection, Model } from 'mongoose';
import { MONGO_CONNECTION } from '../mongo-connection.token.js';
import { isInTransaction } from '../unit-of-work.js';
import { outboxModel, type OutboxRecord } from './outbox.schema.js';

/** The outbox as it is kept: in the service's own database. */
@Injectable()
export class OutboxStore {
  private readonly records: Model<OutboxRecord>;

  constructor(@Inject(MONGO_CONNECTION) connection: Connection) {
    this.records = outboxModel(connection);
  }

  /** @throws when no transaction runs */
  async insert(record: OutboxRecord): Promise<void> {
    if (!isInTransaction())
      throw new Error(
        'An event is added to the outbox within UnitOfWork.run, with the writes that it tells of.',
      );
    await this.records.create([record]);
  }

  /** Takes the oldest event that nobody has taken, for so many milliseconds; null when there is none. */
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

  /** Forgets an event that has been published. */
  async remove(id: string): Promise<void> {
    await this.records.deleteOne({ _id: id }).exec();
  }
}
