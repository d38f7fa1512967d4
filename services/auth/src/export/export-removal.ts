import { Injectable } from '@nestjs/common';
import { AccountDeleted, type PayloadOf } from '@word-unfolded/contracts';
import { Consumes } from '@word-unfolded/service-kit';
import { StoredExports } from './stored-exports.js';

/** Removes an unfetched export of a deleted account. */
@Injectable()
export class ExportRemoval {
  constructor(private readonly files: StoredExports) {}

  @Consumes(AccountDeleted, { as: 'remove-export' })
  async removeExport({ userId }: PayloadOf<typeof AccountDeleted>): Promise<void> {
    await this.files.remove(userId);
  }
}
