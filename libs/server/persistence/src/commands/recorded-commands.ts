import { Inject, Injectable } from '@nestjs/common';
import { AppError } from '@word-unfolded/contracts';
import { currentCall, type IdempotentCommand } from '@word-unfolded/service-kit';
import type { Connection, Model } from 'mongoose';
import { deserialize, serialize } from 'node:v8';
import { isDuplicateKey } from '../duplicate-key.js';
import { ErasedOwners } from '../erasure/erased-owners.js';
import { MONGO_CONNECTION } from '../connection/mongo-connection.token.js';
import { commandModel, type CommandRecord } from './command.schema.js';

/** Identifies one transaction of a command. */
export type CommandStep = { readonly id: string; readonly command: IdempotentCommand };

/** The result of a transaction, wrapped because it may be undefined. */
export type Recorded = { readonly result: unknown };

/** Thrown inside a transaction if another replica has meanwhile committed the same command. */
export class CommandCommittedError extends Error {
  override readonly name = 'CommandCommittedError';
}

/**
 * Stores which transactions of idempotent commands were committed, and their results. The record is written in the
 * transaction itself, so a crash leaves both or neither.
 */
@Injectable()
export class RecordedCommands {
  private readonly records: Model<CommandRecord>;

  constructor(
    @Inject(MONGO_CONNECTION) connection: Connection,
    private readonly erased: ErasedOwners,
  ) {
    this.records = commandModel(connection);
  }

  /** The next transaction of the current call. Undefined if the call is not an idempotent command. */
  nextStep(): CommandStep | undefined {
    const call = currentCall();
    if (!call?.command) return undefined;
    return { id: `${call.subject} ${call.command.id} ${call.transactions}`, command: call.command };
  }

  /** @throws AppError IDEMPOTENCY_KEY_REUSED if the key was used for a different command */
  async find({ id, command }: CommandStep): Promise<Recorded | undefined> {
    const record = await this.records.findOne({ _id: id }).lean<RawRecord>().exec();
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
  async add({ id, command: { fingerprint, callerId } }: CommandStep, result: unknown): Promise<void> {
    if (callerId !== undefined && (await this.erased.has(callerId))) return;
    const record = { _id: id, fingerprint, callerId, result: serialize(result), doneAt: new Date() };
    try {
      await this.records.create([record]);
    } catch (error) {
      throw isDuplicateKey(error) ? new CommandCommittedError(id, { cause: error }) : error;
    }
  }
}

/** A lean query returns a Buffer as the driver's type. */
type RawRecord = Omit<CommandRecord, 'result'> & {
  readonly result: Buffer | { readonly buffer: Uint8Array };
};

function bytesOf(result: RawRecord['result']): Uint8Array {
  return Buffer.isBuffer(result) ? result : Buffer.from(result.buffer as Uint8Array);
}
