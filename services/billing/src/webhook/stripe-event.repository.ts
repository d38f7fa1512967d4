import { Inject, Injectable } from '@nestjs/common';
import { isDuplicateKey, MONGO_CONNECTION } from '@word-unfolded/persistence';
import mongoose, { type Connection, type Model } from 'mongoose';
import { stripeEventModel, type StripeEventRecord } from './stripe-event.schema.js';

/** Stores events by their ids. */
@Injectable()
export class StripeEventRepository {
  private readonly events: Model<StripeEventRecord>;

  constructor(@Inject(MONGO_CONNECTION) connection: Connection) {
    this.events = stripeEventModel(connection);
  }

  /** @returns whether the event still has to be worked off; false for a repeated one that was */
  async add(event: StripeEventRecord): Promise<boolean> {
    try {
      await this.events.create([event]);
      return event.handledAt === null;
    } catch (error) {
      if (!isDuplicateKey(error)) throw error;
      return (await this.find(event._id))?.handledAt === null;
    }
  }

  find(id: string): Promise<StripeEventRecord | null> {
    return this.events.findById(id).lean<StripeEventRecord>().exec();
  }

  async markHandled(id: string, handledAt: Date): Promise<void> {
    await this.events.updateOne({ _id: id }, { $set: { handledAt } }).exec();
  }

  /** Events that were stored before a moment and not worked off, the oldest first. */
  async leftBehind(before: Date, atMost: number): Promise<string[]> {
    const records = await this.events
      .find({ handledAt: null, receivedAt: mongoose.trusted({ $lt: before }) }, { _id: 1 })
      .sort({ receivedAt: 1 })
      .limit(atMost)
      .lean<{ _id: string }[]>()
      .exec();
    return records.map(({ _id }) => _id);
  }
}
