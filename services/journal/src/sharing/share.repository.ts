import { Inject, Injectable } from '@nestjs/common';
import { MONGO_CONNECTION, OwnedRepository, type OwnerId } from '@word-unfolded/persistence';
import mongoose, { type Connection, type Model } from 'mongoose';
import { shareModel, type ShareRecord } from './share.schema.js';

/** Maximum number of links in a list: of an entry, and of a reader. */
const LISTED = 50;
const LISTED_OF_ALL = 500;

/** Stores links to entries. */
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

  /** Returns all unexpired links of a reader, the latest first. */
  listAll(ownerId: OwnerId, now: Date): Promise<ShareRecord[]> {
    const filter = { expiresAt: mongoose.trusted({ $gt: now }) };
    return this.findMany(ownerId, filter, { sort: { createdAt: -1 }, limit: LISTED_OF_ALL });
  }

  /** @returns whether the link existed */
  async revoke(ownerId: OwnerId, id: string): Promise<boolean> {
    return (await this.deleteOne(ownerId, { _id: id })) !== null;
  }

  /** Finds a link by its token, of any reader: the token itself is the permission. */
  byToken(token: string, now: Date): Promise<ShareRecord | null> {
    return this.all
      .findOne({ token, expiresAt: mongoose.trusted({ $gt: now }) })
      .lean<ShareRecord>()
      .exec();
  }

  removeOf(ownerId: OwnerId, entryId: string): Promise<number> {
    return this.deleteMany(ownerId, { entryId });
  }

  /** Yields all links of a reader, entry by entry. */
  everyOne(ownerId: OwnerId): AsyncGenerator<ShareRecord> {
    return this.each(ownerId, {}, { entryId: 1, createdAt: -1 });
  }
}
