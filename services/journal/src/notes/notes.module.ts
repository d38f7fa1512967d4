import { Module } from '@nestjs/common';
import { EntryRecordsModule } from '../entries/records/entry-records.module.js';
import { ChangeNoteUseCase } from './change-note.use-case.js';
import { DeleteNoteUseCase } from './delete-note.use-case.js';
import { SaveNoteUseCase } from './save-note.use-case.js';
import { ChangeVerseNoteUseCase } from './change-verse-note.use-case.js';
import { SaveVerseNoteUseCase } from './save-verse-note.use-case.js';
import { ListNotesUseCase } from './list-notes.use-case.js';
import { NoteRepository } from './note.repository.js';
import { NoteWriter } from './note-writer.js';

@Module({
  imports: [EntryRecordsModule],
  controllers: [
    ListNotesUseCase,
    SaveNoteUseCase,
    ChangeNoteUseCase,
    SaveVerseNoteUseCase,
    ChangeVerseNoteUseCase,
    DeleteNoteUseCase,
  ],
  providers: [NoteRepository, NoteWriter],
  exports: [NoteRepository],
})
export class NotesModule {}
