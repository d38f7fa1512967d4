import { Schema, type Connection, type Model } from 'mongoose';
import type { Bookmark } from '@word-unfolded/domain';

/** A bookmark of a reader. `goneAt` is `removedAt` as a date, for the index that lets it go. */
export type BookmarkRecord = Bookmark & { readonly ownerId: string; readonly goneAt: Date | null };

/** How long a bookmark that was taken away is told of: a device that was away for longer may bring it back. */
const TOLD_SECONDS = 180 * 86_400;

const text = { type: String, required: true } as const;
const maybeText = { type: String, default: '' } as const;
const maybeTime = { type: String, default: null } as const;

const schema = new Schema<BookmarkRecord>(
  {
    ownerId: text,
    id: text,
    reference: text,
    translationId: text,
    text: maybeText,
    notes: maybeText,
    notesAt: maybeTime,
    createdAt: text,
    updatedAt: text,
    removedAt: maybeTime,
    goneAt: { type: Date, default: null },
  },
  { collection: 'bookmarks', versionKey: false, id: false },
);

/** A reader keeps a passage once, and lists what they keep in the order of its ids. */
schema.index({ ownerId: 1, id: 1 }, { unique: true });
/** Those that were taken away go by themselves. */
schema.index({ goneAt: 1 }, { expireAfterSeconds: TOLD_SECONDS });

export function bookmarkModel(connection: Connection): Model<BookmarkRecord> {
  return connection.model<BookmarkRecord>('Bookmark', schema);
}
