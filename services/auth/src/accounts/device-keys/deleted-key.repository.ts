import { Inject, Injectable } from '@nestjs/common';
import { MONGO_CONNECTION } from '@word-unfolded/persistence';
import mongoose, { type Connection, type Model } from 'mongoose';
import { digestOf } from '../../common/digest.js';
import { deletedKeyModel, type DeletedKeyRecord } from './deleted-key.schema.js';

/** How long devices can learn that an account was deleted. They usually ask when they are next used. */
const REMEMBERED_MS = 400 * 86_400_000;

/** Remembers which keys for data on devices belonged to accounts that were deleted. */
@Injectable()
export class DeletedKeyRepository {
  private readonly keys: Model<DeletedKeyRecord>;

  constructor(@Inject(MONGO_CONNECTION) connection: Connection) {
    this.keys = deletedKeyModel(connection);
  }

  async add(publicKey: string, deletedAt: Date): Promise<void> {
    const expiresAt = new Date(deletedAt.getTime() + REMEMBERED_MS);
    await this.keys.create([{ _id: digestOf(publicKey), expiresAt }]);
  }

  /** Those of some digests that belonged to deleted accounts. */
  async deletedOf(digests: readonly string[]): Promise<string[]> {
    const found = await this.keys
      .find({ _id: mongoose.trusted({ $in: [...digests] }) }, { _id: 1 })
      .limit(digests.length)
      .lean<Pick<DeletedKeyRecord, '_id'>[]>()
      .exec();
    return found.map(({ _id }) => _id);
  }
}
