import { Inject, Injectable } from '@nestjs/common';
import type { Connection } from 'mongoose';
import { AsyncLocalStorage } from 'node:async_hooks';
import { MONGO_CONNECTION } from './mongo-connection.token.js';

type Transaction = { afterCommit: (() => void)[] };

const running = new AsyncLocalStorage<Transaction>();

/** Whether this code is part of a transaction. */
export function isInTransaction(): boolean {
  return running.getStore() !== undefined;
}

/** Does something once the transaction of this code has committed; nothing when it does not. */
export function afterCommit(work: () => void): void {
  running.getStore()?.afterCommit.push(work);
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
    const transaction: Transaction = { afterCommit: [] };
    let result: Result | undefined;
    await running.run(transaction, () =>
      this.connection.transaction(async () => {
        transaction.afterCommit = [];
        result = await work();
      }),
    );
    for (const then of transaction.afterCommit) then();
    return result as Result;
  }
}
