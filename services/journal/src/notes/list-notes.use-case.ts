import { Injectable } from '@nestjs/common';
import { NOTES_AT_ONCE, type ListNotes, type RequestOf, type ResponseOf } from '@word-unfolded/contracts';
import { ownerOf } from '@word-unfolded/persistence';
import { withinAMessage } from '../common/within-a-message.js';
import { NoteRepository, noteView } from './note.repository.js';

/** Lists the changes of a reader's notes, as many per page as fit into one message. */
@Injectable()
export class ListNotesUseCase {
  constructor(private readonly notes: NoteRepository) {}

  async execute({ userId, since }: RequestOf<typeof ListNotes>): Promise<ResponseOf<typeof ListNotes>> {
    const found = await this.notes.changedSince(ownerOf(userId), since, NOTES_AT_ONCE + 1);
    const listed = withinAMessage(found.slice(0, NOTES_AT_ONCE));
    return {
      notes: listed.filter(({ goneAt }) => goneAt === null).map(noteView),
      gone: listed.filter(({ goneAt }) => goneAt !== null).map(({ id }) => id),
      cursor: listed.at(-1)?.sequence ?? since,
      more: listed.length < found.length,
    };
  }
}
