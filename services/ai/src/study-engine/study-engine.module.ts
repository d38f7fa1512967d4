import { Module } from '@nestjs/common';
import { LibraryModule } from '../library/library.module.js';
import { StudyEngineGenerator } from './study-engine-generator.js';

/** Generates answers without a model. */
@Module({ imports: [LibraryModule], providers: [StudyEngineGenerator], exports: [StudyEngineGenerator] })
export class StudyEngineModule {}
