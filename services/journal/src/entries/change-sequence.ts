import type { OwnerId } from '@word-unfolded/persistence';

/**
 * Counts the changes of a reader's journal. To take a number is to wait for whoever took the one before: changes of one
 * reader are done one after the other, and are seen in the order of their numbers.
 */
export abstract class ChangeSequence {
  /** Takes the next number; to be called in the transaction of the change. */
  abstract next(ownerId: OwnerId): Promise<number>;

  /** Takes the next numbers together, for whoever is to ask for them one by one in the same transaction; some may be left over. */
  abstract reserve(ownerId: OwnerId, count: number): Promise<void>;
}
