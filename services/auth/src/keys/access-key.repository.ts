import { Inject, Injectable } from '@nestjs/common';
import { isDuplicateKey, MONGO_CONNECTION } from '@word-unfolded/persistence';
import mongoose, { type Connection, type Model } from 'mongoose';
import { accessKeyModel, type AccessKeyRecord } from './access-key.schema.js';

/** A key changes every 30 days, so there are never more than a few. */
const KEYS_AT_MOST = 100;

/** Stores the keys of access tokens. */
@Injectable()
export class AccessKeyRepository {
  private readonly keys: Model<AccessKeyRecord>;

  constructor(@Inject(MONGO_CONNECTION) connection: Connection) {
    this.keys = accessKeyModel(connection);
  }

  async ofPeriod(period: number): Promise<AccessKeyRecord | null> {
    return this.keys.findOne({ period }).lean<AccessKeyRecord>().exec();
  }

  /** Adds the key of a period, unless there is one already. @returns the stored one */
  async addOrFind(key: AccessKeyRecord): Promise<AccessKeyRecord> {
    try {
      await this.keys.create([key]);
      return key;
    } catch (error) {
      const found = isDuplicateKey(error) ? await this.ofPeriod(key.period) : null;
      if (!found) throw error;
      return found;
    }
  }

  /** The keys that could verify a token at the given time. */
  async verifyingAt(now: Date): Promise<AccessKeyRecord[]> {
    return this.keys
      .find({ verifiesUntil: mongoose.trusted({ $gt: now }) })
      .sort({ period: 1 })
      .limit(KEYS_AT_MOST)
      .lean<AccessKeyRecord[]>()
      .exec();
  }
}
