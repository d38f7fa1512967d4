import { Schema, type Connection, type Model } from 'mongoose';

/** A committed transaction of an idempotent command, and its result. */
export type CommandRecord = {
  /** Subject, command id, and the number of the transaction within the command. */
  readonly _id: string;
  readonly fingerprint: string;
  /** The account that sent the command; absent for a visitor. The record is deleted with the account. */
  readonly callerId?: string | undefined;
  /** The result of the transaction, in the format of `node:v8`. */
  readonly result: Buffer;
  readonly doneAt: Date;
};

/** In seconds. Longer than the gateway stores an idempotency key, so that every retry finds the record. */
const REMEMBERED_SECONDS = 2 * 86_400;

const schema = new Schema<CommandRecord>(
  {
    _id: { type: String, required: true },
    fingerprint: { type: String, required: true },
    callerId: { type: String },
    result: { type: Buffer, required: true },
    doneAt: { type: Date, required: true },
  },
  { collection: 'commands', versionKey: false },
);

/** TTL index: deletes old records. */
schema.index({ doneAt: 1 }, { expireAfterSeconds: REMEMBERED_SECONDS });
/** For the deletion of an account's records. */
schema.index({ callerId: 1 }, { sparse: true });

export function commandModel(connection: Connection): Model<CommandRecord> {
  return connection.model<CommandRecord>('Command', schema);
}
