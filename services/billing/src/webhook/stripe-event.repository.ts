import { Inject, Injectable } from '@nestjs/common';
import { isDuplicateKey, MONGO_CONNECTION } from '@word-unfolded/persistence';
import mongoose, { type Connection, type Model, type mongo } from 'mongoose';
import { stripeEventModel, type StripeEventRecord } from './stripe-event.schema.js';

/** How many events one run covers at most; the sweep finds the others. */
const AT_ONCE = 1_000;

/** Stores events by their ids. */
@Injectable()
export class StripeEventRepository {
  private readonly events: Model<StripeEventRecord>;
  /** The same without Mongoose, whose documents cost more than the rest of the answer to an event. */
  private readonly stored: mongo.Collection<StripeEventRecord>;

  constructor(@Inject(MONGO_CONNECTION) connection: Connection) {
    this.events = stripeEventModel(connection);
    this.stored = connection.getClient().db(connection.name).collection(this.events.collection.name);
  }

  /** @returns whether the event still has to be worked off; false for a repeated one that was */
  async add(event: StripeEventRecord): Promise<boolean> {
    try {
      await this.stored.insertOne({ ...event });
      return event.handledAt === null;
    } catch (error) {
      if (!isDuplicateKey(error)) throw error;
      return (await this.find(event._id))?.handledAt === null;
    }
  }

  find(id: string): Promise<StripeEventRecord | null> {
    return this.events.findById(id).lean<StripeEventRecord>().exec();
  }

  /** The events about the same object that have not been worked off. */
  async openLike({ customer, charge, testClock }: StripeEventRecord): Promise<string[]> {
    const records = await this.events
      .find({ handledAt: null, customer, charge, testClock }, { _id: 1 })
      .limit(AT_ONCE)
      .lean<{ _id: string }[]>()
      .exec();
    return records.map(({ _id }) => _id);
  }

  async markHandled(ids: readonly string[], handledAt: Date): Promise<void> {
    await this.events
      .updateMany({ _id: mongoose.trusted({ $in: [...ids] }) }, { $set: { handledAt } })
      .exec();
  }

  /** Events that were stored before a moment and not worked off, the oldest first. */
  leftBehind(before: Date, atMost: number): Promise<StripeEventRecord[]> {
    return this.events
      .find({ handledAt: null, receivedAt: mongoose.trusted({ $lt: before }) })
      .sort({ receivedAt: 1 })
      .limit(atMost)
      .lean<StripeEventRecord[]>()
      .exec();
  }
}
