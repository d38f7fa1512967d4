import { Controller } from '@nestjs/common';
import { DeleteNote, type RequestOf, type ResponseOf } from '@word-unfolded/contracts';
import { Handles } from '@word-unfolded/service-kit';
import { ownerOf } from '@word-unfolded/persistence';
import { NoteWriter } from './note-writer.js';

/** Deletes a note, unless its text has changed since the reader saw it. */
@Controller()
export class DeleteNoteUseCase {
  constructor(private readonly writer: NoteWriter) {}

  /** @throws AppError NOTE_NOT_FOUND */
  @Handles(DeleteNote)
  async execute(request: RequestOf<typeof DeleteNote>): Promise<ResponseOf<typeof DeleteNote>> {
    const { userId, id, version } = request;
    return { deleted: await this.writer.remove(ownerOf(userId), id, version) };
  }
}
