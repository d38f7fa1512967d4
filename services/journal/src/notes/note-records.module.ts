import { Module } from '@nestjs/common';
import { NoteRepository } from './note.repository.js';

/** The stored notes, for notes, search and export. */
@Module({ providers: [NoteRepository], exports: [NoteRepository] })
export class NoteRecordsModule {}
