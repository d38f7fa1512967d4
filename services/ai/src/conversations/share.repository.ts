import { Inject, Injectable } from '@nestjs/common';
import { MONGO_CONNECTION, OwnedRepository, type OwnerId } from '@word-unfolded/persistence';
import type { Connection, Model } from 'mongoose';
import { shareModel, type ShareRecord } from './share.schema.js';

/** Shares of one conversation that its page lists. */
const LISTED = 20;

/** Keeps what is shared. Whoever has a token reads it, and nothing else of its owner's. */
@Injectable()
export class ShareRepository extends OwnedRepository<ShareRecord> {
  private readonly shares: Model<ShareRecord>;

  constructor(@Inject(MONGO_CONNECTION) connection: Connection) {
    const shares = shareModel(connection);
    super(shares);
    this.shares = shares;
  }

  /** The one reading that has no owner: the token stands for their permission. */
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

  /** All of a reader, without what they show. */
  everyOne(ownerId: OwnerId): AsyncGenerator<Omit<ShareRecord, 'messages'>> {
    return this.each(ownerId, {}, { conversationId: 1, createdAt: -1 }, { messages: 0 });
  }

  removeAll(ownerId: OwnerId): Promise<number> {
    return this.deleteMany(ownerId, {});
  }
}
