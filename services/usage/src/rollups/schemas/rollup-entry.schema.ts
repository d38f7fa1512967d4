import { Schema, type Connection, type Model, type Types } from 'mongoose';
import type { RollupValues } from './rollup.schema.js';

/** One addition to a series. */
export type Addition = {
  readonly name: string;
  /** The value of the dimension of the series, such as a feature or a tier. */
  readonly key?: string;
  readonly values: RollupValues;
  /** Only for series that are counted by day, when the day is another than that of the fact. */
  readonly day?: string;
};

/** A fact that is not yet added to the sums. */
export type RollupEntryRecord = {
  readonly _id: Types.ObjectId;
  readonly at: Date;
  /** The UTC day of the fact: a rebuilt day removes its entries. */
  readonly day: string;
  readonly additions: readonly Addition[];
};

const schema = new Schema<RollupEntryRecord>(
  {
    at: { type: Date, required: true },
    day: { type: String, required: true },
    additions: { type: [Schema.Types.Mixed], required: true } as never,
  },
  { collection: 'rollup_entries', versionKey: false },
);

/** For the rebuilding of a day. */
schema.index({ day: 1 });

export function rollupEntryModel(connection: Connection): Model<RollupEntryRecord> {
  return connection.model<RollupEntryRecord>('RollupEntry', schema);
}
