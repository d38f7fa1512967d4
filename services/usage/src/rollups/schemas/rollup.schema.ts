import type { Metric } from '@word-unfolded/domain';
import { Schema, type Connection, type Model } from 'mongoose';

/** The lengths of time for which facts are counted. */
export type Span = 'hour' | 'day';

/** A period, both ends included, in the form of the span: `2026-11-01` to `2026-11-30`. */
export type Period = { readonly from: string; readonly to: string };

/**
 * What is added up: how often something happened (`count`), the amounts of usage, and money: `micros` are millionths of a
 * dollar at the prices of models, `cents` are those of subscriptions.
 */
export type RollupValue = 'count' | Metric | 'micros' | 'cents';

export type RollupValues = Readonly<Partial<Record<RollupValue, number>>>;

/** The sum of one series in one hour or day, for one value of its dimension. It never contains anything of a reader. */
export type RollupRecord = {
  /** Name, time and key. The length of the time tells the span. */
  readonly _id: string;
  readonly span: Span;
  readonly name: string;
  /** `2026-11-23` or `2026-11-23T10`, in UTC. */
  readonly at: string;
  readonly key: string;
  readonly values: RollupValues;
};

/** A sum as it is read. */
export type StoredSum = Pick<RollupRecord, 'name' | 'at' | 'key' | 'values'>;

const text = { type: String, required: true } as const;

const schema = new Schema<RollupRecord>(
  {
    _id: text,
    span: text,
    name: text,
    at: text,
    key: { type: String, default: '' },
    values: { type: Schema.Types.Mixed, required: true },
  },
  { collection: 'rollups', versionKey: false },
);

/** For a series over a period. */
schema.index({ span: 1, name: 1, at: 1 });

export function rollupModel(connection: Connection): Model<RollupRecord> {
  return connection.model<RollupRecord>('Rollup', schema);
}

/** The id of a sum. */
export function rollupId(name: string, at: string, key: string): string {
  return `${name}|${at}|${key}`;
}
