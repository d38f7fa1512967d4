import type { Transaction } from '../database/transaction.js';

/** A transaction of a session, also after it is over: its number can be asked for again. */
export type SessionTransaction = {
  readonly number: bigint;
  state: 'open' | 'committed' | 'aborted';
  /** A commit that is under way; whoever asks again waits for the same. */
  commit: Promise<void> | undefined;
  readonly transaction: Transaction;
  readonly startedAt: number;
};

/** A logical session (manual, "Server Sessions"): what a client does one after the other. */
export type Session = {
  readonly id: string;
  transaction: SessionTransaction | undefined;
  lastUsed: number;
};
