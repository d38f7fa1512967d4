import { Inject, Injectable } from '@nestjs/common';
import { MONGO_CONNECTION, OwnedRepository, type OwnerId } from '@word-unfolded/persistence';
import type { Connection } from 'mongoose';
import { knownReaderModel, type KnownReaderRecord } from './known-reader.schema.js';

/**
 * Records which readers are deleted, so that a usage event that arrives after the deletion is not stored. Usage and
 * deletion both write to this document, so that of two concurrent transactions one sees the other.
 */
@Injectable()
export class KnownReaderRepository extends OwnedRepository<KnownReaderRecord> {
  constructor(@Inject(MONGO_CONNECTION) connection: Connection) {
    super(knownReaderModel(connection));
  }

  /** Records that a reader used something. @returns whether the account still exists */
  async note(ownerId: OwnerId, goesAt: Date): Promise<boolean> {
    const known = await this.updateOne(ownerId, {}, { $max: { goesAt } }, { upsert: true });
    return known?.forgottenAt === undefined;
  }

  async forget(ownerId: OwnerId, forgottenAt: Date, goesAt: Date): Promise<void> {
    await this.updateOne(ownerId, {}, { $set: { forgottenAt, goesAt } }, { upsert: true });
  }
}
