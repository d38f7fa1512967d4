import { Module } from '@nestjs/common';
import { EntryRecordsModule } from '../entries/entry-records.module.js';
import { ChangeNoteUseCase } from './change-note.use-case.js';
import { DeleteNoteUseCase } from './delete-note.use-case.js';
import { KeepNoteUseCase } from './keep-note.use-case.js';
import { ListNotesUseCase } from './list-notes.use-case.js';
import { NoteRepository } from './note.repository.js';
import { NoteWriter } from './note-writer.js';
import { NotesController } from './notes.controller.js';

@Module({
  imports: [EntryRecordsModule],
  controllers: [NotesController],
  providers: [
    NoteRepository,
    NoteWriter,
    ListNotesUseCase,
    KeepNoteUseCase,
    ChangeNoteUseCase,
    DeleteNoteUseCase,
  ],
  exports: [NoteRepository],
})
export class NotesModule {}
