import { Inject, Injectable } from '@nestjs/common';
import type { Bookmark } from '@word-unfolded/domain';
import { MONGO_CONNECTION, OwnedRepository, type OwnerId } from '@word-unfolded/persistence';
import mongoose, { type Connection } from 'mongoose';
import { bookmarkModel, type BookmarkRecord } from './bookmark.schema.js';

/** Stores bookmarks. */
@Injectable()
export class BookmarkRepository extends OwnedRepository<BookmarkRecord> {
  constructor(@Inject(MONGO_CONNECTION) connection: Connection) {
    super(bookmarkModel(connection));
  }

  /** Returns the bookmarks with these ids. */
  async ofIds(ownerId: OwnerId, ids: readonly string[]): Promise<Bookmark[]> {
    const id = mongoose.trusted({ $in: [...ids] });
    return (await this.findMany(ownerId, { id }, { limit: ids.length })).map(asBookmark);
  }

  /** Returns the bookmarks after an id, in the order of their ids. */
  async after(ownerId: OwnerId, last: string, limit: number): Promise<Bookmark[]> {
    const id = mongoose.trusted({ $gt: last });
    return (await this.findMany(ownerId, { id }, { sort: { id: 1 }, limit })).map(asBookmark);
  }

  /** Counts the bookmarks of a reader. Removed ones do not count. */
  countStored(ownerId: OwnerId): Promise<number> {
    return this.count(ownerId, { removedAt: null });
  }

  async put(ownerId: OwnerId, { id, ...bookmark }: Bookmark): Promise<void> {
    const goneAt = bookmark.removedAt === null ? null : new Date(bookmark.removedAt);
    await this.updateOne(ownerId, { id }, { $set: { ...bookmark, goneAt } }, { upsert: true });
  }

  /** Returns all bookmarks of a reader, including removed ones, in the order of their ids. */
  async *everyOne(ownerId: OwnerId): AsyncGenerator<Bookmark> {
    for await (const record of this.each(ownerId, {}, { id: 1 })) yield asBookmark(record);
  }
}

function asBookmark(record: BookmarkRecord): Bookmark {
  const { id, reference, translationId, text, notes, notesAt, createdAt, updatedAt, removedAt } = record;
  return { id, reference, translationId, text, notes, notesAt, createdAt, updatedAt, removedAt };
}
