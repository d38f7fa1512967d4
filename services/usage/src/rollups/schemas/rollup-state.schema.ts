import { Schema, type Connection, type Model } from 'mongoose';

/** One document that every change of the sums writes, so that two of them never happen at the same time. */
export type RollupStateRecord = {
  readonly _id: string;
  readonly changes: number;
  /** When the sums were first built from the ledger; absent before. */
  readonly builtAt?: Date;
};

const schema = new Schema<RollupStateRecord>(
  {
    _id: { type: String, required: true },
    changes: { type: Number, required: true },
    builtAt: { type: Date },
  },
  { collection: 'rollup_state', versionKey: false },
);

export function rollupStateModel(connection: Connection): Model<RollupStateRecord> {
  return connection.model<RollupStateRecord>('RollupState', schema);
}
