import { Controller } from '@nestjs/common';
import {
  ChangeNote,
  DeleteNote,
  SaveNote,
  ListNotes,
  type RequestOf,
  type ResponseOf,
} from '@word-unfolded/contracts';
import { Handles } from '@word-unfolded/service-kit';
import { ChangeNoteUseCase } from './change-note.use-case.js';
import { DeleteNoteUseCase } from './delete-note.use-case.js';
import { SaveNoteUseCase } from './save-note.use-case.js';
import { ListNotesUseCase } from './list-notes.use-case.js';

/** Handles the messages for notes. */
@Controller()
export class NotesController {
  constructor(
    private readonly list: ListNotesUseCase,
    private readonly save: SaveNoteUseCase,
    private readonly change: ChangeNoteUseCase,
    private readonly remove: DeleteNoteUseCase,
  ) {}

  @Handles(ListNotes)
  listNotes(request: RequestOf<typeof ListNotes>): Promise<ResponseOf<typeof ListNotes>> {
    return this.list.execute(request);
  }

  @Handles(SaveNote)
  saveNote(request: RequestOf<typeof SaveNote>): Promise<ResponseOf<typeof SaveNote>> {
    return this.save.execute(request);
  }

  @Handles(ChangeNote)
  changeNote(request: RequestOf<typeof ChangeNote>): Promise<ResponseOf<typeof ChangeNote>> {
    return this.change.execute(request);
  }

  @Handles(DeleteNote)
  deleteNote(request: RequestOf<typeof DeleteNote>): Promise<ResponseOf<typeof DeleteNote>> {
    return this.remove.execute(request);
  }
}
