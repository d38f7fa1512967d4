import { Injectable } from '@nestjs/common';
import type { ChangeNote, RequestOf, ResponseOf } from '@word-unfolded/contracts';
import { ownerOf } from '@word-unfolded/persistence';
import { NoteWriter } from './note-writer.js';

/** Changes a note. If another device changed it in the meantime, both texts are stored. */
@Injectable()
export class ChangeNoteUseCase {
  constructor(private readonly writer: NoteWriter) {}

  /** @throws AppError NOTE_NOT_FOUND */
  execute(request: RequestOf<typeof ChangeNote>): Promise<ResponseOf<typeof ChangeNote>> {
    const { userId, id, version, ...sent } = request;
    return this.writer.change(ownerOf(userId), id, sent, version);
  }
}
