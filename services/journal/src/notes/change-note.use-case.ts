import { Controller } from '@nestjs/common';
import { ChangeNote, type RequestOf, type ResponseOf } from '@word-unfolded/contracts';
import { Handles } from '@word-unfolded/service-kit';
import { ownerOf } from '@word-unfolded/persistence';
import { NoteWriter } from './note-writer.js';

/** Changes a note. If another device changed it in the meantime, both texts are stored. */
@Controller()
export class ChangeNoteUseCase {
  constructor(private readonly writer: NoteWriter) {}

  /** @throws AppError NOTE_NOT_FOUND */
  @Handles(ChangeNote)
  execute(request: RequestOf<typeof ChangeNote>): Promise<ResponseOf<typeof ChangeNote>> {
    const { userId, id, version, ...sent } = request;
    return this.writer.change(ownerOf(userId), id, sent, version);
  }
}
