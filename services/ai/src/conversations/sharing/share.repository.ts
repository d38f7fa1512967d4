import { Inject, Injectable } from '@nestjs/common';
import { MONGO_CONNECTION, OwnedRepository, type OwnerId } from '@word-unfolded/persistence';
import type { Connection, Model } from 'mongoose';
import { shareModel, type ShareRecord } from './share.schema.js';

/** Most shares that the page of a conversation lists. */
const LISTED = 20;

/** Stores shares. A token gives access to its share and to nothing else of the owner. */
@Injectable()
export class ShareRepository extends OwnedRepository<ShareRecord> {
  private readonly shares: Model<ShareRecord>;

  constructor(@Inject(MONGO_CONNECTION) connection: Connection) {
    const shares = shareModel(connection);
    super(shares);
    this.shares = shares;
  }

  /** The only query without an owner: the token is the permission. */
  byToken(token: string): Promise<ShareRecord | null> {
    return this.shares.findOne({ token }).lean<ShareRecord>().exec();
  }

  add(ownerId: OwnerId, share: Omit<ShareRecord, 'ownerId'>): Promise<ShareRecord> {
    return this.insert(ownerId, share);
  }

  of(ownerId: OwnerId, conversationId: string): Promise<ShareRecord[]> {
    const page = { sort: { createdAt: -1 }, limit: LISTED } as const;
    return this.findMany(ownerId, { conversationId }, page, { messages: 0 });
  }

  countAll(ownerId: OwnerId): Promise<number> {
    return this.count(ownerId, {});
  }

  async remove(ownerId: OwnerId, id: string): Promise<boolean> {
    return (await this.deleteOne(ownerId, { id })) !== null;
  }

  removeOf(ownerId: OwnerId, conversationId: string): Promise<number> {
    return this.deleteMany(ownerId, { conversationId });
  }

  /** All shares of a reader, without the messages. */
  everyOne(ownerId: OwnerId): AsyncGenerator<Omit<ShareRecord, 'messages'>> {
    return this.each(ownerId, {}, { conversationId: 1, createdAt: -1 }, { messages: 0 });
  }
}
