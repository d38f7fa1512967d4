import { Inject, Injectable } from '@nestjs/common';
import { AppError } from '@word-unfolded/contracts';
import { MONGO_CONNECTION, type OwnerId } from '@word-unfolded/persistence';
import type { Connection, Model } from 'mongoose';
import { deletedAccountModel, type DeletedAccountRecord } from './deleted-account.schema.js';

/**
 * Records for a while which accounts were deleted, so that answers in progress do not store anything for them again.
 */
@Injectable()
export class DeletedAccounts {
  private readonly records: Model<DeletedAccountRecord>;

  constructor(@Inject(MONGO_CONNECTION) connection: Connection) {
    this.records = deletedAccountModel(connection);
  }

  async add(ownerId: OwnerId, deletedAt: Date): Promise<void> {
    await this.records.updateOne({ _id: ownerId }, { $setOnInsert: { deletedAt } }, { upsert: true }).exec();
  }

  async has(ownerId: OwnerId): Promise<boolean> {
    return (await this.records.exists({ _id: ownerId }).exec()) !== null;
  }

  /**
   * Writes new data of a reader, unless their account was deleted. The deletion may begin after the first check and
   * pass this kind of data before the write commits. So there is a second check after the commit, which deletes what
   * the deletion has missed. A deletion is recorded before it deletes anything: one of the two always sees the other.
   *
   * @param write commits what it writes
   * @param removeAll deletes all data of this kind that the reader has
   * @throws AppError NOT_AUTHENTICATED where the account was deleted
   */
  async writeUnlessDeleted<Result>(
    ownerId: OwnerId,
    write: () => Promise<Result>,
    removeAll: () => Promise<unknown>,
  ): Promise<Result> {
    if (await this.has(ownerId)) throw AppError.of('NOT_AUTHENTICATED');
    const written = await write();
    if (await this.has(ownerId)) {
      await removeAll();
      throw AppError.of('NOT_AUTHENTICATED');
    }
    return written;
  }
}
