import { Inject, Injectable } from '@nestjs/common';
import { MONGO_CONNECTION, OwnedRepository, type OwnerId } from '@word-unfolded/persistence';
import mongoose, { type Connection, type Model } from 'mongoose';
import { shareModel, type ShareRecord } from './share.schema.js';

/** Links that are listed at most: of an entry, and of a reader. */
const LISTED = 50;
const LISTED_OF_ALL = 500;

/** Keeps links that lead to entries. */
@Injectable()
export class ShareRepository extends OwnedRepository<ShareRecord> {
  private readonly all: Model<ShareRecord>;

  constructor(@Inject(MONGO_CONNECTION) connection: Connection) {
    super(shareModel(connection));
    this.all = shareModel(connection);
  }

  add(ownerId: OwnerId, share: Omit<ShareRecord, '_id' | 'ownerId'>): Promise<ShareRecord> {
    return this.insert(ownerId, { _id: new mongoose.Types.ObjectId().toHexString(), ...share });
  }

  list(ownerId: OwnerId, entryId: string, now: Date): Promise<ShareRecord[]> {
    const filter = { entryId, expiresAt: mongoose.trusted({ $gt: now }) };
    return this.findMany(ownerId, filter, { sort: { createdAt: -1 }, limit: LISTED });
  }

  /** All links of a reader that are not over, the latest first. */
  listAll(ownerId: OwnerId, now: Date): Promise<ShareRecord[]> {
    const filter = { expiresAt: mongoose.trusted({ $gt: now }) };
    return this.findMany(ownerId, filter, { sort: { createdAt: -1 }, limit: LISTED_OF_ALL });
  }

  /** @returns whether there was one */
  async revoke(ownerId: OwnerId, id: string): Promise<boolean> {
    return (await this.deleteOne(ownerId, { _id: id })) !== null;
  }

  /** The link of a token, whoever made it: to have the token is to be allowed. */
  byToken(token: string, now: Date): Promise<ShareRecord | null> {
    return this.all
      .findOne({ token, expiresAt: mongoose.trusted({ $gt: now }) })
      .lean<ShareRecord>()
      .exec();
  }

  removeOf(ownerId: OwnerId, entryId: string): Promise<number> {
    return this.deleteMany(ownerId, { entryId });
  }

  /** All of a reader, entry by entry. */
  everyOne(ownerId: OwnerId): AsyncGenerator<ShareRecord> {
    return this.each(ownerId, {}, { entryId: 1, createdAt: -1 });
  }

  removeAll(ownerId: OwnerId): Promise<number> {
    return this.deleteMany(ownerId, {});
  }
}
