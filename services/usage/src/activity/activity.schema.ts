import { Schema, type Connection, type Model } from 'mongoose';

/** That a reader did something. */
export type ActivityRecord = {
  readonly ownerId: string;
  readonly kind: 'feature' | 'event';
  readonly name: string;
  readonly properties: readonly ActivityProperty[];
  readonly at: Date;
};

/** One property: as a pair, because a name may hold what a field of the database must not. */
export type ActivityProperty = { readonly name: string; readonly value: string | number | boolean | null };

/** Days that it is kept. */
const KEPT_SECONDS = 30 * 86_400;

const text = { type: String, required: true } as const;

const schema = new Schema<ActivityRecord>(
  {
    ownerId: text,
    kind: text,
    name: text,
    properties: [
      new Schema<ActivityProperty>({ name: text, value: Schema.Types.Mixed }, { _id: false, id: false }),
    ],
    at: { type: Date, required: true },
  },
  { collection: 'activity', versionKey: false },
);

/** A reader who is gone is forgotten. */
schema.index({ ownerId: 1 });
/** They are read newest first, and go by themselves. */
schema.index({ at: 1 }, { expireAfterSeconds: KEPT_SECONDS });

export function activityModel(connection: Connection): Model<ActivityRecord> {
  return connection.model<ActivityRecord>('Activity', schema);
}
