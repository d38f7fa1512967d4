import { Controller } from '@nestjs/common';
import { ChangeVerseNote, type RequestOf, type ResponseOf } from '@word-unfolded/contracts';
import { ownerOf } from '@word-unfolded/persistence';
import { Handles } from '@word-unfolded/service-kit';
import { NoteWriter } from './note-writer.js';

/** Changes a note on verses. If another device changed it in the meantime, both texts are stored. */
@Controller()
export class ChangeVerseNoteUseCase {
  constructor(private readonly writer: NoteWriter) {}

  /** @throws AppError NOTE_NOT_FOUND */
  @Handles(ChangeVerseNote)
  async execute(request: RequestOf<typeof ChangeVerseNote>): Promise<ResponseOf<typeof ChangeVerseNote>> {
    const { userId, id, version, ...sent } = request;
    return this.writer.change(ownerOf(userId), id, sent, version);
  }
}
