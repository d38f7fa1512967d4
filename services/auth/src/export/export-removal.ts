import { Injectable } from '@nestjs/common';
import { AccountDeleted, type PayloadOf } from '@word-unfolded/contracts';
import { Consumes } from '@word-unfolded/service-kit';
import { StoredExports } from './stored-exports.js';

/** Removes a file that was made for a reader whose account is gone, and that nobody has fetched. */
@Injectable()
export class ExportRemoval {
  constructor(private readonly files: StoredExports) {}

  @Consumes(AccountDeleted, { as: 'remove-export' })
  async removeExport({ userId }: PayloadOf<typeof AccountDeleted>): Promise<void> {
    await this.files.remove(userId);
  }
}
