import { Inject, Injectable } from '@nestjs/common';
import { MONGO_CONNECTION, OwnedRepository, type OwnerId } from '@word-unfolded/persistence';
import type { Connection } from 'mongoose';
import { recordingModel, type RecordingRecord } from './recording.schema.js';

/** Records which recordings were made for a reader, so that they are removed with the account. */
@Injectable()
export class RecordingRepository extends OwnedRepository<RecordingRecord> {
  constructor(@Inject(MONGO_CONNECTION) connection: Connection) {
    super(recordingModel(connection));
  }

  /** Call it before the recording is made, so that no file is ever without a record. */
  async note(ownerId: OwnerId, digest: string, madeAt: Date): Promise<void> {
    await this.updateOne(ownerId, { digest }, { $set: { madeAt } }, { upsert: true });
  }

  async some(ownerId: OwnerId, limit: number): Promise<string[]> {
    return (await this.findMany(ownerId, {}, { limit })).map(({ digest }) => digest);
  }

  async remove(ownerId: OwnerId, digest: string): Promise<void> {
    await this.deleteOne(ownerId, { digest });
  }
}
