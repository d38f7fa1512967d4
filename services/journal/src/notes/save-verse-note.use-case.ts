import { Controller } from '@nestjs/common';
import { SaveVerseNote, type RequestOf, type ResponseOf } from '@word-unfolded/contracts';
import { ownerOf } from '@word-unfolded/persistence';
import { Handles } from '@word-unfolded/service-kit';
import { NoteRepository } from './note.repository.js';
import { NoteWriter } from './note-writer.js';

/** Stores a new note on verses. */
@Controller()
export class SaveVerseNoteUseCase {
  constructor(
    private readonly notes: NoteRepository,
    private readonly writer: NoteWriter,
  ) {}

  /**
   * @throws AppError NOTES_FULL when the reader would have more notes than the limit, NOTE_NOT_FOUND for the id of a note
   *   that is not on verses
   */
  @Handles(SaveVerseNote)
  async execute(request: RequestOf<typeof SaveVerseNote>): Promise<ResponseOf<typeof SaveVerseNote>> {
    const { userId, id = this.notes.newId(), ...sent } = request;
    return this.writer.store(ownerOf(userId), id, sent, 0);
  }
}
