import { Module } from '@nestjs/common';
import { OwnTextsModule } from '@word-unfolded/persistence';
import { EntryRecordsModule } from '../entries/records/entry-records.module.js';
import { SearchModule } from '../search/search.module.js';
import { ChangeNoteUseCase } from './change-note.use-case.js';
import { DeleteNoteUseCase } from './delete-note.use-case.js';
import { SaveNoteUseCase } from './save-note.use-case.js';
import { ChangeVerseNoteUseCase } from './change-verse-note.use-case.js';
import { SaveVerseNoteUseCase } from './save-verse-note.use-case.js';
import { ListNotesUseCase } from './list-notes.use-case.js';
import { NoteRecordsModule } from './note-records.module.js';
import { NoteWriter } from './note-writer.js';

@Module({
  imports: [EntryRecordsModule, NoteRecordsModule, OwnTextsModule, SearchModule],
  controllers: [
    ListNotesUseCase,
    SaveNoteUseCase,
    ChangeNoteUseCase,
    SaveVerseNoteUseCase,
    ChangeVerseNoteUseCase,
    DeleteNoteUseCase,
  ],
  providers: [NoteWriter],
  exports: [NoteRecordsModule],
})
export class NotesModule {}
