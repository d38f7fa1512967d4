import { Inject, Injectable } from '@nestjs/common';
import type { Revocation } from '@word-unfolded/contracts';
import { MONGO_CONNECTION } from '@word-unfolded/persistence';
import mongoose, { type Connection, type Model } from 'mongoose';
import { revocationModel, type RevocationRecord } from './revocation.schema.js';

/** Stores the revocations that are not published yet. */
@Injectable()
export class RevocationRepository {
  private readonly waiting: Model<RevocationRecord>;

  constructor(@Inject(MONGO_CONNECTION) connection: Connection) {
    this.waiting = revocationModel(connection);
  }

  async add(revocations: readonly Revocation[], happenedAt: Date): Promise<void> {
    await this.waiting.insertMany(revocations.map((revocation) => ({ revocation, happenedAt })));
  }

  oldest(atMost: number): Promise<RevocationRecord[]> {
    return this.waiting.find({}).sort({ happenedAt: 1 }).limit(atMost).lean<RevocationRecord[]>().exec();
  }

  async remove(records: readonly RevocationRecord[]): Promise<void> {
    const ids = records.map(({ _id }) => _id);
    await this.waiting.deleteMany({ _id: mongoose.trusted({ $in: ids }) }).exec();
  }
}
