import { Injectable } from '@nestjs/common';
import { AccountDeleted, type PayloadOf } from '@word-unfolded/contracts';
import { Consumes } from '@word-unfolded/service-kit';
import { Avatars } from '../avatar/avatars.js';

/**
 * Removes the picture of a deleted account. The store takes no part in the transaction, so the job is retried until it
 * succeeds.
 */
@Injectable()
export class PictureRemoval {
  constructor(private readonly avatars: Avatars) {}

  @Consumes(AccountDeleted, { as: 'remove-picture' })
  async removePicture({ userId }: PayloadOf<typeof AccountDeleted>): Promise<void> {
    await this.avatars.remove(userId);
  }
}
