import type { OperationResult } from '@word-unfolded/contracts';
import type { OwnerId } from '@word-unfolded/persistence';

/** The result of an applied operation. */
export type AppliedResult = Extract<OperationResult, { status: 'applied' }>;

/** Stores which operations were applied, in the same transaction. */
export abstract class OperationStore {
  /** Returns the results of those operations that were already applied. */
  abstract find(ownerId: OwnerId, operationIds: readonly string[]): Promise<AppliedResult[]>;

  abstract remember(ownerId: OwnerId, results: readonly AppliedResult[]): Promise<void>;
}
