import { Injectable } from '@nestjs/common';
import { AccountDeleted, type PayloadOf } from '@word-unfolded/contracts';
import { Consumes } from '@word-unfolded/service-kit';
import { Avatars } from '../avatar/avatars.js';

/** Removes the picture of an account that is gone: the store is no part of the transaction, so it is tried until it is done. */
@Injectable()
export class PictureRemoval {
  constructor(private readonly avatars: Avatars) {}

  @Consumes(AccountDeleted, { as: 'remove-picture' })
  async removePicture({ userId }: PayloadOf<typeof AccountDeleted>): Promise<void> {
    await this.avatars.remove(userId);
  }
}
