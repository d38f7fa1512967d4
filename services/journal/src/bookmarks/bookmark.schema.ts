import { Schema, type Connection, type Model } from 'mongoose';
import type { Bookmark } from '@word-unfolded/domain';

/** A bookmark of a reader. `goneAt` is `removedAt` as a date, for the TTL index. */
export type BookmarkRecord = Bookmark & { readonly ownerId: string; readonly goneAt: Date | null };

/** How long a removed bookmark is reported to devices. A device that was offline for longer may bring it back. */
const DELETION_REPORTED_SECONDS = 180 * 86_400;

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

/** A reader has at most one bookmark per passage, and lists them in the order of their ids. */
schema.index({ ownerId: 1, id: 1 }, { unique: true });
/** Removed bookmarks expire (TTL index). */
schema.index({ goneAt: 1 }, { expireAfterSeconds: DELETION_REPORTED_SECONDS });

export function bookmarkModel(connection: Connection): Model<BookmarkRecord> {
  return connection.model<BookmarkRecord>('Bookmark', schema);
}
