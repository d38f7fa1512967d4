import { Inject, Injectable } from '@nestjs/common';
import type { KeptNote } from '@word-unfolded/contracts';
import { MONGO_CONNECTION, OwnedRepository, type OwnerId } from '@word-unfolded/persistence';
import mongoose, { type Connection } from 'mongoose';
import { noteModel, type NoteRecord } from './note.schema.js';

/** A note as it is kept, without its owner. */
export type StoredNote = Omit<NoteRecord, 'ownerId'>;

/** Keeps notes. */
@Injectable()
export class NoteRepository extends OwnedRepository<NoteRecord> {
  constructor(@Inject(MONGO_CONNECTION) connection: Connection) {
    super(noteModel(connection));
  }

  /** An id that no note has. */
  newId(): string {
    return new mongoose.Types.ObjectId().toHexString();
  }

  /** The note of an id, also one that was deleted. */
  find(ownerId: OwnerId, id: string): Promise<StoredNote | null> {
    return this.findOne(ownerId, { id });
  }

  /** Those that changed after a number, in the order of their changes. */
  changedSince(ownerId: OwnerId, since: number, limit: number): Promise<StoredNote[]> {
    const sequence = mongoose.trusted({ $gt: since });
    return this.findMany(ownerId, { sequence }, { sort: { sequence: 1 }, limit });
  }

  /** How many a reader keeps; those that were deleted are none. */
  countKept(ownerId: OwnerId): Promise<number> {
    return this.count(ownerId, { goneAt: null });
  }

  async put(ownerId: OwnerId, { id, ...note }: StoredNote): Promise<void> {
    await this.updateOne(ownerId, { id }, { $set: note }, { upsert: true });
  }

  /** All that a reader keeps, in the order of their ids. */
  async *everyOne(ownerId: OwnerId): AsyncGenerator<KeptNote> {
    for await (const record of this.each(ownerId, {}, { id: 1 }))
      if (record.goneAt === null) yield noteView(record);
  }

  removeAll(ownerId: OwnerId): Promise<number> {
    return this.deleteMany(ownerId, {});
  }
}

/** A note as others see it. */
export function noteView(note: StoredNote): KeptNote {
  const { id, title, text, passage, createdAt, updatedAt, version } = note;
  return { id, title, text, passage, createdAt, updatedAt, version };
}
