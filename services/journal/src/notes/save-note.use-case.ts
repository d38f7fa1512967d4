import { Controller } from '@nestjs/common';
import { SaveNote, type RequestOf, type ResponseOf } from '@word-unfolded/contracts';
import { Handles } from '@word-unfolded/service-kit';
import { ownerOf } from '@word-unfolded/persistence';
import { NoteRepository } from './note.repository.js';
import { NoteWriter } from './note-writer.js';

/** Stores a new note. */
@Controller()
export class SaveNoteUseCase {
  constructor(
    private readonly notes: NoteRepository,
    private readonly writer: NoteWriter,
  ) {}

  /** @throws AppError NOTES_FULL when the reader would have more notes than the limit */
  @Handles(SaveNote)
  execute({ userId, id, ...sent }: RequestOf<typeof SaveNote>): Promise<ResponseOf<typeof SaveNote>> {
    return this.writer.store(ownerOf(userId), id ?? this.notes.newId(), sent, 0);
  }
}
