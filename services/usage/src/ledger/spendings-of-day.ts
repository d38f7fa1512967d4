import { Inject, Injectable } from '@nestjs/common';
import { MONGO_CONNECTION } from '@word-unfolded/persistence';
import type { Connection, Model } from 'mongoose';
import { spendingModel, type SpendingRecord } from './spending.schema.js';

/** Some spendings of one payer on one day. */
export type PayerSpendings = { readonly payerId: string; readonly spendings: readonly SpendingRecord[] };

/** Spendings that are handed on at a time. */
const BATCH = 500;

/** Reads what everybody spent on a day, for the counters: the one who asks is the installation itself. */
@Injectable()
export class SpendingsOfDay {
  private readonly spendings: Model<SpendingRecord>;

  constructor(@Inject(MONGO_CONNECTION) connection: Connection) {
    this.spendings = spendingModel(connection);
  }

  /** Payer after payer, each in batches that fit into one step of Redis. */
  async *byPayer(day: string): AsyncGenerator<PayerSpendings> {
    let batch: SpendingRecord[] = [];
    for await (const spending of this.spendings
      .find({ day })
      .sort({ ownerId: 1 })
      .lean<SpendingRecord>()
      .cursor()) {
      const [first] = batch;
      if (first && (first.ownerId !== spending.ownerId || batch.length >= BATCH)) {
        yield { payerId: first.ownerId, spendings: batch };
        batch = [];
      }
      batch.push(spending);
    }
    const [first] = batch;
    if (first) yield { payerId: first.ownerId, spendings: batch };
  }
}
