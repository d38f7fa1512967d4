import { Injectable } from '@nestjs/common';
import type { KeepNote, RequestOf, ResponseOf } from '@word-unfolded/contracts';
import { ownerOf } from '@word-unfolded/persistence';
import { NoteRepository } from './note.repository.js';
import { NoteWriter } from './note-writer.js';

/** Keeps a new note. */
@Injectable()
export class KeepNoteUseCase {
  constructor(
    private readonly notes: NoteRepository,
    private readonly writer: NoteWriter,
  ) {}

  /** @throws CatalogueError NOTES_FULL when the reader would keep more than there is room for */
  execute({ userId, id, ...sent }: RequestOf<typeof KeepNote>): Promise<ResponseOf<typeof KeepNote>> {
    return this.writer.keep(ownerOf(userId), id ?? this.notes.newId(), sent, 0);
  }
}
