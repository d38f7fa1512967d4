import { Module } from '@nestjs/common';
import { GroundingModule } from '../grounding/grounding.module.js';
import { LibraryModule } from '../library/library.module.js';
import { ModelsModule } from '../models/models.module.js';
import { ModelTitles } from './model-titles.js';
import { ModelWriter } from './model-writer.js';
import { Retrieval } from './retrieval/retrieval.js';

/** Writes answers with a model; the service names `modelsConfiguration` in its main. */
@Module({
  imports: [GroundingModule, LibraryModule, ModelsModule],
  providers: [Retrieval, ModelTitles, ModelWriter],
  exports: [ModelWriter],
})
export class ModelWriterModule {}
