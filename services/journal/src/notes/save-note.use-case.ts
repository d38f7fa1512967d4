import { Injectable } from '@nestjs/common';
import type { SaveNote, RequestOf, ResponseOf } from '@word-unfolded/contracts';
import { ownerOf } from '@word-unfolded/persistence';
import { NoteRepository } from './note.repository.js';
import { NoteWriter } from './note-writer.js';

/** Stores a new note. */
@Injectable()
export class SaveNoteUseCase {
  constructor(
    private readonly notes: NoteRepository,
    private readonly writer: NoteWriter,
  ) {}

  /** @throws AppError NOTES_FULL when the reader would have more notes than the limit */
  execute({ userId, id, ...sent }: RequestOf<typeof SaveNote>): Promise<ResponseOf<typeof SaveNote>> {
    return this.writer.store(ownerOf(userId), id ?? this.notes.newId(), sent, 0);
  }
}
