import { HIGHLIGHT_COLOURS, type Highlight } from '@word-unfolded/domain';
import { Schema, type Connection, type Model } from 'mongoose';

/** A highlight of a reader, or the tombstone of a removed one. `goneAt` is when it was removed, for the TTL index. */
export type HighlightRecord = Highlight & { readonly ownerId: string; readonly goneAt: Date | null };

/** How long a removal is reported to devices. A device that was offline for longer may bring the colour back. */
const REMOVAL_REPORTED_SECONDS = 180 * 86_400;

const schema = new Schema<HighlightRecord>(
  {
    ownerId: { type: String, required: true },
    verse: { type: Number, required: true },
    colour: { type: String, enum: [...HIGHLIGHT_COLOURS, null], default: null },
    changedAt: { type: String, required: true },
    goneAt: { type: Date, default: null },
  },
  { collection: 'highlights', versionKey: false },
);

/** A verse has at most one colour per reader; highlights are listed in the order of the verses. */
schema.index({ ownerId: 1, verse: 1 }, { unique: true });
/** Tombstones expire (TTL index). */
schema.index({ goneAt: 1 }, { expireAfterSeconds: REMOVAL_REPORTED_SECONDS });

export function highlightModel(connection: Connection): Model<HighlightRecord> {
  return connection.model<HighlightRecord>('Highlight', schema);
}
