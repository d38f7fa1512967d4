import { Inject, Injectable } from '@nestjs/common';
import { AppError } from '@word-unfolded/contracts';
import {
  assertCallerWaits,
  currentCall,
  KeyedMutex,
  type IdempotentCommand,
} from '@word-unfolded/service-kit';
import type { Connection } from 'mongoose';
import { AsyncLocalStorage } from 'node:async_hooks';
import { deserialize, serialize } from 'node:v8';
import { commandModel, type CommandRecord } from './commands/command.schema.js';
import { isOpened } from './connection/connect-mongo.js';
import { MONGO_CONNECTION } from './connection/mongo-connection.token.js';
import { isDuplicateKey } from './duplicate-key.js';
import { ErasedOwners } from './erasure/erased-owners.js';
import type { OwnerId } from './owner.js';

/** Maximum number of attempts. More conflicts in a row are not a coincidence. */
const ATTEMPTS = 3;

type Transaction = {
  readonly beforeCommit: (() => Promise<void>)[];
  readonly afterCommit: (() => void)[];
  readonly values: Map<object, unknown>;
};

/** The state of the current transaction. A retried transaction starts with an empty state. */
const running = new AsyncLocalStorage<{ now: Transaction }>();

/** The state of a new transaction. */
const newTransaction = (): Transaction => ({ beforeCommit: [], afterCommit: [], values: new Map() });

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

/**
 * Retries work if another writer has meanwhile created the same document: the retry can read it. Inside a transaction
 * there is no retry, because the error has aborted the transaction.
 */
export async function retryIfDuplicate<Result>(
  work: () => Promise<Result>,
  attempts = ATTEMPTS,
): Promise<Result> {
  try {
    return await work();
  } catch (error) {
    if (attempts <= 1 || isInTransaction() || !isDuplicateKey(error)) throw error;
    return retryIfDuplicate(work, attempts - 1);
  }
}

/** Identifies one transaction of a command. */
type CommandStep = { readonly id: string; readonly command: IdempotentCommand };

/** The result of a transaction, wrapped because it may be undefined. */
type Recorded = { readonly result: unknown };

/** Thrown inside a transaction if another replica has meanwhile committed the same command. */
export class CommandCommittedError extends Error {
  override readonly name = 'CommandCommittedError';
}

/**
 * Runs several writes atomically. It stores which transactions of idempotent commands were committed, and their results:
 * the record is written in the transaction itself, so a crash leaves both or neither.
 */
@Injectable()
export class UnitOfWork {
  private readonly mutex = new KeyedMutex<OwnerId>();

  constructor(
    @Inject(MONGO_CONNECTION) private readonly connection: Connection,
    private readonly erased: ErasedOwners,
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
    const step = nextStep();
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
   * The same for the work of one owner, which runs one after the other in this process: where each change takes the next
   * number of a sequence, concurrent transactions would only conflict. Between processes the database handles the
   * conflict. Work whose caller has timed out in the meantime is not started; otherwise a database outage would leave a
   * queue of changes without callers. Work that meets a document which another writer has just created runs again.
   *
   * @throws AppError SERVICE_TIMEOUT when the caller has timed out before its turn; any error of the work
   */
  runInOrder<Result>(ownerId: OwnerId, work: () => Promise<Result>): Promise<Result> {
    return this.mutex.run(ownerId, async () => {
      assertCallerWaits();
      return retryIfDuplicate(() => this.run(work));
    });
  }

  /**
   * Whether the next transaction of the current command was committed before. Then the command is a repetition, and
   * checks that its own first run would now fail, such as the availability of a username, must be skipped.
   */
  async wasDone(): Promise<boolean> {
    const step = nextStep();
    return step !== undefined && (await this.committed(step)) !== undefined;
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
    const step = nextStep();
    return step && ((await this.committed(step))?.result as Result | undefined);
  }

  private async runOnce<Result>(step: CommandStep, work: () => Promise<Result>): Promise<Result> {
    try {
      return await this.transact(async () => {
        const before = await this.committed(step);
        if (before) return before.result as Result;
        const result = await work();
        beforeCommit(() => this.record(step, result));
        return result;
      });
    } catch (error) {
      if (!(error instanceof CommandCommittedError)) throw error;
      const done = await this.committed(step);
      if (!done) throw error;
      return done.result as Result;
    }
  }

  /** @throws AppError IDEMPOTENCY_KEY_REUSED if the key was used for a different command */
  private async committed({ id, command }: CommandStep): Promise<Recorded | undefined> {
    const record = await commandModel(this.connection).findOne({ _id: id }).lean<RawRecord>().exec();
    if (!record) return undefined;
    if (record.fingerprint !== command.fingerprint) throw AppError.of('IDEMPOTENCY_KEY_REUSED');
    return { result: deserialize(bytesOf(record.result)) as unknown };
  }

  /**
   * Adds the record to the current transaction, unless the account of the caller was deleted.
   *
   * @param result plain data that the structured clone algorithm supports
   * @throws CommandCommittedError
   */
  private async record(
    { id, command: { fingerprint, callerId } }: CommandStep,
    result: unknown,
  ): Promise<void> {
    if (callerId !== undefined && (await this.erased.has(callerId))) return;
    const record = { _id: id, fingerprint, callerId, result: serialize(result), doneAt: new Date() };
    try {
      await commandModel(this.connection).create([record]);
    } catch (error) {
      throw isDuplicateKey(error) ? new CommandCommittedError(id, { cause: error }) : error;
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

/** The next transaction of the current call. Undefined if the call is not an idempotent command. */
function nextStep(): CommandStep | undefined {
  const call = currentCall();
  if (!call?.command) return undefined;
  return { id: `${call.subject} ${call.command.id} ${call.transactions}`, command: call.command };
}

/** A lean query returns a Buffer as the driver's type. */
type RawRecord = Omit<CommandRecord, 'result'> & {
  readonly result: Buffer | { readonly buffer: Uint8Array };
};

function bytesOf(result: RawRecord['result']): Uint8Array {
  return Buffer.isBuffer(result) ? result : Buffer.from(result.buffer as Uint8Array);
}
