import { Schema, type Connection, type Model } from 'mongoose';

/** The number of changes of a reader's journal. */
export type SequenceRecord = { readonly ownerId: string; readonly count: number };

const schema = new Schema<SequenceRecord>(
  { ownerId: { type: String, required: true }, count: { type: Number, required: true } },
  { collection: 'journal-sequences', versionKey: false },
);

/** One document per reader. */
schema.index({ ownerId: 1 }, { unique: true });

export function sequenceModel(connection: Connection): Model<SequenceRecord> {
  return connection.model<SequenceRecord>('JournalSequence', schema);
}
