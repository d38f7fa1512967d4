import { Inject, Injectable } from '@nestjs/common';
import type { Connection } from 'mongoose';
import { AsyncLocalStorage } from 'node:async_hooks';
import { MONGO_CONNECTION } from './mongo-connection.token.js';

type Transaction = {
  readonly beforeCommit: (() => Promise<void>)[];
  readonly afterCommit: (() => void)[];
  readonly values: Map<object, unknown>;
};

/** The transaction of this code as it is now: one that runs again begins with nothing. */
const running = new AsyncLocalStorage<{ now: Transaction }>();

const newTransaction = (): Transaction => ({ beforeCommit: [], afterCommit: [], values: new Map() });

/** Whether this code is part of a transaction. */
export function isInTransaction(): boolean {
  return running.getStore() !== undefined;
}

/** Does something once the transaction of this code has committed; nothing when it does not. */
export function afterCommit(work: () => void): void {
  running.getStore()?.now.afterCommit.push(work);
}

/** Does something as the last of the transaction of this code. */
export function beforeCommit(work: () => Promise<void>): void {
  running.getStore()?.now.beforeCommit.push(work);
}

/** What somebody keeps for as long as the transaction of this code runs, by the one it belongs to; undefined outside of one. */
export function valuesOfTransaction(): Map<object, unknown> | undefined {
  return running.getStore()?.now.values;
}

/** Does several writes as one. */
@Injectable()
export class UnitOfWork {
  constructor(@Inject(MONGO_CONNECTION) private readonly connection: Connection) {}

  /**
   * Runs work in a transaction: all of its writes happen, or none. The queries of the work join by themselves. When
   * another transaction was in the way the work runs again, so it must do nothing but read and write the database.
   */
  async run<Result>(work: () => Promise<Result>): Promise<Result> {
    const current = { now: newTransaction() };
    let result: Result | undefined;
    await running.run(current, () =>
      this.connection.transaction(async () => {
        current.now = newTransaction();
        result = await work();
        for (const last of current.now.beforeCommit) await last();
      }),
    );
    for (const then of current.now.afterCommit) then();
    return result as Result;
  }
}
