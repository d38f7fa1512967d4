import { Schema, type Connection, type Model } from 'mongoose';

/** An event that has happened, and may not be published yet. */
export type OutboxRecord = {
  /** The event id. */
  readonly _id: string;
  readonly subject: string;
  readonly payload: unknown;
  readonly correlationId: string;
  readonly happenedAt: Date;
  /** Until this time one relay has claimed the event; the others skip it. */
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

/** The relay claims unclaimed events, oldest first. */
schema.index({ takenUntil: 1, happenedAt: 1 });

export function outboxModel(connection: Connection): Model<OutboxRecord> {
  return connection.model<OutboxRecord>('Outbox', schema);
}
