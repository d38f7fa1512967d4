import type { Revocation } from '@word-unfolded/contracts';
import { Schema, type Connection, type Model, type Types } from 'mongoose';

/** A revocation that may not be in the feed yet. */
export type RevocationRecord = {
  readonly _id: Types.ObjectId;
  readonly revocation: Revocation;
  readonly happenedAt: Date;
};

const schema = new Schema<RevocationRecord>(
  {
    revocation: { type: Schema.Types.Mixed, required: true },
    happenedAt: { type: Date, required: true },
  },
  { collection: 'revocations', versionKey: false },
);

/** Pending revocations are published oldest first. */
schema.index({ happenedAt: 1 });

export function revocationModel(connection: Connection): Model<RevocationRecord> {
  return connection.model<RevocationRecord>('Revocation', schema);
}
