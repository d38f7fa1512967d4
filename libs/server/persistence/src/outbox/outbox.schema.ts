import { Schema, type Connection, type Model } from 'mongoose';

/** An event that has happened, and that may not have been published yet. */
export type OutboxRecord = {
  /** The id of the event. */
  readonly _id: string;
  readonly subject: string;
  readonly payload: unknown;
  readonly correlationId: string;
  readonly happenedAt: Date;
  /** Until then one relay is about to publish it; the others leave it alone. */
  readonly takenUntil: Date;
};

const schema = new Schema<OutboxRecord>(
  {
    _id: { type: String, required: true },
    subject: { type: String, required: true },
    payload: { type: Schema.Types.Mixed, required: true },
    correlationId: { type: String, required: true },
    happenedAt: { type: Date, required: true },
    takenUntil: { type: Date, required: true },
  },
  { collection: 'outbox', versionKey: false, minimize: false },
);

/** The relay takes what nobody has taken, oldest first. */
schema.index({ takenUntil: 1, happenedAt: 1 });

export function outboxModel(connection: Connection): Model<OutboxRecord> {
  return connection.model<OutboxRecord>('Outbox', schema);
}
