import { Injectable } from '@nestjs/common';
import type { DeleteNote, RequestOf, ResponseOf } from '@word-unfolded/contracts';
import { ownerOf } from '@word-unfolded/persistence';
import { NoteWriter } from './note-writer.js';

/** Deletes a note, unless its text has changed since the reader saw it. */
@Injectable()
export class DeleteNoteUseCase {
  constructor(private readonly writer: NoteWriter) {}

  /** @throws AppError NOTE_NOT_FOUND */
  async execute(request: RequestOf<typeof DeleteNote>): Promise<ResponseOf<typeof DeleteNote>> {
    const { userId, id, version } = request;
    return { deleted: await this.writer.remove(ownerOf(userId), id, version) };
  }
}
