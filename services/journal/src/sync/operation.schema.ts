import { Schema, type Connection, type Model } from 'mongoose';
import type { AppliedResult } from './operation-store.js';

/** A record that an operation of a reader's device was applied, with its result. */
export type OperationRecord = {
  readonly ownerId: string;
  readonly operationId: string;
  readonly result: AppliedResult;
  readonly at: Date;
};

/** How long a device may take to resend an operation whose response it did not receive: half a year. */
const REMEMBERED_SECONDS = 180 * 86_400;

const text = { type: String, required: true } as const;

const schema = new Schema<OperationRecord>(
  {
    ownerId: text,
    operationId: text,
    result: { type: Schema.Types.Mixed, required: true },
    at: { type: Date, required: true },
  },
  { collection: 'journal-operations', versionKey: false, minimize: false },
);

/** An operation is applied once. */
schema.index({ ownerId: 1, operationId: 1 }, { unique: true });
/** Old records expire (TTL index). */
schema.index({ at: 1 }, { expireAfterSeconds: REMEMBERED_SECONDS });

export function operationModel(connection: Connection): Model<OperationRecord> {
  return connection.model<OperationRecord>('JournalOperation', schema);
}
