import { Schema, type Connection, type Model, type Types } from 'mongoose';

/** An event: what a page of a reader logged, or what a service noted. */
export type ActivityRecord = {
  readonly _id?: Types.ObjectId;
  /** The reader that it is about; empty if it is about none. */
  readonly ownerId: string;
  readonly kind: 'feature' | 'event' | 'service';
  readonly name: string;
  readonly properties: readonly ActivityProperty[];
  readonly at: Date;
};

/**
 * A property of the action, stored as a pair because its name may contain characters that MongoDB field names must not.
 */
type ActivityProperty = { readonly name: string; readonly value: string | number | boolean | null };

/** Retention of events, in seconds: 90 days. What is counted of them stays. */
const ACTIVITY_LIFETIME_SECONDS = 90 * 86_400;

const text = { type: String, required: true } as const;

const schema = new Schema<ActivityRecord>(
  {
    ownerId: { type: String, default: '' },
    kind: text,
    name: text,
    properties: [
      new Schema<ActivityProperty>({ name: text, value: Schema.Types.Mixed }, { _id: false, id: false }),
    ],
    at: { type: Date, required: true },
  },
  { collection: 'activity', versionKey: false },
);

/** For one reader's events, newest first, for the export, and for deletion with the account. */
schema.index({ ownerId: 1, at: -1, _id: -1 });
/** For the events of a name, newest first. */
schema.index({ name: 1, at: -1, _id: -1 });
/** For listing newest first: the id decides between events of the same moment. */
schema.index({ at: -1, _id: -1 });
/** For expiry (TTL index). */
schema.index({ at: 1 }, { expireAfterSeconds: ACTIVITY_LIFETIME_SECONDS });

export function activityModel(connection: Connection): Model<ActivityRecord> {
  return connection.model<ActivityRecord>('Activity', schema);
}
