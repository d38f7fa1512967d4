import type { OwnerId } from '@word-unfolded/persistence';

/**
 * Numbers the changes of a reader's journal. Taking a number blocks until the transaction with the previous number
 * ends, so the changes of one reader run one after the other and become visible in the order of their numbers.
 */
export abstract class ChangeSequence {
  /** Takes the next number. Call it in the transaction of the change. */
  abstract next(ownerId: OwnerId): Promise<number>;

  /** Reserves the next numbers together, for later calls of `next` in the same transaction. Some may stay unused. */
  abstract reserve(ownerId: OwnerId, count: number): Promise<void>;
}
