import { Inject, Injectable } from '@nestjs/common';
import { MONGO_CONNECTION, ownerOf, type OwnerId } from '@word-unfolded/persistence';
import mongoose, { type Connection, type Model } from 'mongoose';
import { mailedTokenModel, type MailedTokenRecord, type Purpose } from './mailed-token.schema.js';

/** Keeps the digests of mailed tokens. Who holds a token is known by nothing but the token: there is no owner to scope by. */
@Injectable()
export class MailedTokenRepository {
  private readonly tokens: Model<MailedTokenRecord>;

  constructor(@Inject(MONGO_CONNECTION) connection: Connection) {
    this.tokens = mailedTokenModel(connection);
  }

  async insert(ownerId: OwnerId, purpose: Purpose, digest: string, expiresAt: Date): Promise<void> {
    await this.tokens.create([{ _id: digest, ownerId, purpose, expiresAt }]);
  }

  /** Whose token it is, if it is good at the time. */
  async find(purpose: Purpose, digest: string, now: Date): Promise<OwnerId | null> {
    return ownerOfRecord(
      await this.tokens
        .findOne(good(purpose, digest, now))
        .lean<MailedTokenRecord>()
        .exec(),
    );
  }

  /** Takes a token away, if it is good at the time: of several who try, one gets its owner. */
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

  async removeAll(ownerId: OwnerId): Promise<void> {
    await this.tokens.deleteMany({ ownerId }).exec();
  }
}

/** The time is compared, because MongoDB deletes what has expired only once a minute. */
function good(purpose: Purpose, digest: string, now: Date) {
  return { _id: digest, purpose, expiresAt: mongoose.trusted({ $gt: now }) };
}

function ownerOfRecord(record: MailedTokenRecord | null): OwnerId | null {
  return record && ownerOf(record.ownerId);
}
