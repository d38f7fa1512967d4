import type { OperationResult } from '@word-unfolded/contracts';
import type { OwnerId } from '@word-unfolded/persistence';

/** The result of an operation that was applied. */
export type AppliedResult = Extract<OperationResult, { status: 'applied' }>;

/** Remembers which operations were applied, in the transaction in which they are. */
export abstract class OperationStore {
  /** The results of those of these operations that were applied. */
  abstract find(ownerId: OwnerId, operationIds: readonly string[]): Promise<AppliedResult[]>;

  abstract remember(ownerId: OwnerId, results: readonly AppliedResult[]): Promise<void>;
}
