import type { Transaction } from '../database/transaction.js';

/** A transaction of a session. It remains after its end, because a client may repeat its number. */
export type SessionTransaction = {
  readonly number: bigint;
  state: 'open' | 'committed' | 'aborted';
  /** The commit in progress. A repeated request waits for the same promise. */
  commit: Promise<void> | undefined;
  readonly transaction: Transaction;
  readonly startedAt: number;
};

/** A logical session (manual, "Server Sessions"): the sequential operations of one client. */
export type Session = {
  readonly id: string;
  transaction: SessionTransaction | undefined;
  lastUsed: number;
};
