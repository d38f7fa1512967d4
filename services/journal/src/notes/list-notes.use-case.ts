import { Controller } from '@nestjs/common';
import { ListNotes, NOTES_AT_ONCE, type RequestOf, type ResponseOf } from '@word-unfolded/contracts';
import { Handles } from '@word-unfolded/service-kit';
import { ownerOf } from '@word-unfolded/persistence';
import { withinAMessage } from '../common/within-a-message.js';
import { NoteRepository, noteView } from './note.repository.js';

/** Lists the changes of a reader's notes, as many per page as fit into one message. */
@Controller()
export class ListNotesUseCase {
  constructor(private readonly notes: NoteRepository) {}

  @Handles(ListNotes)
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
