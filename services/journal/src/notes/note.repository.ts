import { Inject, Injectable } from '@nestjs/common';
import type { SavedNote } from '@word-unfolded/contracts';
import { MONGO_CONNECTION, OwnedRepository, type OwnerId } from '@word-unfolded/persistence';
import mongoose, { type Connection } from 'mongoose';
import { noteModel, type NoteRecord } from './note.schema.js';

/** The stored form of a note, without its owner. */
export type StoredNote = Omit<NoteRecord, 'ownerId'>;

/** Stores notes. */
@Injectable()
export class NoteRepository extends OwnedRepository<NoteRecord> {
  constructor(@Inject(MONGO_CONNECTION) connection: Connection) {
    super(noteModel(connection));
  }

  /** Returns an unused id. */
  newId(): string {
    return new mongoose.Types.ObjectId().toHexString();
  }

  /** Finds the note with an id, also a deleted one. */
  find(ownerId: OwnerId, id: string): Promise<StoredNote | null> {
    return this.findOne(ownerId, { id });
  }

  /** Returns the notes changed after a number, in the order of their changes. */
  changedSince(ownerId: OwnerId, since: number, limit: number): Promise<StoredNote[]> {
    const sequence = mongoose.trusted({ $gt: since });
    return this.findMany(ownerId, { sequence }, { sort: { sequence: 1 }, limit });
  }

  /** Returns the notes with some ids, without deleted ones. */
  named(ownerId: OwnerId, ids: readonly string[]): Promise<StoredNote[]> {
    const filter = { id: mongoose.trusted({ $in: [...ids] }), goneAt: null };
    return this.findMany(ownerId, filter, { limit: ids.length });
  }

  /** Counts the notes of a reader. Deleted ones do not count. */
  countStored(ownerId: OwnerId): Promise<number> {
    return this.count(ownerId, { goneAt: null });
  }

  async put(ownerId: OwnerId, { id, ...note }: StoredNote): Promise<void> {
    await this.updateOne(ownerId, { id }, { $set: note }, { upsert: true });
  }

  /** Yields all notes of a reader, in the order of their ids. */
  async *everyOne(ownerId: OwnerId): AsyncGenerator<SavedNote> {
    for await (const record of this.each(ownerId, {}, { id: 1 }))
      if (record.goneAt === null) yield noteView(record);
  }
}

/** The response form of a note. */
export function noteView(note: StoredNote): SavedNote {
  const { id, title, text, passage, verses, createdAt, updatedAt, version, inJournal } = note;
  return {
    ...{ id, title, text, passage, createdAt, updatedAt, version },
    ...(verses && { verses }),
    ...(inJournal && { inJournal }),
  };
}
