import type { Reading } from '@word-unfolded/domain';
import { Schema, type Connection, type Model } from 'mongoose';

/** The recent views and the reading progress of a reader: one document per reader. */
export type ReadingRecord = Reading & { readonly ownerId: string };

const text = { type: String, required: true } as const;
const visit = { id: text, reference: text, translationId: text };
const withoutId = { _id: false, id: false } as const;

const schema = new Schema<ReadingRecord>(
  {
    ownerId: text,
    recentlyViewed: [new Schema({ ...visit, viewedAt: text }, withoutId)],
    history: [new Schema({ ...visit, timestamp: text }, withoutId)],
    clearedAt: { type: String, default: null },
  },
  { collection: 'reading', versionKey: false },
);

/** The only query is by reader, who has one document. */
schema.index({ ownerId: 1 }, { unique: true });

export function readingModel(connection: Connection): Model<ReadingRecord> {
  return connection.model<ReadingRecord>('Reading', schema);
}
