import { Injectable } from '@nestjs/common';
import type { OwnerId } from '@word-unfolded/persistence';

/**
 * Lets changes of one reader's journal be made one after the other in this process. Each takes the next number of the same
 * sequence, so their transactions could only get in each other's way; between processes the database sees to it.
 */
@Injectable()
export class TurnsOfReaders {
  private readonly last = new Map<OwnerId, Promise<unknown>>();

  async take<Result>(ownerId: OwnerId, work: () => Promise<Result>): Promise<Result> {
    const before = this.last.get(ownerId) ?? Promise.resolve();
    const turn = before.then(work, work);
    this.last.set(ownerId, turn);
    try {
      return await turn;
    } finally {
      if (this.last.get(ownerId) === turn) this.last.delete(ownerId);
    }
  }
}
