import { Module } from '@nestjs/common';
import { LibraryModule } from '../library/library.module.js';
import { StudyEngineWriter } from './study-engine-writer.js';

/** Writes answers without a model. */
@Module({ imports: [LibraryModule], providers: [StudyEngineWriter], exports: [StudyEngineWriter] })
export class StudyEngineModule {}
