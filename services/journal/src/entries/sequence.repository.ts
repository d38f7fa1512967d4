import { Inject, Injectable } from '@nestjs/common';
import { MONGO_CONNECTION, OwnedRepository, type OwnerId } from '@word-unfolded/persistence';
import type { Connection } from 'mongoose';
import { ChangeSequence } from './change-sequence.js';
import { sequenceModel, type SequenceRecord } from './sequence.schema.js';

@Injectable()
export class SequenceRepository extends OwnedRepository<SequenceRecord> implements ChangeSequence {
  constructor(@Inject(MONGO_CONNECTION) connection: Connection) {
    super(sequenceModel(connection));
  }

  async next(ownerId: OwnerId): Promise<number> {
    const record = await this.updateOne(ownerId, {}, { $inc: { count: 1 } }, { upsert: true });
    return record!.count;
  }

  removeAll(ownerId: OwnerId): Promise<number> {
    return this.deleteMany(ownerId, {});
  }
}
