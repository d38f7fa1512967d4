import { Inject, Injectable } from '@nestjs/common';
import { AppError } from '@word-unfolded/contracts';
import type { Connection } from 'mongoose';
import { assertCallerWaits, currentCall } from '@word-unfolded/service-kit';
import { isOpened } from './connection/connect-mongo.js';
import { CommandCommittedError, RecordedCommands, type CommandStep } from './commands/recorded-commands.js';
import { MONGO_CONNECTION } from './connection/mongo-connection.token.js';
import { beforeCommit, isInTransaction, newTransaction, running } from './transaction.js';

/** Runs several writes atomically. */
@Injectable()
export class UnitOfWork {
  constructor(
    @Inject(MONGO_CONNECTION) private readonly connection: Connection,
    private readonly commands: RecordedCommands,
  ) {}

  /**
   * Runs work in a transaction: all of its writes happen, or none. The queries of the work join automatically. After a
   * conflict with another transaction the work runs again, so it may only read and write the database. A nested call
   * joins the outer transaction.
   *
   * In a call that is an idempotent command, the result of the work is recorded in the same transaction. If the command
   * is repeated, the work does not run again: the recorded result is returned, and the rest of the handler runs as
   * before. So the work must return plain data, and everything that the rest of the handler needs.
   *
   * @throws AppError SERVICE_TIMEOUT if the caller stopped waiting before the commit; then nothing is written
   */
  async run<Result>(work: () => Promise<Result>): Promise<Result> {
    if (isInTransaction()) return work();
    const step = this.commands.nextStep();
    if (!step) return this.transact(work);
    const call = currentCall()!;
    call.transactions += 1;
    try {
      return await this.runOnce(step, work);
    } catch (error) {
      call.transactions -= 1;
      throw error;
    }
  }

  /**
   * Whether the next transaction of the current command was committed before. Then the command is a repetition, and
   * checks that its own first run would now fail, such as the availability of a username, must be skipped.
   */
  async wasDone(): Promise<boolean> {
    const step = this.commands.nextStep();
    return step !== undefined && (await this.commands.find(step)) !== undefined;
  }

  /**
   * Runs a side effect that is not part of a transaction, such as sending an email, unless an earlier run of the
   * current command has done so. After a crash immediately after the side effect it runs again.
   */
  async doUnlessDone(work: () => Promise<unknown>): Promise<void> {
    if (await this.wasDone()) return;
    await work();
    await this.run(() => Promise.resolve());
  }

  /** The recorded result of the command's next transaction. Undefined if it was not committed before. */
  async recorded<Result>(): Promise<Result | undefined> {
    const step = this.commands.nextStep();
    return step && ((await this.commands.find(step))?.result as Result | undefined);
  }

  private async runOnce<Result>(step: CommandStep, work: () => Promise<Result>): Promise<Result> {
    try {
      return await this.transact(async () => {
        const before = await this.commands.find(step);
        if (before) return before.result as Result;
        const result = await work();
        beforeCommit(() => this.commands.add(step, result));
        return result;
      });
    } catch (error) {
      if (!(error instanceof CommandCommittedError)) throw error;
      const done = await this.commands.find(step);
      if (!done) throw error;
      return done.result as Result;
    }
  }

  private async transact<Result>(work: () => Promise<Result>): Promise<Result> {
    // A database that a service can work without may never have been reached.
    if (!isOpened(this.connection)) throw AppError.of('SERVICE_UNAVAILABLE');
    const current = { now: newTransaction() };
    let result: Result | undefined;
    await running.run(current, () =>
      this.connection.transaction(async () => {
        assertCallerWaits();
        current.now = newTransaction();
        result = await work();
        for (const last of current.now.beforeCommit) await last();
        assertCallerWaits();
      }),
    );
    for (const then of current.now.afterCommit) then();
    return result as Result;
  }
}
