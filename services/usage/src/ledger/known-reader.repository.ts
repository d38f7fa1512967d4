import { Inject, Injectable } from '@nestjs/common';
import { MONGO_CONNECTION, OwnedRepository, type OwnerId } from '@word-unfolded/persistence';
import type { Connection } from 'mongoose';
import { knownReaderModel, type KnownReaderRecord } from './known-reader.schema.js';

/**
 * Remembers which readers are gone, so that what they spent just before is not kept when its event comes after that of their
 * deletion. Both write here, so that of two transactions at once one sees the other.
 */
@Injectable()
export class KnownReaderRepository extends OwnedRepository<KnownReaderRecord> {
  constructor(@Inject(MONGO_CONNECTION) connection: Connection) {
    super(knownReaderModel(connection));
  }

  /** Notes that a reader spends. @returns whether the reader is still there */
  async note(ownerId: OwnerId, goesAt: Date): Promise<boolean> {
    const known = await this.updateOne(ownerId, {}, { $max: { goesAt } }, { upsert: true });
    return known?.forgottenAt === undefined;
  }

  async forget(ownerId: OwnerId, forgottenAt: Date, goesAt: Date): Promise<void> {
    await this.updateOne(ownerId, {}, { $set: { forgottenAt, goesAt } }, { upsert: true });
  }
}
