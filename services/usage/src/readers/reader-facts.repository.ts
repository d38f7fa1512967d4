import { Inject, Injectable } from '@nestjs/common';
import { MONGO_CONNECTION, OwnedRepository, type OwnerId } from '@word-unfolded/persistence';
import type { Connection } from 'mongoose';
import { readerFactsModel, type ReaderFactsRecord } from './reader-facts.schema.js';

/** Stores what has to be known of readers in order to count them. */
@Injectable()
export class ReaderFactsRepository extends OwnedRepository<ReaderFactsRecord> {
  constructor(@Inject(MONGO_CONNECTION) connection: Connection) {
    super(readerFactsModel(connection));
  }

  of(ownerId: OwnerId): Promise<ReaderFactsRecord | null> {
    return this.findOne(ownerId, {});
  }

  async add(
    ownerId: OwnerId,
    facts: Pick<ReaderFactsRecord, 'cohort' | 'language' | 'tier'>,
  ): Promise<ReaderFactsRecord> {
    const rest = {
      isVerified: false,
      activeDay: null,
      activeWeek: null,
      revision: 0,
      status: null,
      monthlyCents: 0,
    };
    return this.insert(ownerId, { ...rest, ...facts });
  }

  async change(ownerId: OwnerId, changes: Partial<Omit<ReaderFactsRecord, 'ownerId'>>): Promise<void> {
    await this.updateOne(ownerId, {}, { $set: changes });
  }

  /** @returns what was known; null if nothing */
  remove(ownerId: OwnerId): Promise<ReaderFactsRecord | null> {
    return this.deleteOne(ownerId, {});
  }
}
