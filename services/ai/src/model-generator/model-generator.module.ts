import { Module } from '@nestjs/common';
import { GroundingModule } from '../grounding/grounding.module.js';
import { LibraryModule } from '../library/library.module.js';
import { ModelsModule } from '../models/models.module.js';
import { ModelTitles } from './model-titles.js';
import { ModelGenerator } from './model-generator.js';
import { Retrieval } from './retrieval/retrieval.js';

/** Generates answers with a model; the main file of the service lists `modelsConfiguration`. */
@Module({
  imports: [GroundingModule, LibraryModule, ModelsModule],
  providers: [Retrieval, ModelTitles, ModelGenerator],
  exports: [ModelGenerator],
})
export class ModelGeneratorModule {}
