import { Schema, type Connection, type Model } from 'mongoose';

/** An action of a reader. */
export type ActivityRecord = {
  readonly ownerId: string;
  readonly kind: 'feature' | 'event';
  readonly name: string;
  readonly properties: readonly ActivityProperty[];
  readonly at: Date;
};

/**
 * A property of the action, stored as a pair because its name may contain characters that MongoDB field names must not.
 */
type ActivityProperty = { readonly name: string; readonly value: string | number | boolean | null };

/** Retention of activity, in seconds: 30 days. */
const LIFETIME_SECONDS = 30 * 86_400;

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

/** For deletion with the account. */
schema.index({ ownerId: 1 });
/** For listing newest first, and for expiry (TTL index). */
schema.index({ at: 1 }, { expireAfterSeconds: LIFETIME_SECONDS });

export function activityModel(connection: Connection): Model<ActivityRecord> {
  return connection.model<ActivityRecord>('Activity', schema);
}
