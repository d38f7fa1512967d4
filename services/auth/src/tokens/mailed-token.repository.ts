import { Inject, Injectable } from '@nestjs/common';
import { MONGO_CONNECTION, ownerOf, type OwnerId } from '@word-unfolded/persistence';
import mongoose, { type Connection, type Model } from 'mongoose';
import { mailedTokenModel, type MailedTokenRecord, type Purpose } from './mailed-token.schema.js';

/** Stores the digests of mailed tokens. Only the token identifies its account, so no owner scopes the queries. */
@Injectable()
export class MailedTokenRepository {
  private readonly tokens: Model<MailedTokenRecord>;

  constructor(@Inject(MONGO_CONNECTION) connection: Connection) {
    this.tokens = mailedTokenModel(connection);
  }

  async insert(digest: string, token: Omit<MailedTokenRecord, '_id'>): Promise<void> {
    await this.tokens.create([{ _id: digest, ...token }]);
  }

  /** The purpose of a token that is valid at the time. */
  async read(purpose: Purpose, digest: string, now: Date): Promise<MailedTokenRecord | null> {
    return this.tokens
      .findOne(good(purpose, digest, now))
      .lean<MailedTokenRecord>()
      .exec();
  }

  /** The owner of a token that is valid at the time. */
  async find(purpose: Purpose, digest: string, now: Date): Promise<OwnerId | null> {
    return ownerOfRecord(
      await this.tokens
        .findOne(good(purpose, digest, now))
        .lean<MailedTokenRecord>()
        .exec(),
    );
  }

  /** Removes a token that is valid at the time: of several concurrent calls, one gets its owner. */
  async take(purpose: Purpose, digest: string, now: Date): Promise<OwnerId | null> {
    return ownerOfRecord(
      await this.tokens
        .findOneAndDelete(good(purpose, digest, now))
        .lean<MailedTokenRecord>()
        .exec(),
    );
  }

  async removeOf(ownerId: OwnerId, purpose: Purpose): Promise<void> {
    await this.tokens.deleteMany({ ownerId, purpose }).exec();
  }
}

/** The time is compared, because MongoDB deletes expired documents only once a minute. */
function good(purpose: Purpose, digest: string, now: Date) {
  return { _id: digest, purpose, expiresAt: mongoose.trusted({ $gt: now }) };
}

function ownerOfRecord(record: MailedTokenRecord | null): OwnerId | null {
  return record && ownerOf(record.ownerId);
}
