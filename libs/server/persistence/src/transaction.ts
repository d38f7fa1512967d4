import { AsyncLocalStorage } from 'node:async_hooks';

type Transaction = {
  readonly beforeCommit: (() => Promise<void>)[];
  readonly afterCommit: (() => void)[];
  readonly values: Map<object, unknown>;
};

/** The state of the current transaction. A retried transaction starts with an empty state. */
export const running = new AsyncLocalStorage<{ now: Transaction }>();

/** The state of a new transaction. */
export const newTransaction = (): Transaction => ({ beforeCommit: [], afterCommit: [], values: new Map() });

/** Whether the current code runs in a transaction. */
export function isInTransaction(): boolean {
  return running.getStore() !== undefined;
}

/** Runs a function after the current transaction has committed. Does not run it if the transaction fails. */
export function afterCommit(work: () => void): void {
  running.getStore()?.now.afterCommit.push(work);
}

/** Runs a function at the end of the current transaction, before the commit. */
export function beforeCommit(work: () => Promise<void>): void {
  running.getStore()?.now.beforeCommit.push(work);
}

/**
 * A value that is stored for the duration of the current transaction, by its owner object. Undefined outside a
 * transaction.
 */
export function valuesOfTransaction(): Map<object, unknown> | undefined {
  return running.getStore()?.now.values;
}
